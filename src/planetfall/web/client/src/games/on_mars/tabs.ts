// On a phone one part of the page is shown at a time. Every tab says how much can be chosen in its part; a new
// question opens the part with most of it, or the map if something was just placed there.

import { isAnswerShown, showTab, shownTab } from "../../actions";
import { scrollToFirst } from "../../reveal";
import { byId } from "../../state";

const PARTS: Record<string, string> = {
  map: ".om-map-part",
  actions: ".oma",
  mine: ".omd",
  cards: ".omr",
  players: ".oml",
};
// Where the newest move was when a question was last shown.
let lastMove = "";

function countLit(tab: string): number {
  const lit = document.querySelectorAll(`${PARTS[tab]} .lit[data-key]`);
  return new Set(Array.from(lit, (each) => each.getAttribute("data-key"))).size;
}

export function labelTabs(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-act=tab]")) {
    const count = countLit(button.dataset["to"] ?? "");
    if (count) button.dataset["lit"] = String(count);
    else delete button.dataset["lit"];
  }
}

// Whether a piece was placed on the map since the last question.
function isPlaced(): boolean {
  const move = byId("review")?.dataset["last"] ?? "";
  const fresh = move !== lastMove;
  lastMove = move;
  return fresh && move.includes("hex:");
}

// The tabs where something is lit, from the one with most of it.
function fullestTabs(): string[] {
  const tabs = new Set([shownTab(), ...Object.keys(PARTS)]);
  return Array.from(tabs)
    .filter(countLit)
    .sort((a, b) => countLit(b) - countLit(a));
}

export function openTab(): void {
  const placed = isPlaced();
  if (!window.matchMedia("(max-width: 820px)").matches) return;
  // Where nothing has to be chosen elsewhere, what was placed is looked at first.
  const tabs = fullestTabs();
  const canWait = !tabs.length || byId("keys")?.dataset["asking"]?.endsWith("Turn");
  if (placed && canWait && document.querySelector("#answers li:not(.placed)")) tabs.unshift("map");
  for (const tab of tabs) {
    showTab(tab);
    // What is lit in a part may be drawn for wider screens alone.
    if (isAnswerShown()) break;
  }
  scrollToFirst();
}
