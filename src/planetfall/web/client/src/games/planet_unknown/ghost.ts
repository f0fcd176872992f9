// The ghost of a tile on a board: picked, turned, flipped and moved. Where it fits was computed by
// the server; here is only the choice among what was given.

import { ahead, type Way } from "../../ahead";
import { SVG, asked, byId } from "../../state";
import { choose, chosenKeys, letGo, whyNot } from "../../choose";
import { drawTile, turned, type Square } from "./tile";

let take = "";
let turn = -1;
let cell = "";
let madeFor = "";

export function ghostActive(): boolean {
  return ahead() !== null;
}

function way(ways: Way[]): Way | undefined {
  return ways.find((each) => each.take === take && each.turn === turn);
}

function board(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>("svg[data-ghost-board], [data-ghost-board] svg");
}

// Called after every change of the page.
export function showGhost(): void {
  const ways = ahead();
  const now = asked();
  document.body.classList.toggle("ghosting", !!ways);
  if (!ways || !now) {
    madeFor = "";
    board()?.querySelector(".ghost-layer")?.remove();
    for (const place of document.querySelectorAll(".square.fits")) place.classList.remove("fits");
    return;
  }
  const mark = `${now.decision}`;
  if (mark !== madeFor) {
    madeFor = mark;
    const keepTake = ways.some((each) => each.take === take && each.cells.length);
    if (!keepTake) take = ways.find((each) => each.cells.length)?.take ?? ways[0]?.take ?? "";
    const first = ways.find((each) => each.take === take && each.cells.length);
    turn = first?.turn ?? 0;
    cell = "";
  }
  draw(ways);
}

function draw(ways: Way[]): void {
  const now = way(ways);
  for (const button of document.querySelectorAll<HTMLElement>("[data-ghost-take]")) {
    button.classList.toggle("on", button.dataset["ghostTake"] === take);
  }
  const svg = board();
  if (!svg) return;
  let layer = svg.querySelector<SVGGElement>(":scope > g.ghost-layer");
  if (!layer) {
    layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "ghost-layer");
    svg.append(layer);
  }
  const count = byId("fits");
  const fits = now?.cells.length ?? 0;
  if (count) count.textContent = told(count, fits);
  if (!now) return layer.replaceChildren();
  const lit = new Set(now.cells);
  const covered = reached(now);
  for (const place of svg.querySelectorAll("[data-key^='cell:']")) {
    const key = (place.getAttribute("data-key") ?? "").slice(5);
    place.classList.toggle("fits", covered.has(key));
  }
  if (!cell || !lit.has(cell)) cell = nearest(now, cell);
  const at = corner(svg, cell);
  if (!at) return layer.replaceChildren();
  // The same tile glides to its new place.
  const shown = `${now.tile} ${now.turn}`;
  let ghost = layer.querySelector<SVGGElement>(".ghost");
  if (ghost?.dataset["shown"] !== shown) {
    ghost = drawTile(now.tile, now.turn);
    ghost.setAttribute("class", "ghost");
    ghost.dataset["shown"] = shown;
    layer.replaceChildren(ghost);
  }
  ghost.style.transform = `translate(${at[0]}px, ${at[1]}px)`;
}

// The squares this tile can cover: pointing at any of them brings it there.
function reached(now: Way): Set<string> {
  const found = new Set<string>();
  for (const each of now.cells) {
    const [row, column] = rowColumn(each);
    for (const square of now.shape) found.add(`${row + square.row}-${column + square.column}`);
  }
  return found;
}

function told(element: HTMLElement, count: number): string {
  const forms = (element.dataset["forms"] ?? "").split("|");
  const czech = document.documentElement.lang === "cs";
  let form = count === 1 ? forms[0] : czech && count >= 2 && count <= 4 ? forms[1] : forms[forms.length - 1];
  if (count === 0) form = element.dataset["none"] ?? form;
  return (form ?? "").replace("{n}", String(count));
}

function corner(svg: SVGSVGElement, key: string): [number, number] | null {
  const rect = svg.querySelector(`[data-key="cell:${key}"] rect`);
  if (!rect) return null;
  return [Number(rect.getAttribute("x")) - 0.5, Number(rect.getAttribute("y")) - 0.5];
}

function rowColumn(key: string): [number, number] {
  const [row, column] = key.split("-").map(Number);
  return [row ?? 0, column ?? 0];
}

