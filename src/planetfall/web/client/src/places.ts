// Places on the board that a line of the log or a step of the review names: they are lit in white, apart
// from the signal of what can be chosen.

import { SVG } from "./state";

function shapeOf(place: Element): SVGGraphicsElement | null {
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

// Mark places, in a layer of their own; the marks take no pointer.
export function markPlaces(keys: string[], name: string): void {
  for (const old of document.querySelectorAll(`g.${name}`)) old.replaceChildren();
  for (const old of document.querySelectorAll(`.table .${name}-box`)) old.classList.remove(`${name}-box`);
  for (const key of keys) {
    for (const place of document.querySelectorAll(`.table [data-key="${CSS.escape(key)}"]`)) {
      const shape = shapeOf(place);
      const svg = shape?.ownerSVGElement;
      if (shape && svg && shape.getClientRects().length) outline(shape, svg, name);
      else place.classList.add(`${name}-box`);
    }
  }
}

function outline(shape: SVGGraphicsElement, svg: SVGSVGElement, name: string): void {
  const copy = shape.cloneNode() as SVGElement;
  const kept = new Set(["d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"]);
  for (const { name: each } of Array.from(copy.attributes)) if (!kept.has(each)) copy.removeAttribute(each);
  copy.setAttribute("class", `${name}-ring`);
  const matrix = svg.getScreenCTM()?.inverse().multiply(shape.getScreenCTM() ?? new DOMMatrix());
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  layer(svg, name).append(copy);
}
