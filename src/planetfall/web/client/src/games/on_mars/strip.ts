// The strip of cards of the own board: the wheel moves it sideways, and a question brings its first card into sight.

export function showLitCard(): void {
  document.querySelector(".d-strip .lit[data-key]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function watchStrip(): void {
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
