// Show where a question is answered: the tab on a phone. Highlights are drawn again when a hidden
// tab is shown.

import { isAnswerShown, showTab, shownTab } from "./actions";
import { highlight } from "./choose";
import { scripts } from "./hooks";
import { onChange } from "./morph";
import { asked, byId } from "./state";

let revealedDecision = "";

function revealQuestion(): void {
  const now = asked();
  const tab = byId("ask")?.dataset["lead"] ?? "";
  if (!now?.labels.size || now.decision === revealedDecision) return;
  revealedDecision = now.decision;
  for (const script of scripts) script.reveal?.(tab);
  if (tab && window.matchMedia("(max-width: 820px)").matches) {
    const before = shownTab();
    showTab(tab);
    // The same question may lie elsewhere on the page of another role.
    if (!isAnswerShown()) showTab(before);
    scrollToFirst();
  }
}

// A tab may be longer than the screen: scroll to the highlighted places, with the picture or panel that they
// are part of if it has room, else to the first of them.
export function scrollToFirst(): void {
  const lit = Array.from(document.querySelectorAll(".table .lit[data-key]")).filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".ask"),
  );
  const whole = lit.at(-1)?.closest("svg, section");
  const room = byId("ask")?.getBoundingClientRect().top ?? 0;
  if (whole && whole.getBoundingClientRect().height < room) whole.scrollIntoView({ block: "nearest" });
  lit.at(-1)?.scrollIntoView({ block: "nearest" });
  lit[0]?.scrollIntoView({ block: "nearest" });
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
