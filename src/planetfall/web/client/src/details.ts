// Details: a long press or the right mouse button opens a card or a board, on a phone also a tap on
// something that cannot be chosen now. Pointing at such a thing says why not.

import { clearReason, highlight, whyNot } from "./choose";
import { closeDialog, openPanel } from "./dialog";
import { heldPiece } from "./hooks";
import { asked, byId, language } from "./state";

// Milliseconds until a press opens the details, and until pointing asks why not.
const PRESS_TIME = 450;
const POINT_TIME = 320;
let pressTimer = 0;
let opened = false;

function placeOf(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("[data-key]") : null;
  return found && !found.closest("#dialog") ? found : null;
}

// The key of a place, if it has details.
function detailsKey(place: Element | null): string {
  const key = place?.getAttribute("data-key") ?? "";
  const kinds = document.querySelector<HTMLElement>(".table")?.dataset["zoom"]?.split(" ") ?? [];
  return kinds.includes(key.split(":")[0] ?? "") ? key : "";
}

// The seat whose board a place opens.
function boardOf(place: Element | null): string {
  const table = document.querySelector<HTMLElement>(".table");
  const [kind, seat] = (place?.getAttribute("data-key") ?? "").split(":");
  return table?.dataset["boards"] === kind ? (seat ?? "") : "";
}

function open(key: string): void {
  opened = true;
  void openPanel("card", key);
}

function onDown(event: PointerEvent): void {
  clearTimeout(pressTimer);
  opened = false;
  const key = detailsKey(placeOf(event.target));
  if (key && event.pointerType === "touch") pressTimer = window.setTimeout(() => open(key), PRESS_TIME);
}

function onMenu(event: MouseEvent): void {
  const seat = boardOf(placeOf(event.target));
  if (seat) {
    event.preventDefault();
    void openPanel("player", seat);
    return;
  }
  const key = detailsKey(placeOf(event.target));
  if (!key) return;
  event.preventDefault();
  clearTimeout(pressTimer);
  if (!opened) open(key);
}

// Runs before other click listeners: a long press that opened something does not choose it too.
function onClick(event: MouseEvent): void {
  clearTimeout(pressTimer);
  if (opened && event.detail) {
    opened = false;
    if (placeOf(event.target)) event.stopPropagation();
    return;
  }
  if (event.target instanceof Element && event.target.closest("#dialog [data-key].lit")) closeDialog();
  const place = placeOf(event.target);
  const seat = place?.classList.contains("lit") ? "" : boardOf(place);
  if (seat) {
    // A seat that cannot be chosen now opens its board.
    event.stopPropagation();
    void openPanel("player", seat);
    return;
  }
  const key = place?.classList.contains("lit") ? "" : detailsKey(place);
  if (key && window.matchMedia("(max-width: 820px)").matches) void openPanel("card", key);
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

// Pointing at something shows why it cannot be chosen, until the pointer leaves it.
let pointedPlace: Element | null = null;
let pointTimer = 0;
let isReasonShown = false;

function onOver(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const place = placeOf(event.target);
  if (place === pointedPlace) return;
  clearTimeout(pointTimer);
  if (isReasonShown) clearReason();
  pointedPlace = place;
  isReasonShown = false;
  if (!place || place.classList.contains("lit") || !asked()?.labels.size || boardOf(place)) return;
  // A place under a held piece is no answer by itself: the piece shows where it goes.
  if (heldPiece()?.isOver(place)) return;
  pointTimer = window.setTimeout(() => {
    if (place !== pointedPlace || !place.isConnected) return;
    isReasonShown = true;
    void whyNot(place.getAttribute("data-key") ?? "");
  }, POINT_TIME);
}

export function watchDetails(): void {
  document.addEventListener("pointerdown", onDown);
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(name, (event) => {
      if (name !== "pointermove" || (event as PointerEvent).movementY) clearTimeout(pressTimer);
    });
  }
  document.addEventListener("contextmenu", onMenu);
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("pointerover", onOver);
  document.addEventListener("panel", () => void explain());
  // Keys in a closed dialog must not be highlighted.
  byId("dialog")?.addEventListener("close", () => {
    byId("dialog-body")?.replaceChildren();
    highlight();
  });
}
