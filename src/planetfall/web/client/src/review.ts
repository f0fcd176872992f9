// What happened since the last turn: one step at a time, in the place of the log. It opens by itself when
// it becomes the player's turn and covers nothing that can be chosen.

import { chosenKeys } from "./choose";
import { dialogOpen } from "./dialog";
import { markEnds } from "./ends";
import { register } from "./hooks";
import { onChange } from "./morph";
import { markPlaces, pinPlaces } from "./places";
import { asked, byId, language, setting } from "./state";

// Below this height, and where it is wider than that, in pixels, the review has one line of buttons.
const LOW = { height: 200, width: 250 };
// From this height on all steps are listed, each by its cause.
const HIGH = 240;
let at = 0;
let openFor = "";
// What was dismissed, so that it does not come again with the next change or visit.
const DISMISSED = "pf-reviewed";

function box(): HTMLElement | null {
  const found = byId("review");
  return found?.dataset["count"] ? found : null;
}

function steps(): HTMLElement[] {
  return Array.from(box()?.querySelectorAll<HTMLElement>(".step") ?? []);
}

// Names what there is to review: of which table, before which decision, how much.
function name(): string {
  const now = asked();
  return now ? `${now.table} ${now.seat} ${now.decision} ${box()?.dataset["count"] ?? 0}` : "";
}

function isOpen(): boolean {
  return !!box() && openFor !== "" && openFor === name();
}

// The log's own place, where it is shown and large enough.
function place(): DOMRect | null {
  const log = byId("log")?.getBoundingClientRect();
  return log && log.width > 180 && log.height > 90 && log.bottom <= innerHeight + 2 ? log : null;
}

function lay(): void {
  const review = box();
  if (!review) return;
  const log = place();
  review.classList.toggle("alone", !log);
  review.classList.toggle("high", !!log && log.height >= HIGH);
  review.classList.toggle("low", !!log && log.height < LOW.height && log.width > LOW.width);
  if (!log) {
    review.removeAttribute("style");
    return;
  }
  const { x, y, width, height } = log;
  Object.assign(review.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function placesOf(step: HTMLElement | undefined): string[] {
  return step?.dataset["places"]?.split(" ") ?? [];
}

export function showStep(): void {
  const all = steps();
  const review = box();
  const open = isOpen();
  if (review) review.hidden = !open;
  document.body.classList.toggle("reviewing", open);
  const step = open ? all[at] : undefined;
  for (const each of all) each.classList.toggle("on", each === step);
  markPlaces(placesOf(step), "told");
  pinPlaces(open ? all.map((each, place) => [place + 1, placesOf(each)]) : [], at + 1);
  for (const each of document.querySelectorAll("[data-seat-of].acting")) each.classList.remove("acting");
  if (!step || !review) return;
  document.querySelector(`[data-seat-of="${step.dataset["seat"]}"]`)?.classList.add("acting");
  const count = review.querySelector(".at");
  if (count) count.textContent = `${at + 1} / ${all.length}`;
  step.scrollIntoView({ block: "nearest" });
  markEnds();
  void showFace(step);
}

// The card of a step is drawn when the step is shown.
async function showFace(step: HTMLElement): Promise<void> {
  const what = step.dataset["face"];
  if (!what || box()?.classList.contains("low") || step.querySelector(".face") || (step.clientHeight < 1 && !step.offsetParent)) return;
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ what, seat: seat ?? "-1", lang: language() });
  const response = await fetch(`/t/${table}/panel/picture?${query}`).catch(() => null);
  const html = response?.ok ? await response.text() : "";
  if (!html || step.querySelector(".face")) return;
  const face = document.createElement("div");
  face.className = "face";
  face.innerHTML = html;
  step.prepend(face);
}

function go(by: number): boolean {
  if (!isOpen()) return false;
  const next = at + by;
  if (next >= steps().length) return close();
  at = Math.max(0, next);
  showStep();
  return true;
}

function close(): boolean {
  if (!isOpen()) return false;
  openFor = "";
  sessionStorage.setItem(DISMISSED, name());
  showStep();
  return true;
}

function open(): boolean {
  if (!box()) return false;
  openFor = name();
  at = 0;
  lay();
  showStep();
  return true;
}

// The button that opens it again, with how much there is and how much of it was an attack.
function offer(): void {
  const button = byId("review-open");
  const review = box();
  if (!button) return;
  button.hidden = !review || isOpen();
  button.classList.toggle("against", Number(review?.dataset["against"] ?? 0) > 0);
  const [short, long] = button.querySelectorAll("b");
  if (short) short.textContent = `+${review?.dataset["count"] ?? ""}`;
  if (long) long.textContent = review?.dataset["moves"] ?? "";
}

function changed(): void {
  const review = box();
  if (review && openFor !== name()) {
    openFor = "";
    const fresh = sessionStorage.getItem(DISMISSED) !== name();
    if (fresh && place() && setting("review")) open();
  }
  lay();
  showStep();
  offer();
  const marks = document.querySelector(".table[data-last-marks]") ? (byId("review")?.dataset["last"] ?? "") : "";
  markPlaces(marks ? marks.split(" ") : [], "last");
}

function onKey(event: KeyboardEvent): void {
  if (!isOpen() || dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input,select,textarea")) return;
  // A selection is let go first.
  if (event.key !== "Escape" || chosenKeys().length) return;
  close();
  offer();
  event.preventDefault();
  event.stopImmediatePropagation();
}

// What stood in the place of the log goes away with it, as when another tab is opened.
function followLog(): void {
  const review = box();
  if (isOpen() && !review?.classList.contains("alone") && !place()) openFor = "";
  lay();
  showStep();
  offer();
}

export function watchReview(): void {
  onChange(changed);
  changed();
  const table = document.querySelector(".table");
  if (table) new MutationObserver(followLog).observe(table, { attributeFilter: ["data-tab"] });
  window.addEventListener("resize", () => {
    lay();
    showStep();
  });
  document.addEventListener("keydown", onKey, { capture: true });
}

register({
  actions: {
    "review-close": () => {
      close();
      offer();
    },
    "review-open": () => {
      open();
      offer();
    },
    "review-next": () => {
      go(1);
      offer();
    },
    "review-back": () => void go(-1),
    "review-to": (step) => void (step && go(steps().indexOf(step) - at)),
  },
  keys: { r: "review-open", n: "review-next" },
});
