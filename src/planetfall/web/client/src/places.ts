// Places on the boards: the rings around what can be chosen, and the marks, in white, of what a line of the log or a
// step of the review names.

import { SVG } from "./state";

// The outline of a drawn place, which is its first shape.
export function shapeOf(place: Element): SVGGraphicsElement | null {
  if (place instanceof SVGGraphicsElement) {
    const shape = place.querySelector("rect,path,circle,polygon") ?? place;
    return shape instanceof SVGGraphicsElement ? shape : null;
  }
  return null;
}

function layer(svg: SVGSVGElement, name: string): SVGGElement {
  let group = svg.querySelector<SVGGElement>(`:scope > g.${name}`);
  if (!group) {
    group = document.createElementNS(SVG, "g");
    group.setAttribute("class", name);
    group.setAttribute("aria-hidden", "true");
    svg.append(group);
  }
  return group;
}

const GEOMETRY = new Set(["d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"]);

// Draw a ring around a drawn place, in a layer above everything else; whether there is one.
export function ring(place: Element, name: string, classes: string): boolean {
  const shape = shapeOf(place);
  const svg = shape?.ownerSVGElement;
  if (!shape || !svg) return false;
  const copy = shape.cloneNode() as SVGElement;
  for (const { name: each } of Array.from(copy.attributes)) if (!GEOMETRY.has(each)) copy.removeAttribute(each);
  // What is built keeps its colours below a ring.
  copy.setAttribute("class", place.classList.contains("built") ? `${classes} on-built` : classes);
  // The place may be inside transformed groups: the ring needs its transform.
  const matrix = svg.getScreenCTM()?.inverse().multiply(shape.getScreenCTM() ?? new DOMMatrix());
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  layer(svg, name).append(copy);
  return true;
}

// Mark places, in a layer of their own; the marks take no pointer.
export function markPlaces(keys: string[], name: string): void {
  for (const old of document.querySelectorAll(`g.${name}`)) old.replaceChildren();
  for (const old of document.querySelectorAll(`.table .${name}-box`)) old.classList.remove(`${name}-box`);
  for (const key of keys) {
    for (const place of document.querySelectorAll(`.table [data-key="${CSS.escape(key)}"]`)) {
      if (!shapeOf(place)?.getClientRects().length || !ring(place, name, `${name}-ring`)) {
        place.classList.add(`${name}-box`);
      }
    }
  }
}

const PIN = 9;

// Pin numbers to places, in a layer of their own: the steps of a review. Several at one place stand side by side.
export function pinPlaces(pins: [number, string[]][], now: number): void {
  for (const old of document.querySelectorAll("g.pins")) old.replaceChildren();
  const taken = new Map<Element, number>();
  for (const [number, keys] of pins) {
    for (const key of keys) {
      const place = document.querySelector(`.table svg [data-key="${CSS.escape(key)}"]`);
      const shape = place ? shapeOf(place) : null;
      const svg = shape?.ownerSVGElement;
      if (!shape || !svg || !shape.getClientRects().length) continue;
      pin(shape, svg, number, taken.get(shape) ?? 0, number === now);
      taken.set(shape, (taken.get(shape) ?? 0) + 1);
    }
  }
}

function pin(shape: SVGGraphicsElement, svg: SVGSVGElement, number: number, before: number, now: boolean): void {
  const matrix = svg.getScreenCTM();
  if (!matrix) return;
  const box = shape.getBoundingClientRect();
  const x = box.left + Math.min(PIN, box.width / 2) + before * PIN * 1.6;
  const at = new DOMPoint(x, box.top + Math.min(PIN, box.height / 2)).matrixTransform(matrix.inverse());
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", now ? "pin now" : "pin");
  // The same size whatever the board is scaled to.
  group.setAttribute("transform", `translate(${at.x} ${at.y}) scale(${1 / matrix.a})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", String(PIN));
  const label = document.createElementNS(SVG, "text");
  label.textContent = String(number);
  group.append(disc, label);
  layer(svg, "pins").append(group);
}
