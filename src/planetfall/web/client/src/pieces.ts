// What can be asked about: anything with a key or the mark of a piece, and every icon.

const MARKED = "[data-key], [data-piece], [data-of]";

// The element that is asked about, and the key by which the server knows it.
export interface Pointed {
  place: Element;
  key: string;
}

function keyOf(place: Element): string {
  for (const name of ["data-key", "data-piece", "data-of"]) {
    const key = place.getAttribute(name);
    if (key) return key;
  }
  return "";
}

// The icon at a place; those of buttons of the page itself say nothing.
function iconAt(target: Element): Pointed | null {
  const drawing = target.closest("use") ?? target.closest("svg.i")?.querySelector("use");
  const name = drawing?.getAttribute("href")?.replace(/^#i-/, "") ?? "";
  if (!drawing || !name || name.startsWith("ui-") || target.closest(".top, .ptabs, .acts")) return null;
  return { place: drawing, key: `icon:${name}` };
}

export function pieceAt(target: EventTarget | null): Pointed | null {
  if (!(target instanceof Element)) return null;
  const place = target.closest(MARKED);
  if (place) return { place, key: keyOf(place) };
  return iconAt(target);
}

// All pieces that can be seen now.
export function shownPieces(): Pointed[] {
  const places = Array.from(document.querySelectorAll(`.table :is(${MARKED})`));
  const shown = places.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  });
  return shown.map((place) => ({ place, key: keyOf(place) }));
}

// Browsers show the title of a drawing beside the pointer, over the tip: it becomes a label instead.
export function dropTitles(place: Element): void {
  for (let each: Element | null = place; each && each !== document.body; each = each.parentElement) {
    const title = each.querySelector(":scope > title");
    const text = title?.textContent || each.getAttribute("title") || "";
    if (text && !each.hasAttribute("aria-label")) each.setAttribute("aria-label", text);
    title?.remove();
    each.removeAttribute("title");
  }
}
