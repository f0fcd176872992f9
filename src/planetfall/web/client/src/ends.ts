// Lists that scroll fade out at their end while they go on below it.

import { onChange } from "./morph";

export function markEnds(): void {
  for (const list of document.querySelectorAll<HTMLElement>(".log:not(.whole), .steps, .fades")) {
    list.classList.toggle("goes-on", list.scrollHeight - list.scrollTop - list.clientHeight > 3);
  }
}

export function watchEnds(): void {
  onChange(markEnds);
  markEnds();
  window.addEventListener("resize", markEnds);
  document.addEventListener("scroll", markEnds, { capture: true, passive: true });
}
