// Paying with several resources at once. The server lists every payment; the page picks one.

import { choose, chosenKeys } from "../../choose";
import { onChange } from "../../morph";
import { asked, byId } from "../../state";
import { paySlot, showChange } from "./card";

// The keys to choose; by resource the units and what they pay; what is paid too much.
interface Payment {
  keys: string[];
  units: number[];
  worth: number[];
  over: number;
}

// The bar that is shown, the keys chosen before the payment, and the payment that is picked.
let bar: HTMLElement | null = null;
let before: string[] = [];
let payments: Payment[] = [];
let picked = 0;
let decision = "";

function begin(shown: HTMLElement, chosen: string[]): void {
  bar = shown;
  before = chosen;
  payments = JSON.parse(shown.dataset["payments"] ?? "[]") as Payment[];
  picked = 0;
  decision = asked()?.decision ?? "";
  pick(0);
}

function pick(place: number): void {
  picked = place;
  const payment = payments[place];
  if (!payment) return;
  show(payment);
  choose([...before, ...payment.keys], true);
}

function show(payment: Payment): void {
  if (!bar) return;
  for (const out of bar.querySelectorAll<HTMLElement>("[data-units]")) {
    out.textContent = String(payment.units[Number(out.dataset["units"])] ?? 0);
  }
  for (const button of bar.querySelectorAll<HTMLButtonElement>("[data-pay]")) {
    button.disabled = next(Number(button.dataset["pay"]), Number(button.dataset["by"])) < 0;
  }
  for (const out of bar.querySelectorAll<HTMLElement>("[data-worth-of]")) {
    out.textContent = withCount(bar.dataset["worthWord"], payment.worth[Number(out.dataset["worthOf"])] ?? 0);
  }
  const note = bar.querySelector<HTMLElement>(".over");
  if (!note) return;
  note.classList.toggle("much", payment.over > 0);
  note.textContent = payment.over > 0 ? withCount(bar.dataset["over"], payment.over) : (bar.dataset["exact"] ?? "");
}

function withCount(text: string | undefined, count: number): string {
  return (text ?? "").replace("{n}", String(count));
}

// The payment with the next larger or smaller number of one resource that changes the others least.
function next(resource: number, by: number): number {
  const now = payments[picked];
  if (!now) return -1;
  let best = -1;
  let least = Infinity;
  payments.forEach((payment, place) => {
    const step = ((payment.units[resource] ?? 0) - (now.units[resource] ?? 0)) * by;
    if (step <= 0) return;
    let distance = step * 1000;
    // The last resource is money: it pays the rest.
    for (let at = 0; at < payment.units.length - 1; at += 1) {
      if (at !== resource) distance += Math.abs((payment.units[at] ?? 0) - (now.units[at] ?? 0));
    }
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-pay]") : null;
  if (!button || !bar?.contains(button)) return;
  const place = next(Number(button.dataset["pay"]), Number(button.dataset["by"]));
  if (place >= 0) pick(place);
}

// A bar that came with the preview of a choice stays beside its chips while that choice is selected.
// Where paying would reveal something hidden, the preview ends before it and brings the bar again.
function updatePreview(): void {
  const chips = byId("chips");
  const fresh = chips?.querySelector<HTMLElement>(".pay");
  if (chips && fresh && isPicked()) {
    fresh.remove();
  } else if (chips && fresh) {
    removeBar();
    const slot = paySlot();
    if (slot) slot.replaceChildren(fresh);
    else chips.after(fresh);
    begin(fresh, [...chosenKeys()]);
  } else if (bar?.classList.contains("ahead") && chosenKeys()[0] !== before[0]) {
    removeBar();
  }
  showChange();
}

function isPicked(): boolean {
  const keys = [...before, ...(payments[picked]?.keys ?? [])];
  return !!bar?.isConnected && bar.classList.contains("ahead") && keys.join() === chosenKeys().join();
}

function removeBar(): void {
  for (const old of document.querySelectorAll("#ask .pay.ahead")) old.remove();
  bar = null;
}

// The bar of a question that is a payment itself.
function showBar(): void {
  const shown = document.querySelector<HTMLElement>("#answers.pay");
  if (!shown) {
    if (decision !== asked()?.decision) removeBar();
    return;
  }
  const payment = payments[picked];
  if (!payment || shown !== bar || decision !== asked()?.decision) begin(shown, []);
  else show(payment);
}

export function watchPaying(): void {
  document.addEventListener("click", onClick);
  onChange(() => {
    showBar();
    watchChips();
  });
  showBar();
  watchChips();
}

let watched: Element | null = null;
const observer = new MutationObserver(updatePreview);

function watchChips(): void {
  const chips = byId("chips");
  if (!chips || chips === watched) return;
  observer.disconnect();
  watched = chips;
  observer.observe(chips, { childList: true });
}
