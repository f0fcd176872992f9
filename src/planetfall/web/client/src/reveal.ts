// Show where a question is answered: the tab on a phone, the list of cards in the hand. Highlights are
// drawn again when a hidden tab is shown.

import { showTab } from "./actions";
import { highlight } from "./choose";
import { onChange } from "./morph";
import { asked, byId } from "./state";

let revealedDecision = "";
// The list of cards that was shown before.
let previousList: HTMLInputElement | null = null;

function revealQuestion(): void {
  const now = asked();
  const tab = byId("ask")?.dataset["lead"];
  if (!now?.labels.size || now.decision === revealedDecision) return;
  revealedDecision = now.decision;
  if (previousList) previousList.checked = true;
  previousList = null;
  if (tab) showCards();
  if (tab && window.matchMedia("(max-width: 820px)").matches) {
    showTab(tab);
    scrollToFirst();
  }
}

// A tab may be longer than the screen: scroll to the first highlighted place.
function scrollToFirst(): void {
  const first = Array.from(document.querySelectorAll(".table .lit[data-key]")).find(
    (each) => each.getClientRects().length > 0 && !each.closest(".ask"),
  );
  first?.scrollIntoView({ block: "nearest" });
}

// The question may be about cards in play, not in the hand: show that list until it is answered.
function showCards(): void {
  const lists = Array.from(document.querySelectorAll(".handw > .cards"));
  const lit = lists.findIndex((list) => list.querySelector(".lit"));
  const tab = lit > 0 ? document.querySelector<HTMLInputElement>(`#htab-${lit}`) : null;
  if (!tab || tab.checked) return;
  previousList = document.querySelector<HTMLInputElement>("[name=handtab]:checked");
  tab.checked = true;
}

export function watchReveal(): void {
  onChange(revealQuestion);
  revealQuestion();
  // The page may have started in another tab than it shows now.
  highlight();
  // A hidden place has no position on the screen, so it has no ring yet.
  const table = document.querySelector(".table");
  if (!table) return;
  new MutationObserver((changes) => {
    if (changes.some((each) => each.oldValue !== table.getAttribute("data-tab"))) highlight();
  }).observe(table, { attributeFilter: ["data-tab"], attributeOldValue: true });
}
