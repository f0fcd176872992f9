// Paying with several things at once. The server lists every way to pay; the page picks one.

import { paySlot, showChange } from "../../card";
import { choose, chosenKeys } from "../../choose";
import { onChange } from "../../morph";
import { asked, byId } from "../../state";

interface Way {
  units: number[];
  keys: string[];
}

// The bar that is shown, what was chosen before the payment, and the way that is picked.
let bar: HTMLElement | null = null;
let before: string[] = [];
let ways: Way[] = [];
let picked = 0;
let decision = "";

function begin(found: HTMLElement, chosen: string[]): void {
  bar = found;
  before = chosen;
  ways = JSON.parse(found.dataset["ways"] ?? "[]") as Way[];
  picked = 0;
  decision = asked()?.decision ?? "";
  pick(0);
}

function pick(place: number): void {
  picked = place;
  const way = ways[place];
  if (!way) return;
  show(way);
  choose([...before, ...way.keys], true);
}

function show(way: Way): void {
  if (!bar) return;
  const worth = JSON.parse(bar.dataset["worth"] ?? "[]") as number[];
  for (const out of bar.querySelectorAll<HTMLElement>("[data-units]")) {
    out.textContent = String(way.units[Number(out.dataset["units"])] ?? 0);
  }
  for (const button of bar.querySelectorAll<HTMLButtonElement>("[data-pay]")) {
    button.disabled = next(Number(button.dataset["pay"]), Number(button.dataset["by"])) < 0;
  }
  const paid = way.units.reduce((sum, units, at) => sum + units * (worth[at] ?? 1), 0);
  const over = paid - Number(bar.dataset["due"] ?? 0);
  for (const told of bar.querySelectorAll<HTMLElement>("[data-worth-of]")) {
    const means = Number(told.dataset["worthOf"]);
    told.textContent = words(bar.dataset["worthWord"], (way.units[means] ?? 0) * (worth[means] ?? 1));
  }
  const note = bar.querySelector<HTMLElement>(".over");
  if (!note) return;
  note.classList.toggle("much", over > 0);
  note.textContent = over > 0 ? words(bar.dataset["over"], over) : (bar.dataset["exact"] ?? "");
}

function words(text: string | undefined, count: number): string {
  return (text ?? "").replace("{n}", String(count));
}

// The way with the next larger or smaller number of one thing that changes the others least.
function next(means: number, by: number): number {
  const now = ways[picked];
  if (!now) return -1;
  let best = -1;
  let least = Infinity;
  ways.forEach((way, place) => {
    const step = ((way.units[means] ?? 0) - (now.units[means] ?? 0)) * by;
    if (step <= 0) return;
    let far = step * 1000;
    // Money is what is left to pay: it follows.
    for (let at = 0; at < way.units.length - 1; at += 1) {
      if (at !== means) far += Math.abs((way.units[at] ?? 0) - (now.units[at] ?? 0));
    }
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-pay]") : null;
  if (!button || !bar?.contains(button)) return;
  const place = next(Number(button.dataset["pay"]), Number(button.dataset["by"]));
  if (place >= 0) pick(place);
}

// A bar that came with the preview of a choice stands beside its chips for as long as that choice
// is the chosen one. Where paying would show something hidden, the preview ends before it and
// brings the bar once more.
function ahead(): void {
  const chips = byId("chips");
  const fresh = chips?.querySelector<HTMLElement>(".pay");
  if (chips && fresh && isPicked()) {
    fresh.remove();
  } else if (chips && fresh) {
    leave();
    const slot = paySlot();
    if (slot) slot.replaceChildren(fresh);
    else chips.after(fresh);
    begin(fresh, [...chosenKeys()]);
  } else if (bar?.classList.contains("ahead") && chosenKeys()[0] !== before[0]) {
    leave();
  }
  showChange();
}

function isPicked(): boolean {
  const keys = [...before, ...(ways[picked]?.keys ?? [])];
  return !!bar?.isConnected && bar.classList.contains("ahead") && keys.join() === chosenKeys().join();
}

function leave(): void {
  for (const old of document.querySelectorAll("#ask .pay.ahead")) old.remove();
  bar = null;
}

// A bar that is the question itself.
function open(): void {
  const found = document.querySelector<HTMLElement>("#answers.pay");
  if (!found) {
    if (decision !== asked()?.decision) leave();
    return;
  }
  if (found !== bar || decision !== asked()?.decision) begin(found, []);
  else show(ways[picked] ?? { units: [], keys: [] });
}

export function watchPaying(): void {
  document.addEventListener("click", onClick);
  onChange(() => {
    open();
    watchChips();
  });
  open();
  watchChips();
}

let watched: Element | null = null;
const observer = new MutationObserver(ahead);

function watchChips(): void {
  const chips = byId("chips");
  if (!chips || chips === watched) return;
  observer.disconnect();
  watched = chips;
  observer.observe(chips, { childList: true });
}
