// On a phone: to the tab where a question is answered, and rings where things stand in that tab.

import { showTab } from "./acts";
import { light } from "./choose";
import { onChange } from "./morph";
import { asked, byId } from "./state";

let led = "";

function lead(): void {
  const now = asked();
  const to = byId("ask")?.dataset["lead"];
  if (!now?.labels.size || now.decision === led) return;
  led = now.decision;
  if (to && window.matchMedia("(max-width: 820px)").matches) showTab(to);
}

export function watchLead(): void {
  onChange(lead);
  lead();
  // What was hidden had no place on the screen to put a ring on.
  const table = document.querySelector(".table");
  if (!table) return;
  new MutationObserver((changes) => {
    if (changes.some((each) => each.oldValue !== table.getAttribute("data-tab"))) light();
  }).observe(table, { attributeFilter: ["data-tab"], attributeOldValue: true });
}
