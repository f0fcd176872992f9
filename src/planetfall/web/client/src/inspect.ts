// Asking by keyboard: I opens the focused or pointed piece. Where nothing is, it goes from piece to piece:
// arrows move, Enter opens, Escape leaves.

import { dialogOpen, openPanel } from "./dialog";
import { register } from "./hooks";
import { pieceAt, shownPieces, type Pointed } from "./pieces";
import { pointedPiece } from "./tip";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
let inspected: Pointed | null = null;

function middle(place: Element): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function leave(): void {
  inspected?.place.classList.remove("inspected");
  inspected = null;
}

function inspect(piece: Pointed | undefined): void {
  leave();
  if (!piece) return;
  inspected = piece;
  piece.place.classList.add("inspected");
  piece.place.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function open(piece: Pointed): void {
  void openPanel("piece", piece.key);
}

// The nearest piece in a direction, by its place on the screen.
function next(from: Pointed, right: number, down: number): Pointed | undefined {
  const [x, y] = middle(from.place);
  let best: Pointed | undefined;
  let least = Infinity;
  for (const piece of shownPieces()) {
    if (piece.place === from.place) continue;
    const [px, py] = middle(piece.place);
    const along = (px - x) * right + (py - y) * down;
    const aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    if (along <= 2) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [piece, distance];
  }
  return best;
}

// Runs before the other keys of the page.
function onKey(event: KeyboardEvent): void {
  if (!inspected || dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) inspect(next(inspected, ...arrow) ?? inspected);
  else if (event.key === "Enter" || event.key === " ") open(inspected);
  else if (event.key === "Escape" || event.key === "Tab") leave();
  else return;
  if (event.key === "Tab") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function ask(): boolean {
  if (inspected) {
    open(inspected);
    return true;
  }
  const focused = pieceAt(document.activeElement);
  const piece = focused ?? pointedPiece();
  if (piece) open(piece);
  else inspect(shownPieces()[0]);
  return true;
}

export function watchInspection(): void {
  document.addEventListener("keydown", onKey, { capture: true });
  document.addEventListener("pointerdown", leave);
}

register({ actions: { inspect: ask }, keys: { i: "inspect" } });
