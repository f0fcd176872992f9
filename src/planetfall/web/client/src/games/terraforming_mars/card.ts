// The selected card, enlarged over the board, with its cost and what it changes. On a phone there is no
// room for it; the question bar says the same.

import { chosenKeys, clearSelection } from "../../choose";
import { asked, byId, language } from "../../state";

const wide = window.matchMedia("(min-width: 821px)");

// The option whose card is shown or being loaded, and in which language.
let shownKey = "";
let shownLanguage = "";

function box(): HTMLElement | null {
  return byId("cardsheet");
}

function slot(name: string): HTMLElement | null {
  return box()?.querySelector<HTMLElement>(`[data-slot=${name}]`) ?? null;
}

// The option whose card should be shown; none for a set, of which several are selected, and none in the first
// grid, where all cards are large and to be compared.
function keyToShow(): string {
  const key = chosenKeys()[0] ?? "";
  const ask = byId("ask")?.dataset;
  if (!key || !box() || !wide.matches || ask?.["set"] || ask?.["grid"]) return "";
  const kinds = document.querySelector<HTMLElement>(".table")?.dataset["zoom"]?.split(" ") ?? [];
  return kinds.includes(key.split(":")[0] ?? "") ? key : "";
}

// The place for the payment while a card is shown.
export function paySlot(): HTMLElement | null {
  return keyToShow() ? slot("paybox") : null;
}

// Copy what the card would change from the question bar.
export function showChange(): void {
  const changes = byId("chips")?.querySelectorAll(".delta") ?? [];
  slot("change")?.replaceChildren(...Array.from(changes, (each) => each.cloneNode(true)));
}

function update(): void {
  const key = keyToShow();
  if (key && key === shownKey && shownLanguage !== language()) clearSelection();
  else if (key !== shownKey) change(key);
}

function change(key: string): void {
  const before = shownKey;
  shownKey = key;
  shownLanguage = language();
  if (!key) {
    close(before);
    return;
  }
  if (document.activeElement?.matches(`body, #ask, [data-key="${CSS.escape(key)}"]`)) {
    byId("confirm")?.focus({ preventScroll: true });
  }
  void fill(key);
}

async function fill(key: string): Promise<void> {
  const now = asked();
  const query = new URLSearchParams({ what: key, seat: String(now?.seat ?? -1), lang: language() });
  const response = await fetch(`/t/${now?.table}/panel/chosen?${query}`).catch(() => null);
  const html = response?.ok ? await response.text() : "";
  const sheet = box();
  if (!html || !sheet || key !== shownKey) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  for (const part of fresh.content.querySelectorAll<HTMLElement>("[data-slot]")) {
    slot(part.dataset["slot"] ?? "")?.replaceChildren(...Array.from(part.childNodes));
  }
  sheet.setAttribute("aria-label", now?.labels.get(key) ?? "");
  sheet.hidden = false;
}

// Close the sheet; the focus returns to the card that was selected.
function close(key: string): void {
  const sheet = box();
  if (sheet) sheet.hidden = true;
  for (const name of ["face", "head", "paybox", "due", "change", "told"]) slot(name)?.replaceChildren();
  if (chosenKeys().length) return;
  const focused = document.activeElement;
  if (focused && !focused.matches("body, #confirm") && !sheet?.contains(focused)) return;
  document.querySelector<HTMLElement>(`.lit[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

export function watchCard(): void {
  document.addEventListener("chosen", update);
  wide.addEventListener("change", () => clearSelection());
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#cardsheet > .close")) clearSelection();
  });
}
