// The ghost of a tile on a board: picked, turned, flipped and moved. The server computes where it fits;
// the page only chooses among these placements.

import { choose, chosenKeys, clearReason, clearSelection, whyNot } from "../../choose";
import type { Piece } from "../../hooks";
import { SVG, asked, byId } from "../../state";
import { placements, type Placement } from "./placements";
import { drawTile, nextTurns, type Square } from "./tile";

let take = "";
let turn = -1;
let cell = "";
// The decision for which take and turn were preset.
let presetFor = "";

function ghostActive(): boolean {
  return placements() !== null;
}

function current(all: Placement[]): Placement | undefined {
  return all.find((each) => each.take === take && each.turn === turn);
}

function board(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>("svg[data-ghost-board], [data-ghost-board] svg");
}

// Called after every change of the page.
export function showGhost(): void {
  const all = placements();
  const now = asked();
  document.body.classList.toggle("ghosting", !!all);
  if (!all || !now) {
    presetFor = "";
    board()?.querySelector(".ghost-layer")?.remove();
    for (const place of document.querySelectorAll(".square.fits")) place.classList.remove("fits");
    return;
  }
  if (now.decision !== presetFor) {
    presetFor = now.decision;
    const keepTake = all.some((each) => each.take === take && each.cells.length);
    if (!keepTake) take = all.find((each) => each.cells.length)?.take ?? all[0]?.take ?? "";
    const first = all.find((each) => each.take === take && each.cells.length);
    turn = first?.turn ?? 0;
    cell = "";
  }
  draw(all);
}

