// On a phone the hexes of a map are small. Where a question is about a part of the map, that part is
// shown large; a button shows the whole map again.

import { onChange } from "./morph";
import { asked } from "./state";

const MAP = ".om-map";
const LEAST = 0.45;
const MOST = 0.78;
const EDGE = 0.07;
let whole = "";

function map(): SVGSVGElement | null {
  return document.querySelector<SVGSVGElement>(MAP);
}

// The part of the map with all that is lit, in the shape of its place; nothing where that is most of it.
function part(svg: SVGSVGElement): string {
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
  const edge = EDGE * width * 2;
  const wide = Math.max(LEAST * width, high.x - low.x + edge, (high.y - low.y + edge) / ratio);
  const tall = wide * ratio;
  if (wide > MOST * width) return "";
  const x = Math.min(Math.max((low.x + high.x - wide) / 2, 0), width - wide);
  const spare = height - tall;
  const y = spare < 0 ? spare / 2 : Math.min(Math.max((low.y + high.y - tall) / 2, 0), spare);
  return [x, y, wide, tall].map((each) => each.toFixed(1)).join(" ");
}

function button(svg: SVGSVGElement): HTMLButtonElement {
  const old = document.querySelector<HTMLButtonElement>(".loupe");
  if (old) return old;
  const made = document.createElement("button");
  made.type = "button";
  made.className = "iconbtn loupe";
  made.innerHTML = '<svg class="i s20" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-ui-zoom"/></svg>';
  made.addEventListener("click", () => {
    whole = whole ? "" : (asked()?.decision ?? "");
    look();
  });
  svg.parentElement?.after(made);
  return made;
}

function look(): void {
  const svg = map();
  if (!svg) return;
  // A fresh drawing brings the whole map with it.
  const shown = svg.getAttribute("viewBox") ?? "";
  if (shown !== svg.dataset["part"]) svg.dataset["whole"] = shown;
  const full = svg.dataset["whole"] ?? shown;
  const small = window.matchMedia("(max-width: 820px)").matches;
  const now = asked()?.decision ?? "";
  if (whole !== now) whole = "";
  if (small && svg.getClientRects().length) {
    svg.setAttribute("viewBox", full);
    svg.dataset["part"] = part(svg);
  } else if (!small) {
    svg.dataset["part"] = "";
  }
  const close = svg.dataset["part"] ?? "";
  svg.setAttribute("viewBox", close && !whole ? close : full);
  const control = button(svg);
  control.hidden = !close;
  control.setAttribute("aria-pressed", String(!whole));
  control.setAttribute("aria-label", document.querySelector('[data-act=tab][data-to="map"]')?.textContent ?? "");
}

export function watchLoupe(): void {
  if (!map()) return;
  onChange(look);
  look();
  const table = document.querySelector(".table");
  if (table) new MutationObserver(look).observe(table, { attributeFilter: ["data-tab"] });
}
