// To where a question is answered: on a phone the tab, in the hand the list of cards. And rings where
// things stand in a tab that was hidden.

import { showTab } from "./acts";
import { light } from "./choose";
import { onChange } from "./morph";
import { asked, byId } from "./state";

let led = "";
let left: HTMLInputElement | null = null;

function lead(): void {
  const now = asked();
  const to = byId("ask")?.dataset["lead"];
  if (!now?.labels.size || now.decision === led) return;
  led = now.decision;
  if (left) left.checked = true;
  left = null;
  if (to) showCards();
  if (to && window.matchMedia("(max-width: 820px)").matches) {
    showTab(to);
    reveal();
  }
}

// A tab may be longer than the screen: the first lit place is moved into sight.
function reveal(): void {
  const seen = Array.from(document.querySelectorAll(".table .lit[data-key]")).find(
    (each) => each.getClientRects().length > 0 && !each.closest(".ask"),
  );
  seen?.scrollIntoView({ block: "nearest" });
}

// What is asked about may lie among the cards in play, not in the hand: show that list meanwhile.
function showCards(): void {
  const lists = Array.from(document.querySelectorAll(".handw > .cards"));
  const lit = lists.findIndex((list) => list.querySelector(".lit"));
  const tab = lit > 0 ? document.querySelector<HTMLInputElement>(`#htab-${lit}`) : null;
  if (!tab || tab.checked) return;
  left = document.querySelector<HTMLInputElement>("[name=handtab]:checked");
  tab.checked = true;
}

export function watchLead(): void {
  onChange(lead);
  lead();
  // The page may have begun in another tab than it shows now.
  light();
  // What was hidden had no place on the screen to put a ring on.
  const table = document.querySelector(".table");
  if (!table) return;
  new MutationObserver((changes) => {
    if (changes.some((each) => each.oldValue !== table.getAttribute("data-tab"))) light();
  }).observe(table, { attributeFilter: ["data-tab"], attributeOldValue: true });
}
