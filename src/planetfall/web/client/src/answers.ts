// The list of answers: one button per option of the open question, in the order of the server.

import { byId, type Asked } from "./state";

// The list and what it was filled with. It is filled again only for another question or language,
// so that a button keeps the focus while the question stays.
let list: HTMLElement | null = null;
let labels: Map<string, string> | null = null;
let danger = "";
let rows = new Map<string, HTMLElement>();

// The rows of the list by key; none where the question has no list.
export function answerRows(now: Asked): Map<string, HTMLElement> {
  const shown = document.querySelector<HTMLElement>("#answers.answers");
  const dangerous = byId("ask")?.dataset["danger"] ?? "";
  if (shown !== list || now.labels !== labels || dangerous !== danger) {
    [list, labels, danger] = [shown, now.labels, dangerous];
    rows = new Map();
    if (shown) fill(shown, now.labels, dangerous.split(" "));
  }
  return rows;
}

function fill(box: HTMLElement, offered: Map<string, string>, dangerous: string[]): void {
  const focused = box.querySelector<HTMLElement>("[data-answer]:focus")?.dataset["answer"] ?? "";
  for (const [key, label] of offered) {
    rows.set(key, row(key, label, dangerous.includes(key)));
  }
  box.replaceChildren(...rows.values());
  rows.get(focused)?.querySelector("button")?.focus({ preventScroll: true });
}

// Give the rows that are shown their digits: what carries one is chosen by it.
export function numberRows(all: Map<string, HTMLElement>, whole: boolean): void {
  let place = 0;
  for (const row of all.values()) {
    if (whole || !row.classList.contains("placed")) place += 1;
    const digit = (whole || !row.classList.contains("placed")) && place < 10 ? String(place) : "";
    const sign = row.querySelector("kbd");
    if (!sign || sign.textContent === digit) continue;
    sign.textContent = digit;
    sign.hidden = !digit;
  }
}

// One answer as a button, with a place for the digit that chooses it.
function row(key: string, label: string, dangerous: boolean): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = dangerous ? "btn danger" : "btn lit";
  if (byId("ask")?.dataset["end"]) button.className = "btn primary";
  button.dataset["answer"] = key;
  button.append(textElement("span", label), textElement("kbd", ""));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
