// Details: a long press or the right mouse button opens what a piece is; so does a click on a card that
// cannot be chosen now, and on a touch screen a tap on anything that cannot.

import { highlight } from "./choose";
import { closeDialog, openPanel } from "./dialog";
import { heldPiece } from "./hooks";
import { watchInspection } from "./inspect";
import { pieceAt } from "./pieces";
import { asked, byId, language } from "./state";
import { watchTip } from "./tip";

// Milliseconds until a press opens the details, and pixels that a finger may move meanwhile.
const PRESS_TIME = 450;
const SLACK = 8;
let pressTimer = 0;
let pressedAt: [number, number] = [0, 0];
let opened = false;
let touched = false;

function placeOf(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("[data-key]") : null;
  return found && !found.closest("#dialog") ? found : null;
}

// Whether a key is of a kind that the table names in one of its lists.
function isOf(list: string, key: string): boolean {
  const kinds = document.querySelector<HTMLElement>(".table")?.dataset[list]?.split(" ") ?? [];
  return kinds.includes(key.split(":")[0] ?? "");
}

// The seat whose board a place opens.
function boardOf(place: Element | null): string {
  const key = place?.getAttribute("data-key") ?? "";
  return key && isOf("boards", key) ? (key.split(":")[1] ?? "") : "";
}

function open(key: string): void {
  opened = true;
  void openPanel("piece", key);
}

function onDown(event: PointerEvent): void {
  clearTimeout(pressTimer);
  opened = false;
  touched = event.pointerType === "touch";
  pressedAt = [event.clientX, event.clientY];
  const piece = pieceAt(event.target);
  if (piece && touched && !heldPiece()?.isOver(piece.place)) {
    pressTimer = window.setTimeout(() => open(piece.key), PRESS_TIME);
  }
}

function onMove(event: PointerEvent): void {
  if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > SLACK) clearTimeout(pressTimer);
}

function onMenu(event: MouseEvent): void {
  const piece = pieceAt(event.target);
  if (!piece) return;
  event.preventDefault();
  clearTimeout(pressTimer);
  if (!opened) open(piece.key);
}

// Runs before other click listeners: a long press that opened something does not choose it too.
function onClick(event: MouseEvent): void {
  clearTimeout(pressTimer);
  if (opened && event.detail) {
    opened = false;
    if (pieceAt(event.target)) event.stopPropagation();
    return;
  }
  if (event.target instanceof Element && event.target.closest("#dialog [data-key].lit")) closeDialog();
  const place = placeOf(event.target);
  if (place?.classList.contains("lit")) return;
  const seat = boardOf(place);
  if (seat) {
    // A seat that cannot be chosen now opens its board.
    event.stopPropagation();
    void openPanel("player", seat);
    return;
  }
  const key = place?.getAttribute("data-key") ?? "";
  const isSmall = window.matchMedia("(max-width: 820px)").matches;
  if (key && (isOf("cards", key) || (isSmall && isOf("zoom", key)))) void openPanel("piece", key);
  else if (!place && touched) openTapped(event.target);
}

// A finger cannot point: a tap on something that is no option says what it is.
function openTapped(target: EventTarget | null): void {
  const piece = pieceAt(target);
  if (!piece || (target instanceof Element && target.closest("button, a, summary, label, input, #dialog"))) return;
  void openPanel("piece", piece.key);
}

// Say in the details why the thing cannot be chosen.
async function explain(): Promise<void> {
  highlight();
  const now = asked();
  const line = document.querySelector<HTMLElement>("#dialog [data-why]");
  if (!now || now.seat < 0 || !line) return;
  const query = new URLSearchParams({ key: line.dataset["why"] ?? "", seat: String(now.seat), lang: language() });
  const response = await fetch(`/api/tables/${now.table}/why?${query}`).catch(() => null);
  if (response?.ok) line.textContent = ((await response.json()) as { reason: string }).reason;
}

export function watchDetails(): void {
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, () => clearTimeout(pressTimer));
  }
  document.addEventListener("contextmenu", onMenu);
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("panel", () => void explain());
  watchTip();
  watchInspection();
  // Keys in a closed dialog must not be highlighted.
  byId("dialog")?.addEventListener("close", () => {
    byId("dialog-body")?.replaceChildren();
    highlight();
  });
}
