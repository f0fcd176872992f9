// Several persons at one screen: when another of them is to move, the page is covered until that person
// takes over, so that nobody sees the hand of somebody else.

import { register } from "./hooks";
import { onChange } from "./morph";
import { asked, byId } from "./state";

const SEEN = "pf-at-screen";

function name(seat: number): string {
  return `${document.body.dataset["table"]} ${seat}`;
}

// The page itself is drawn for one seat. Who was last at the screen is remembered over the change of pages.
function changed(): void {
  const box = byId("handover");
  const now = asked();
  if (!box || !now || box.dataset["busy"] === undefined) return;
  const busy = box.dataset["busy"].split(" ").filter(Boolean).map(Number);
  const here = sessionStorage.getItem(SEEN) === name(now.seat);
  if (busy.includes(now.seat)) cover(!here, true);
  else if (busy.length) cover(true, false);
  else cover(false, false);
}

function cover(on: boolean, own: boolean): void {
  const box = byId("handover");
  if (!box) return;
  const fresh = box.hidden && on;
  box.hidden = !on;
  document.body.classList.toggle("covered", on);
  for (const link of box.querySelectorAll<HTMLElement>("[data-to-seat]")) {
    link.hidden = own;
  }
  const here = box.querySelector<HTMLElement>("[data-act=handover-here]");
  if (here) here.hidden = !own;
  if (fresh) box.querySelector<HTMLElement>("a:not([hidden]), button:not([hidden])")?.focus();
}

export function watchHandover(): void {
  onChange(changed);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-to-seat], .seatlink") : null;
    const seat = link?.dataset["toSeat"];
    if (seat !== undefined) sessionStorage.setItem(SEEN, name(Number(seat)));
  });
  changed();
}

register({
  actions: {
    "handover-here": () => {
      sessionStorage.setItem(SEEN, name(asked()?.seat ?? -1));
      changed();
    },
  },
});