function nearest(now: Way, key: string): string {
  const [row, column] = key ? rowColumn(key) : [6, 6];
  let best = now.cells[0] ?? "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const far = (r - row) ** 2 + (c - column) ** 2;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

// Whether the tile, laid at a cell, covers a square.
function covers(now: Way, at: string, key: string): boolean {
  const [row, column] = rowColumn(key);
  const [r, c] = rowColumn(at);
  return now.shape.some((each) => r + each.row === row && c + each.column === column);
}

// The answers that place the tile where it lies.
function keysOf(now: Way): string[] {
  return now.asksCell ? [...now.keys, `cell:${cell}`] : now.keys;
}

function isChosen(now: Way): boolean {
  return chosenKeys().join() === keysOf(now).join();
}

// The square by which a tile is held: the one of its own nearest to its middle. Every place can be
// pointed at by it.
function handle(now: Way): Square {
  const rows = now.shape.map((each) => each.row);
  const columns = now.shape.map((each) => each.column);
  const row = (Math.min(...rows) + Math.max(...rows)) / 2;
  const column = (Math.min(...columns) + Math.max(...columns)) / 2;
  const far = (each: Square) => (each.row - row) ** 2 + (each.column - column) ** 2;
  return now.shape.reduce((best, each) => (far(each) < far(best) ? each : best));
}

// The fitting place whose tile lies best under a pointed square.
function under(now: Way, key: string): string {
  const [row, column] = rowColumn(key);
  const held = handle(now);
  let best = "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const beside = covers(now, each, key) ? 0 : 9;
    const far = (r + held.row - row) ** 2 + (c + held.column - column) ** 2 + beside;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

function moved(pick: boolean): void {
  const ways = ahead();
  if (!ways) return;
  draw(ways);
  const now = way(ways);
  if (!now || !cell) return;
  const keys = keysOf(now);
  if (pick && keys.length) choose(keys, true);
}

// A press on a square: on the chosen tile itself it places it, elsewhere it brings the tile there,
// and where the tile cannot lie it says why.
export function pointAt(key: string): void {
  const ways = ahead();
  const now = ways && way(ways);
  if (!now) return;
  const onTile = covers(now, cell, key);
  if (onTile && isChosen(now)) {
    choose(keysOf(now));
    return;
  }
  const next = onTile ? cell : under(now, key);
  if (!next || !covers(now, next, key)) {
    void whyNot(`cell:${key}`, now.keys);
    return;
  }
  cell = next;
  moved(true);
}

// Turning keeps the tile in hand even where this turn fits nowhere.
export function turnGhost(by: "left" | "right" | "flip"): boolean {
  const ways = ahead();
  if (!ways) return false;
  const known = ways.filter((each) => each.take === take).map((each) => each.turn);
  if (!known.length) return false;
  const table = turned(by === "flip" ? "flip" : "right");
  let next = turn;
  for (let tries = 0; tries < 8; tries += 1) {
    next = by === "left" ? table.indexOf(next) : (table[next] ?? next);
    if (known.includes(next)) break;
    if (by === "flip") {
      // The other side has no such turn: take any turn of that side.
      const side = next >= 4;
      const any = known.find((each) => each >= 4 === side);
      if (any !== undefined) next = any;
      break;
    }
  }
  if (known.includes(next)) turn = next;
  moved(chosenKeys().length > 0);
  return true;
}

export function takeGhost(name?: string): boolean {
  const ways = ahead();
  if (!ways) return false;
  const takes = [...new Set(ways.map((each) => each.take))];
  const next = name ?? takes[(takes.indexOf(take) + 1) % takes.length] ?? take;
  if (!takes.includes(next)) return false;
  take = next;
  const fitting = ways.filter((each) => each.take === take);
  const same = fitting.find((each) => each.turn === turn && each.cells.length);
  turn = (same ?? fitting.find((each) => each.cells.length) ?? fitting[0])?.turn ?? 0;
  letGo();
  moved(false);
  return true;
}

// Arrow keys move the ghost to the next fitting place in that direction.
export function stepGhost(rows: number, columns: number): boolean {
  const ways = ahead();
  const now = ways && way(ways);
  if (!now || !now.cells.length) return false;
  const [row, column] = rowColumn(cell || nearest(now, ""));
  let best = "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const along = (r - row) * rows + (c - column) * columns;
    if (along <= 0) continue;
    const across = Math.abs((r - row) * columns) + Math.abs((c - column) * rows);
    const far = along + across * 2.5;
    if (far < least) [best, least] = [each, far];
  }
  if (best) cell = best;
  moved(true);
  return true;
}

export function placeGhost(): boolean {
  const ways = ahead();
  const now = ways && way(ways);
  if (!now || !now.cells.length) return false;
  if (!cell) cell = nearest(now, "");
  choose(keysOf(now), !isChosen(now));
  return true;
}

// Moving the tile never places it: that takes a tap on the tile, or the button.
function bring(key: string, pick: boolean): void {
  const ways = ahead();
  const now = ways && way(ways);
  if (!now || !now.cells.length) return;
  const next = under(now, key);
  if (next === cell && (!pick || chosenKeys().length)) return;
  cell = next;
  moved(pick);
}

// The square or the stack where a drag began; empty while nothing is dragged.
let from = "";
let travelled = false;

export function watchBoard(): void {
  document.addEventListener("pointerdown", (event) => {
    from = ghostActive() ? cellAt(event) || takeAt(event) : "";
    travelled = false;
  });
  document.addEventListener("pointermove", (event) => {
    if (!ghostActive()) return;
    const key = cellAt(event);
    if (!key) return;
    if (from && event.buttons && key !== from) {
      // A tile dragged from the tray is taken as soon as it is over the planet.
      if (!travelled && !from.includes("-") && from !== take) takeGhost(from);
      travelled = true;
    }
    if (!chosenKeys().length) bring(key, false);
    else if (travelled && event.buttons) bring(key, true);
  });
  document.addEventListener("pointerup", (event) => {
    const key = travelled && ghostActive() ? cellAt(event) : "";
    if (key) {
      bring(key, true);
      // The end of a drag is no tap on the square where it ends.
      const swallow = (click: Event) => click.stopPropagation();
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    }
    from = "";
    travelled = false;
  });
  document.addEventListener("pointercancel", () => {
    from = "";
    travelled = false;
  });
}

function takeAt(event: PointerEvent): string {
  const found = event.target instanceof Element ? event.target.closest("[data-ghost-take]") : null;
  return found?.getAttribute("data-ghost-take") ?? "";
}

function cellAt(event: PointerEvent): string {
  const found = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest("[data-ghost-board] [data-key^='cell:']");
  return found?.getAttribute("data-key")?.slice(5) ?? "";
}

