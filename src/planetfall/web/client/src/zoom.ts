// Things shown in full: by a long press or the other mouse button, on a phone also by a tap on what
// cannot be chosen now. And why not: on pointing at it, and in full.

import { hush, light, whyNot } from "./choose";
import { closeDialog, openPanel } from "./dialog";
import { ghostActive } from "./games/planet_unknown/ghost";
import { asked, byId, language } from "./state";

const HOLD = 450;
const POINTED = 320;
let timer = 0;
let opened = false;

function place(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("[data-key]") : null;
  return found && !found.closest("#dialog") ? found : null;
}

function shown(found: Element | null): string {
  const key = found?.getAttribute("data-key") ?? "";
  const kinds = document.querySelector<HTMLElement>(".table")?.dataset["zoom"]?.split(" ") ?? [];
  return kinds.includes(key.split(":")[0] ?? "") ? key : "";
}

// The seat a place stands for, where seats open boards.
function boardOf(found: Element | null): string {
  const table = document.querySelector<HTMLElement>(".table");
  const [kind, seat] = (found?.getAttribute("data-key") ?? "").split(":");
  return table?.dataset["boards"] === kind ? (seat ?? "") : "";
}

function open(key: string): void {
  opened = true;
  void openPanel("card", key);
}

function onDown(event: PointerEvent): void {
  clearTimeout(timer);
  opened = false;
  const key = shown(place(event.target));
  if (key && event.pointerType === "touch") timer = window.setTimeout(() => open(key), HOLD);
}

function onMenu(event: MouseEvent): void {
  const seat = boardOf(place(event.target));
  if (seat) {
    event.preventDefault();
    void openPanel("player", seat);
    return;
  }
  const key = shown(place(event.target));
  if (!key) return;
  event.preventDefault();
  clearTimeout(timer);
  if (!opened) open(key);
}

// Before the page hears the click: what a long press opened is not chosen too.
function onClick(event: MouseEvent): void {
  clearTimeout(timer);
  if (opened && event.detail) {
    opened = false;
    if (place(event.target)) event.stopPropagation();
    return;
  }
  if (event.target instanceof Element && event.target.closest("#dialog [data-key].lit")) closeDialog();
  const found = place(event.target);
  const seat = found?.classList.contains("lit") ? "" : boardOf(found);
  if (seat) {
    // A seat that is no answer now shows its board.
    event.stopPropagation();
    void openPanel("player", seat);
    return;
  }
  const key = found?.classList.contains("lit") ? "" : shown(found);
  if (key && window.matchMedia("(max-width: 820px)").matches) void openPanel("card", key);
}

// Why not, in what is shown in full.
async function explain(): Promise<void> {
  light();
  const now = asked();
  const line = document.querySelector<HTMLElement>("#dialog [data-why]");
  if (!now || now.seat < 0 || !line) return;
  const query = new URLSearchParams({ key: line.dataset["why"] ?? "", seat: String(now.seat), lang: language() });
  const told = await fetch(`/api/tables/${now.table}/why?${query}`).catch(() => null);
  if (told?.ok) line.textContent = ((await told.json()) as { reason: string }).reason;
}

// Why not, on pointing: the line comes back when the pointer leaves.
let pointed: Element | null = null;
let pointing = 0;
let told = false;

function onOver(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const found = place(event.target);
  if (found === pointed) return;
  clearTimeout(pointing);
  if (told) hush();
  pointed = found;
  told = false;
  if (!found || found.classList.contains("lit") || !asked()?.labels.size || boardOf(found)) return;
  // A square under a ghost is no answer by itself: the ghost shows where the tile goes.
  if (ghostActive() && found.closest("[data-ghost-board]")) return;
  pointing = window.setTimeout(() => {
    if (found !== pointed || !found.isConnected) return;
    told = true;
    void whyNot(found.getAttribute("data-key") ?? "");
  }, POINTED);
}

export function watchZoom(): void {
  document.addEventListener("pointerdown", onDown);
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(name, (event) => {
      if (name !== "pointermove" || (event as PointerEvent).movementY) clearTimeout(timer);
    });
  }
  document.addEventListener("contextmenu", onMenu);
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("pointerover", onOver);
  document.addEventListener("panel", () => void explain());
  // What is closed stands for nothing any more.
  byId("dialog")?.addEventListener("close", () => {
    byId("dialog-body")?.replaceChildren();
    light();
  });
}
