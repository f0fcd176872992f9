// Keyboard control.

import { asked, byId } from "./state";
import { chosenKeys, clearSelection, confirmChosen, pick, step } from "./choose";
import { heldPiece, scripts } from "./hooks";
import { runAction } from "./actions";
import { closeDialog, dialogOpen } from "./dialog";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

// The actions of keys.
const ACTIONS: Record<string, string> = {
  u: "undo",
  l: "log",
  s: "scores",
  t: "text-answers",
  b: "text",
  "?": "help",
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("input:not([type=checkbox]),select,textarea");
}

// A key answers the question it was pressed on. What was focused for an old question loses the
// focus, and keys that were pressed before the page changed are not for the new one.
let decisionNow = "";
let changedAt = 0;
let lastFocus: DOMRect | null = null;

export function leaveOldQuestion(): void {
  const decision = asked()?.decision ?? "";
  if (decision === decisionNow) return;
  decisionNow = decision;
  changedAt = performance.now();
  const focused = document.activeElement;
  if (focused?.closest("#confirm, [data-answer], [data-step], [data-key]")) {
    lastFocus = focused.getBoundingClientRect();
    byId("ask")?.focus({ preventScroll: true });
  }
}

// Focus the next highlighted element in a direction, by its place on the screen.
function moveFocus(rows: number, columns: number): boolean {
  const lit = Array.from(document.querySelectorAll<HTMLElement>(".control, .answers li:not(.placed) button"));
  const shown = lit.filter((each) => each.getClientRects().length > 0);
  if (!shown.length) return false;
  const active = document.activeElement;
  if (!active || !shown.includes(active as HTMLElement)) {
    nearest(shown)?.focus();
    return true;
  }
  const from = active.getBoundingClientRect();
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of shown) {
    const box = each.getBoundingClientRect();
    const dx = box.x + box.width / 2 - x;
    const dy = box.y + box.height / 2 - y;
    const along = dy * rows + dx * columns;
    if (along <= 1) continue;
    const distance = along + 2 * (Math.abs(dy * columns) + Math.abs(dx * rows));
    if (distance < least) [best, least] = [each, distance];
  }
  best?.focus();
  return best !== null;
}

// The element nearest to the last focus, or the first one.
function nearest(shown: HTMLElement[]): HTMLElement | undefined {
  if (!lastFocus) return shown[0];
  const { x, y } = lastFocus;
  const distance = (each: HTMLElement): number => {
    const box = each.getBoundingClientRect();
    return Math.hypot(box.x - x, box.y - y);
  };
  return shown.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

// Whether a key makes or undoes a choice.
function isDeciding(key: string): boolean {
  return /^(Enter| |[uU1-9])$/.test(key);
}

// A digit chooses the answer that shows it, or ticks it in a set. It never confirms.
function chooseByNumber(digit: number): boolean {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>("[data-answer]"));
  const button = buttons.find(
    (each) => each.querySelector("kbd")?.textContent === String(digit) && each.getClientRects().length > 0,
  );
  if (!button) return false;
  pick([button.dataset["answer"] ?? ""]);
  return true;
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (dialogOpen()) {
    if (event.key === "Escape") closeDialog();
    return;
  }
  // A key that is held down, or was pressed for an earlier question, decides nothing.
  if (isDeciding(event.key) && (event.repeat || event.timeStamp < changedAt)) event.preventDefault();
  else if (handle(event)) event.preventDefault();
}

// Whether the key did something.
function handle(event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const piece = heldPiece();
    if (piece) return piece.step(...arrow);
    if (document.querySelector("#answers.stepper") && arrow[0] === 0) return step(arrow[1]);
    return moveFocus(...arrow);
  }
  if (event.key === "Enter") return enter();
  if (event.key === " ") return pickFocused();
  if (event.key === "Escape") return escape();
  if (/^[1-9]$/.test(event.key)) return chooseByNumber(Number(event.key));
  const key = event.key.toLowerCase();
  const action = ACTIONS[key] ?? scripts.find((each) => each.keys?.[key])?.keys?.[key];
  return action !== undefined && runAction(action, null);
}

// Escape takes back what is chosen and not sent; then it closes what a game has opened over the table.
function escape(): boolean {
  const closing = scripts.find((each) => each.keys?.["escape"])?.keys?.["escape"];
  if (chosenKeys().length || !closing || !runAction(closing, null)) clearSelection();
  return true;
}

// Enter presses the button that shows it, whatever has the focus. While nothing is chosen it chooses what
// is focused, or the only answer there is; so no single press of it commits anything.
function enter(): boolean {
  if (byId("confirm")?.checkVisibility({ visibilityProperty: true })) return confirmChosen();
  if (document.activeElement?.matches("button:not([data-answer]),a,summary,label,input")) return false;
  if (heldPiece()) return heldPiece()?.place() ?? false;
  return pickFocused() || pickOnlyAnswer();
}

// Space chooses or ticks what is focused; on a button it does what the button does.
function pickFocused(): boolean {
  const focused = document.activeElement;
  const place = focused?.matches(".control") ? focused.closest("[data-key]") : null;
  const key = focused?.getAttribute("data-answer") ?? place?.getAttribute("data-key");
  if (!key) return false;
  pick([key]);
  return true;
}

function pickOnlyAnswer(): boolean {
  const shown = Array.from(document.querySelectorAll<HTMLElement>("#answers [data-answer]")).filter(
    (each) => each.getClientRects().length > 0,
  );
  const key = shown.length === 1 ? shown[0]?.dataset["answer"] : undefined;
  if (key === undefined) return false;
  pick([key]);
  return true;
}

export function watchKeyboard(): void {
  decisionNow = asked()?.decision ?? "";
  document.addEventListener("keydown", onKey);
  byId("ask")?.focus({ preventScroll: true });
}
