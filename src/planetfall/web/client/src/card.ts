// The card that is about to be used, in large over the board, with what it costs and brings. A phone
// has no room for it: there the question bar says the same.

import { chosenKeys, letGo } from "./choose";
import { asked, byId, language } from "./state";

const wide = window.matchMedia("(min-width: 821px)");

// The option whose card is shown, or asked for, and in which language.
let shown = "";
let spoken = "";

function box(): HTMLElement | null {
  return byId("cardsheet");
}

function slot(name: string): HTMLElement | null {
  return box()?.querySelector<HTMLElement>(`[data-slot=${name}]`) ?? null;
}

// The chosen option, if its card is to be shown. Of a set many are chosen: none is the one.
function wanted(): string {
  const key = chosenKeys()[0] ?? "";
  if (!key || !box() || !wide.matches || byId("ask")?.dataset["set"]) return "";
  const kinds = document.querySelector<HTMLElement>(".table")?.dataset["zoom"]?.split(" ") ?? [];
  return kinds.includes(key.split(":")[0] ?? "") ? key : "";
}

// Where the means of paying stand while a card is shown.
export function paySlot(): HTMLElement | null {
  return wanted() ? slot("paybox") : null;
}

// What the card would change, as the question bar has it.
export function showChange(): void {
  const told = byId("chips")?.querySelectorAll(".delta") ?? [];
  slot("change")?.replaceChildren(...Array.from(told, (each) => each.cloneNode(true)));
}

function update(): void {
  const key = wanted();
  if (key && key === shown && spoken !== language()) letGo();
  else if (key !== shown) change(key);
}

function change(key: string): void {
  const before = shown;
  shown = key;
  spoken = language();
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
  const answer = await fetch(`/t/${now?.table}/panel/chosen?${query}`).catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  const sheet = box();
  if (!html || !sheet || key !== shown) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  for (const part of fresh.content.querySelectorAll<HTMLElement>("[data-slot]")) {
    slot(part.dataset["slot"] ?? "")?.replaceChildren(...Array.from(part.childNodes));
  }
  sheet.setAttribute("aria-label", now?.labels.get(key) ?? "");
  sheet.hidden = false;
}

// The focus goes back to the card that was let go.
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
  wide.addEventListener("change", () => letGo());
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#cardsheet > .close")) letGo();
  });
}
