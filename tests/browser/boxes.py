"""Measures the boxes of all texts on a page: what is cut, what overlaps, what is too small."""

from __future__ import annotations

from typing import Final

LEAST: Final = [10.85, 9.95, 8.0]
"""Pixels of words, of names on boards and cards, of the figures of their signs, on a phone."""
SCREEN: Final = [10.85, 10.85, 10.85]
"""The same on a screen."""
HAND: Final = 10.35
"""Pixels of what is drawn on cards in the hand: they open in large."""
SCROLLS: Final = (
    ".log, .log *, .steps, .cards, .handw *, .scrolls, .scrolls *, .open, .role, dialog *"
)
"""What may hold more than it shows: lists that scroll, and what is left out whole."""
MEASURE: Final = """
([[least, named, figure], hand, scrolls]) => {
  const told = {cut: [], overlapping: [], small: []};
  const name = each => {
    const of = each.closest("[id]");
    return `${of ? "#" + of.id : ""} ${each.tagName}.${each.getAttribute("class") ?? ""}`
      + ` “${each.textContent.trim().slice(0, 40)}”`;
  };
  const seen = each => {
    const style = getComputedStyle(each);
    return style.visibility !== "hidden" && style.opacity !== "0"
      && style.clipPath !== "inset(50%)"
      && each.getClientRects().length > 0
      && !each.closest("[hidden], .unseen, .skip, dialog:not([open]), .symbols");
  };
  const hasText = each =>
    Array.from(each.childNodes).some(child => child.nodeType === 3 && child.textContent.trim());
  const texts = [];
  for (const each of document.querySelectorAll("body *")) {
    if (/^(script|style|option|title|desc)$/i.test(each.tagName)) continue;
    if (!hasText(each) || !seen(each)) continue;
    const box = each.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight) continue;
    if (box.right <= 0 || box.left >= innerWidth) continue;
    const style = getComputedStyle(each);
    let size = parseFloat(style.fontSize);
    if (each instanceof SVGGraphicsElement) {
      const matrix = each.getScreenCTM();
      size *= Math.hypot(matrix.a, matrix.b);
      const frame = each.ownerSVGElement.getBoundingClientRect();
      // Of an enlarged map only a part is seen.
      const part = each.closest("svg.enlarged");
      const out = box.left < frame.left - 2 || box.right > frame.right + 2;
      // The words of a card in a list are whole one press away; its title has to be.
      const opens = each.closest(".cardbtn") && style.fontWeight < 600;
      const short = /…$/.test(each.textContent) && !opens;
      if ((out && !part) || short) told.cut.push(name(each));
      texts.push([each, box]);
    } else {
      const clips = style.overflowX !== "visible" && !/auto|scroll/.test(style.overflowX);
      if (clips && each.scrollWidth > each.clientWidth + 1) told.cut.push(name(each));
    }
    // Nobody sees letters of no size: they are for who listens. Signs that are neither letters nor
    // figures are pictures.
    const text = each.textContent;
    const drawn = each instanceof SVGGraphicsElement;
    const words = text.trim().split(/\\s+/).length;
    // The face of a card beside a step of the review is a picture of the card.
    if (each.closest("#review .face, #review svg")) continue;
    const kind = !drawn || words > 3 ? least : /\\p{L}/u.test(text) ? named : figure;
    const wanted = drawn && each.closest(".cardbtn") ? Math.min(kind, hand) : kind;
    if (size > 0 && size < wanted && /[\\p{L}\\p{N}]/u.test(text)) {
      told.small.push(`${size.toFixed(1)} ${name(each)}`);
    }
  }
  for (const each of innerWidth > 820 ? document.querySelectorAll(".table *") : []) {
    if (getComputedStyle(each).overflowY === "visible" || !seen(each)) continue;
    if (each.clientHeight < 2 || each.matches(scrolls)) continue;
    if (each.scrollHeight > each.clientHeight + 2) {
      told.cut.push(`${name(each)} ${each.clientHeight} < ${each.scrollHeight}`);
    }
    if (each.scrollWidth > each.clientWidth + 2) {
      told.cut.push(`${name(each)} ${each.clientWidth} wide < ${each.scrollWidth}`);
    }
  }
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length; j += 1) {
      const [[a, p], [b, q]] = [texts[i], texts[j]];
      if (a.ownerSVGElement !== b.ownerSVGElement || a.contains(b) || b.contains(a)) continue;
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const tall = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 2 && tall > Math.min(p.height, q.height) * 0.45) {
        told.overlapping.push(`${name(a)} over ${name(b)}`);
      }
    }
  }
  return told;
}
"""
