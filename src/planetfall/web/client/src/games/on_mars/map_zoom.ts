// On a phone the hexes of the map are small. If a question is about a part of the map, that part is
// enlarged; a button shows the whole map again.

import { onChange } from "../../morph";
import { asked } from "../../state";

const MAP = ".om-map";
// Shares of the width of the map: the smallest and the largest part that is enlarged, and its margin.
const SMALLEST = 0.45;
const LARGEST = 0.78;
const MARGIN = 0.07;
// The decision for which the player asked for the whole map.
let wholeFor = "";

function map(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>(MAP);
}

// The view box of all highlighted places, in the ratio of the map; empty if that is most of the map.
function litPart(svg: SVGSVGElement): string {
  const [, , width = 0, height = 0] = svg.dataset["whole"]?.split(" ").map(Number) ?? [];
  const inverse = svg.getScreenCTM()?.inverse();
  const lit = Array.from(svg.querySelectorAll<SVGGraphicsElement>(".lit[data-key]"));
  if (!inverse || !lit.length) return "";
  const boxes = lit.map((each) => each.getBoundingClientRect());
  const low = new DOMPoint(
    Math.min(...boxes.map((box) => box.left)),
    Math.min(...boxes.map((box) => box.top)),
  ).matrixTransform(inverse);
  const high = new DOMPoint(
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ).matrixTransform(inverse);
  const box = svg.getBoundingClientRect();
  const ratio = box.height / box.width;
  const margin = MARGIN * width * 2;
  const wide = Math.max(SMALLEST * width, high.x - low.x + margin, (high.y - low.y + margin) / ratio);
  const tall = wide * ratio;
  if (wide > LARGEST * width) return "";
  const x = Math.min(Math.max((low.x + high.x - wide) / 2, 0), width - wide);
  const spare = height - tall;
  const y = spare < 0 ? spare / 2 : Math.min(Math.max((low.y + high.y - tall) / 2, 0), spare);
  return [x, y, wide, tall].map((each) => each.toFixed(1)).join(" ");
}

function button(svg: SVGSVGElement): HTMLButtonElement {
  const old = document.querySelector<HTMLButtonElement>(".loupe");
  if (old) return old;
  const created = document.createElement("button");
  created.type = "button";
  created.className = "iconbtn loupe";
  created.innerHTML = '<svg class="i s20" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-ui-zoom"/></svg>';
  created.addEventListener("click", () => {
    wholeFor = wholeFor ? "" : (asked()?.decision ?? "");
    zoom();
  });
  svg.parentElement?.after(created);
  return created;
}

function zoom(): void {
  const svg = map();
  if (!svg) return;
  // A new drawing shows the whole map.
  const shown = svg.getAttribute("viewBox") ?? "";
  if (shown !== svg.dataset["part"]) svg.dataset["whole"] = shown;
  const full = svg.dataset["whole"] ?? shown;
  const small = window.matchMedia("(max-width: 820px)").matches;
  const now = asked()?.decision ?? "";
  if (wholeFor !== now) wholeFor = "";
  if (small && svg.getClientRects().length) {
    svg.setAttribute("viewBox", full);
    svg.dataset["part"] = litPart(svg);
  } else if (!small) {
    svg.dataset["part"] = "";
  }
  const part = svg.dataset["part"] ?? "";
  svg.setAttribute("viewBox", part && !wholeFor ? part : full);
  svg.classList.toggle("enlarged", !!part && !wholeFor);
  const control = button(svg);
  control.hidden = !part;
  control.setAttribute("aria-pressed", String(!wholeFor));
  control.setAttribute("aria-label", document.querySelector('[data-act=tab][data-to="map"]')?.textContent ?? "");
}

export function watchMapZoom(): void {
  if (!map()) return;
  onChange(zoom);
  zoom();
  const table = document.querySelector(".table");
  if (table) new MutationObserver(zoom).observe(table, { attributeFilter: ["data-tab"] });
}
