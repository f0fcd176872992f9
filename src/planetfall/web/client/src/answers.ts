// The list of answers: a button for every label of the open question, as the server ordered them.

import { byId, type Asked } from "./state";

// The list that was filled, and what with. It is filled again for another question or other words,
// so what is focused stays so while the question does.
let list: HTMLElement | null = null;
let labels: Map<string, string> | null = null;
let danger = "";
let rows = new Map<string, HTMLElement>();

// The rows of the list by their keys; none where the question is asked in another way.
export function answerRows(now: Asked): Map<string, HTMLElement> {
  const found = document.querySelector<HTMLElement>("#answers.answers");
  const wary = byId("ask")?.dataset["danger"] ?? "";
  if (found !== list || now.labels !== labels || wary !== danger) {
    [list, labels, danger] = [found, now.labels, wary];
    rows = new Map();
    if (found) fill(found, now.labels, wary.split(" "));
  }
  return rows;
}

function fill(box: HTMLElement, offered: Map<string, string>, wary: string[]): void {
  const focused = box.querySelector<HTMLElement>("[data-answer]:focus")?.dataset["answer"] ?? "";
  for (const [key, label] of offered) {
    rows.set(key, row(key, label, rows.size + 1, wary.includes(key)));
  }
  box.replaceChildren(...rows.values());
  rows.get(focused)?.querySelector("button")?.focus({ preventScroll: true });
}

// One answer as a button, with the digit that chooses it.
function row(key: string, label: string, place: number, wary: boolean): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = wary ? "btn danger" : "btn lit";
  button.dataset["answer"] = key;
  button.append(worded("span", label));
  if (place < 10) button.append(worded("kbd", String(place)));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function worded(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