function draw(all: Placement[]): void {
  const now = current(all);
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
  if (count) count.textContent = countText(count, fits);
  if (!now) return layer.replaceChildren();
  const lit = new Set(now.cells);
  const squares = coverable(now);
  for (const place of svg.querySelectorAll("[data-key^='cell:']")) {
    const key = (place.getAttribute("data-key") ?? "").slice(5);
    place.classList.toggle("fits", squares.has(key));
  }
  if (!cell || !lit.has(cell)) cell = nearest(now, cell);
  forgetRefused();
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
function coverable(now: Placement): Set<string> {
  const squares = new Set<string>();
  for (const each of now.cells) {
    const [row, column] = rowColumn(each);
    for (const square of now.shape) squares.add(`${row + square.row}-${column + square.column}`);
  }
  return squares;
}

function countText(element: HTMLElement, count: number): string {
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

function nearest(now: Placement, key: string): string {
  const [row, column] = key ? rowColumn(key) : [6, 6];
  let best = now.cells[0] ?? "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const distance = (r - row) ** 2 + (c - column) ** 2;
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

// Whether the tile, laid at a cell, covers a square.
function covers(now: Placement, at: string, key: string): boolean {
  const [row, column] = rowColumn(key);
  const [r, c] = rowColumn(at);
  return now.shape.some((each) => r + each.row === row && c + each.column === column);
}

// The answers that place the tile where it lies.
function keysOf(now: Placement): string[] {
  return now.asksCell ? [...now.keys, `cell:${cell}`] : now.keys;
}

function isChosen(now: Placement): boolean {
  return chosenKeys().join() === keysOf(now).join();
}

// The square under the pointer when a tile is held: the one nearest to its middle.
function handle(now: Placement): Square {
  const rows = now.shape.map((each) => each.row);
  const columns = now.shape.map((each) => each.column);
  const row = (Math.min(...rows) + Math.max(...rows)) / 2;
  const column = (Math.min(...columns) + Math.max(...columns)) / 2;
  const distance = (each: Square) => (each.row - row) ** 2 + (each.column - column) ** 2;
  return now.shape.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

// The cell where the tile fits that is nearest to the pointed square.
function nearestTo(now: Placement, key: string): string {
  const [row, column] = rowColumn(key);
  const held = handle(now);
  let best = "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const beside = covers(now, each, key) ? 0 : 9;
    const distance = (r + held.row - row) ** 2 + (c + held.column - column) ** 2 + beside;
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

// Draw the ghost at its new place; `pick` also selects that placement.
function update(pick: boolean): void {
  const all = placements();
  if (!all) return;
  draw(all);
  const now = current(all);
  if (!now || !cell) return;
  const keys = keysOf(now);
  if (pick && keys.length) choose(keys, true);
}

// A press on a square: on the selected tile it confirms the placement, elsewhere it moves the tile
// there, and where the tile does not fit it says why.
function pointAt(key: string): void {
  const all = placements();
  const now = all && current(all);
  if (!now) return;
  const onTile = covers(now, cell, key);
  if (onTile && isChosen(now)) {
    choose(keysOf(now));
    return;
  }
  const next = onTile ? cell : nearestTo(now, key);
  if (!next || !covers(now, next, key)) {
    refuse(now, key);
    return;
  }
  cell = next;
  update(true);
}

// The square that was pressed last where the tile does not fit; empty once the pointer or the ghost has left.
let refusedAt = "";

function forgetRefused(): void {
  refusedAt = "";
  document.querySelector(".ghost-layer .refused")?.remove();
}

// Show the tile as it would lie on a square where it does not fit, and say why it does not.
function refuse(now: Placement, key: string): void {
  const svg = board();
  const layer = svg?.querySelector<SVGGElement>(":scope > g.ghost-layer");
  if (!svg || !layer) return;
  const held = handle(now);
  const [row, column] = rowColumn(key);
  const middle = `${row - held.row}-${column - held.column}`;
  const at = corner(svg, middle) ? middle : key;
  const place = corner(svg, at);
  if (!place) return;
  const tile = drawTile(now.tile, now.turn);
  tile.setAttribute("class", "refused");
  tile.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
  forgetRefused();
  layer.append(tile);
  refusedAt = key;
  void whyNot(`cell:${at}`, now.keys);
}

// Turn or flip the tile, also where it then fits nowhere.
export function turnGhost(by: "left" | "right" | "flip"): boolean {
  const all = placements();
  if (!all) return false;
  const known = all.filter((each) => each.take === take).map((each) => each.turn);
  if (!known.length) return false;
  const table = nextTurns(by === "flip" ? "flip" : "right");
  let next = turn;
  for (let tries = 0; tries < 8; tries += 1) {
    next = by === "left" ? table.indexOf(next) : (table[next] ?? next);
    if (known.includes(next)) break;
    if (by === "flip") {
      // The other side has no such turn: use any turn of that side.
      const side = next >= 4;
      const any = known.find((each) => each >= 4 === side);
      if (any !== undefined) next = any;
      break;
    }
  }
  if (known.includes(next)) turn = next;
  // Why it did not fit was said of the turn before.
  clearReason();
  update(chosenKeys().length > 0);
  return true;
}

export function takeGhost(name?: string): boolean {
  const all = placements();
  if (!all) return false;
  const takes = [...new Set(all.map((each) => each.take))];
  const next = name ?? takes[(takes.indexOf(take) + 1) % takes.length] ?? take;
  if (!takes.includes(next)) return false;
  take = next;
  const fitting = all.filter((each) => each.take === take);
  const same = fitting.find((each) => each.turn === turn && each.cells.length);
  turn = (same ?? fitting.find((each) => each.cells.length) ?? fitting[0])?.turn ?? 0;
  clearSelection();
  update(false);
  return true;
}

// Arrow keys move the ghost to the next fitting place in that direction.
function stepGhost(rows: number, columns: number): boolean {
  const all = placements();
  const now = all && current(all);
  if (!now || !now.cells.length) return false;
  const [row, column] = rowColumn(cell || nearest(now, ""));
  let best = "";
  let least = Infinity;
  for (const each of now.cells) {
    const [r, c] = rowColumn(each);
    const along = (r - row) * rows + (c - column) * columns;
    if (along <= 0) continue;
    const across = Math.abs((r - row) * columns) + Math.abs((c - column) * rows);
    const distance = along + across * 2.5;
    if (distance < least) [best, least] = [each, distance];
  }
  if (best) cell = best;
  update(true);
  return true;
}

function placeGhost(): boolean {
  const all = placements();
  const now = all && current(all);
  if (!now || !now.cells.length) return false;
  if (!cell) cell = nearest(now, "");
  choose(keysOf(now), !isChosen(now));
  return true;
}

// Moving the tile never places it: that takes a tap on the tile, or the button.
function moveTo(key: string, pick: boolean): void {
  const all = placements();
  const now = all && current(all);
  if (!now || !now.cells.length) return;
  const next = nearestTo(now, key);
  if (next === cell && (!pick || chosenKeys().length)) return;
  cell = next;
  update(pick);
}

// The square or the stack where a drag began; empty while nothing is dragged.
let dragStart = "";
let hasMoved = false;

export function watchBoard(): void {
  document.addEventListener("pointerdown", (event) => {
    dragStart = ghostActive() ? cellAt(event) || takeAt(event) : "";
    hasMoved = false;
  });
  document.addEventListener("pointermove", (event) => {
    if (!ghostActive()) return;
    const key = cellAt(event);
    if (refusedAt && key !== refusedAt) forgetRefused();
    if (!key) return;
    if (dragStart && event.buttons && key !== dragStart) {
      // A tile dragged from the tray is taken as soon as it is over the planet.
      if (!hasMoved && !dragStart.includes("-") && dragStart !== take) takeGhost(dragStart);
      hasMoved = true;
    }
    if (!chosenKeys().length) moveTo(key, false);
    else if (hasMoved && event.buttons) moveTo(key, true);
  });
  document.addEventListener("pointerup", (event) => {
    const key = hasMoved && ghostActive() ? cellAt(event) : "";
    if (key) {
      moveTo(key, true);
      // The click at the end of a drag is not a press on that square.
      const ignore = (click: Event) => click.stopPropagation();
      document.addEventListener("click", ignore, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", ignore, { capture: true }));
    }
    dragStart = "";
    hasMoved = false;
  });
  document.addEventListener("pointercancel", () => {
    dragStart = "";
    hasMoved = false;
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

function press(place: Element): boolean {
  const key = place.getAttribute("data-key") ?? "";
  if (!key.startsWith("cell:") || !ghost.isOver(place)) return false;
  pointAt(key.slice(5));
  return true;
}

export const ghost: Piece = {
  isHeld: ghostActive,
  isOver: (place) => !!place.closest("[data-ghost-board] .square"),
  keys: () => placements()?.flatMap((each) => each.keys.slice(0, 1)) ?? [],
  press,
  step: stepGhost,
  place: placeGhost,
};
