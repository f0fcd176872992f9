// What the scripts of the games add to the page. They register here; shared scripts ask here.

// Run by a button or a key; `false` means that there was nothing to do.
export type Action = (button: HTMLElement | null) => boolean | void;

// A piece that is moved over a board until it is placed. While there is one, it takes the arrow keys,
// Enter and the presses on its board; places where it fits have the class `fits`.
export interface Piece {
  isHeld(): boolean;
  isOver(place: Element): boolean;
  // The keys that need no button, as the piece chooses them.
  keys(): string[];
  // Whether the press was for the piece.
  press(place: Element): boolean;
  step(rows: number, columns: number): boolean;
  place(): boolean;
}

export interface Script {
  // Once, when the page of a table is ready.
  start?(): void;
  // After every change of the page, when its keys are highlighted.
  changed?(): void;
  // For every new question; `tab` is where it is answered, if the server says so.
  reveal?(tab: string): void;
  actions?: Record<string, Action>;
  // The name of an action by its key on the keyboard.
  keys?: Record<string, string>;
  piece?: Piece;
}

export const scripts: Script[] = [];

export function register(script: Script): void {
  scripts.push(script);
}

// All games come in one file: at a table only its own game's script runs.
export function registerGame(game: string, script: Script): void {
  if (document.body.classList.contains(`is-${game}`)) register(script);
}

export function heldPiece(): Piece | undefined {
  return scripts.find((each) => each.piece?.isHeld())?.piece;
}
