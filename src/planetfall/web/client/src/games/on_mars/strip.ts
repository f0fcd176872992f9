// The strip of cards of the own board: the wheel moves it sideways, a question brings its first card into sight,
// and it tells on which side there are more cards.

import { onChange } from "../../morph";

export function showLitCard(): void {
  document.querySelector(".d-strip .lit[data-key]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function markEnds(): void {
  const strip = document.querySelector<HTMLElement>(".d-strip");
  if (!strip) return;
  const { scrollLeft, scrollWidth, clientWidth } = strip;
  strip.classList.toggle("before", scrollLeft > 2);
  strip.classList.toggle("after", scrollWidth - clientWidth - scrollLeft > 2);
}

export function watchStrip(): void {
  onChange(markEnds);
  markEnds();
  window.addEventListener("resize", markEnds);
  document.addEventListener("scroll", markEnds, { capture: true, passive: true });
  document.addEventListener(
    "wheel",
    (event) => {
      const cards = event.target instanceof Element ? event.target.closest<HTMLElement>(".d-strip") : null;
      if (!cards || cards.scrollWidth <= cards.clientWidth || !event.deltaY) return;
      cards.scrollLeft += event.deltaY;
      event.preventDefault();
    },
    { passive: false },
  );
}
