// Moving figures: press a figure, then any hex it can reach; the whole way is one answer.

import { choose, clearSelection } from "../../choose";
import { kindOf } from "../../clicks";
import { asked, byId } from "../../state";

interface Way {
  at: string;
  to: Record<string, string[]>;
}

let figure = "";
let figureFor = "";
let parsed = "";
let ways: Record<string, Way> = {};

function readWays(): Record<string, Way> {
  const text = byId("ask")?.dataset["ways"] ?? "{}";
  if (text !== parsed) [parsed, ways] = [text, JSON.parse(text) as Record<string, Way>];
  return ways;
}

function hexes(): Element[] {
  return Array.from(document.querySelectorAll('.om-map-part [data-key^="hex:"]'));
}

function nameOf(place: Element): string {
  return (place.getAttribute("data-key") ?? "").replace("hex:", "");
}

export function showWays(): void {
  const all = readWays();
  if (figureFor !== asked()?.decision || !all[figure]) figure = "";
  const starts = new Set(Object.values(all).map((way) => way.at));
  const reach = all[figure]?.to ?? {};
  document.body.classList.toggle("moving", !!figure);
  for (const place of hexes()) {
    place.classList.toggle("mover", starts.has(nameOf(place)));
    place.classList.toggle("taken-up", all[figure]?.at === nameOf(place));
    place.classList.toggle("reach", nameOf(place) in reach);
  }
}

// Runs before other listeners: figures and the hexes they reach are no options by themselves.
function onClick(event: MouseEvent): void {
  const place = event.target instanceof Element ? event.target.closest('.om-map-part [data-key^="hex:"]') : null;
  const all = readWays();
  if (!place || !Object.keys(all).length) return;
  const hex = nameOf(place);
  const keys = all[figure]?.to[hex];
  const here = Object.keys(all).filter((name) => all[name]?.at === hex);
  if (!keys && !here.length) return;
  event.stopImmediatePropagation();
  const kind = kindOf(event);
  if (kind === "stray") return;
  if (keys) {
    choose(keys, kind === "double");
  } else {
    // Several figures on one hex are taken in turn.
    figure = here[(here.indexOf(figure) + 1) % here.length] ?? "";
    figureFor = asked()?.decision ?? "";
    clearSelection();
  }
  showWays();
}

export function watchWays(): void {
  document.addEventListener("click", onClick, { capture: true });
}
