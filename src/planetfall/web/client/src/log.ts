// The log: pointing at a line lights its places, the whole log can be searched and filtered by seat.

import { byId } from "./state";
import { markPlaces } from "./places";
import { showStep } from "./review";

function placesOf(target: EventTarget | null): string[] | null {
  const line = target instanceof Element ? target.closest<HTMLElement>(".log [data-places]") : null;
  return line ? (line.dataset["places"] ?? "").split(" ") : null;
}

let lit = false;

function onPoint(event: Event): void {
  const places = placesOf(event.target);
  if (places) {
    markPlaces(places, "told");
    lit = true;
  } else if (lit) {
    lit = false;
    showStep();
  }
}

// Show the lines that have the searched words and are of a chosen seat; a heading with none is hidden.
function filter(): void {
  const body = byId("dialog-body");
  const list = body?.querySelector(".log.whole");
  if (!body || !list) return;
  const words = (body.querySelector<HTMLInputElement>("[data-log-search]")?.value ?? "").trim().toLowerCase();
  const seats = Array.from(body.querySelectorAll<HTMLElement>("[data-log-seat][aria-pressed=true]"), (each) => each.dataset["logSeat"]);
  let shown = 0;
  for (const line of list.querySelectorAll<HTMLElement>(":scope > li")) {
    const heading = line.classList.contains("lround");
    const wanted =
      (!seats.length || seats.includes(line.dataset["seat"]) || heading) &&
      (!words || (line.textContent ?? "").toLowerCase().includes(words));
    line.hidden = !wanted || (heading && (words !== "" || seats.length > 0));
    if (!line.hidden) shown += 1;
  }
  const none = body.querySelector<HTMLElement>("[data-log-none]");
  if (none) none.hidden = shown > 0;
}

export function watchLog(): void {
  document.addEventListener("pointerover", onPoint);
  document.addEventListener("focusin", onPoint);
  document.addEventListener("input", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-log-search]")) filter();
  });
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-log-seat]") : null;
    if (!button) return;
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    filter();
  });
}
