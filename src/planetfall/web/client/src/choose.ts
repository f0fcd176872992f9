// Highlighting the keys the server gave, and choosing among them. There are no rules here.

import { answerRows, numberRows } from "./answers";
import { makeControl, releaseControls } from "./controls";
import { heldPiece } from "./hooks";
import { ring } from "./places";
import { isAnswered, send, showSending } from "./send";
import { SVG, asked, byId, language, notice, setting, type Asked } from "./state";
import { titled } from "./stream";

// A selection belongs to one decision. It is dropped when the page shows another one; while an answer
// is being sent nothing can be selected.
let chosen: string[] = [];
let chosenFor = "";
// The ticked items of a set, the latest one last.
let ticked: string[] = [];

// Highlighting.

function places(key: string): Element[] {
  return Array.from(document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`));
}

// How many lines a text takes.
function lines(text: HTMLElement | null | undefined): number {
  return text ? Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)) : 0;
}

// Draw on the board what the selection would change; the preview brings the drawings.
function drawPreview(): void {
  for (const old of document.querySelectorAll("g.outlook")) old.remove();
  for (const drawing of document.querySelectorAll<SVGSVGElement>("#chips svg[data-onto]")) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "outlook");
    group.append(...Array.from(drawing.children, (each) => each.cloneNode(true)));
    document.querySelector(drawing.dataset["onto"] ?? "")?.append(group);
  }
}

export function highlight(): void {
  const now = asked();
  const focused = document.activeElement;
  for (const old of document.querySelectorAll(".lit[data-key]")) old.classList.remove("lit", "chosen");
  releaseControls();
  for (const old of document.querySelectorAll("g.overlay")) old.replaceChildren();
  document.body.classList.toggle("asked", !!now && now.labels.size > 0);
  if (!now) return;
  titled(now.labels.size > 0);
  if (now.decision !== chosenFor) {
    drop();
    chosenFor = now.decision;
    showSending();
  } else if (chosen[0] && !now.labels.has(chosen[0])) {
    drop();
  }
  document.body.classList.toggle("one-question", now.labels.size <= 40);
  let unplaced = 0;
  const held = new Set(heldPiece()?.keys());
  const rows = answerRows(now);
  for (const [key, label] of now.labels) {
    const shown = places(key);
    for (const place of shown) show(place, key, label);
    const placed = (shown.length > 0 || held.has(key)) && !isListed(key);
    const row = rows.get(key);
    row?.classList.toggle("placed", placed);
    row?.classList.toggle("ticked", chosen.includes(key));
    if (row && !placed) unplaced += 1;
  }
  numberRows(rows, setting("text"));
  for (const [key, [, label]] of Object.entries(shortcuts())) {
    for (const place of places(key)) show(place, key, label);
  }
  const ask = byId("ask");
  // Whether something is chosen before it is sent: the button for that keeps its place all the time.
  ask?.classList.toggle("confirms", unplaced < now.labels.size || rows.size === 0 || !!ask.dataset["danger"]);
  ask?.classList.toggle("one-listed", unplaced === 1);
  ask?.classList.remove("long");
  ask?.classList.toggle("long", unplaced > 0 && lines(ask.querySelector<HTMLElement>(".q")) > 1);
  byId("answers")?.classList.toggle("many", unplaced > 6);
  byId("answers")?.classList.toggle("none", unplaced === 0);
  updateStepper();
  keepFocus(focused);
  showConfirm(now);
  drawPreview();
  document.dispatchEvent(new CustomEvent("chosen"));
}

// A place that was no control for a moment has lost the focus, and arrow keys would begin anew.
function keepFocus(focused: Element | null): void {
  if (focused === document.activeElement || !focused?.matches(".control")) return;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
}

function show(place: Element, key: string, label: string): void {
  place.classList.add("lit");
  const isChosen = chosen.includes(key);
  makeControl(place, label, isSet() ? isChosen : null);
  ring(place, "overlay", isChosen ? "lit-ring chosen" : "lit-ring");
  if (isChosen) place.classList.add("chosen");
}

// Places that give two answers at once: the first of them, and a label for both.
function shortcuts(): Record<string, [string, string]> {
  return JSON.parse(byId("ask")?.dataset["via"] ?? "{}") as Record<string, [string, string]>;
}

// Amounts.

function updateStepper(): void {
  const box = document.querySelector<HTMLElement>("#answers.stepper");
  if (!box) return;
  const scale = JSON.parse(box.dataset["scale"] ?? "[]") as string[];
  if (!chosen.length) chosen = [box.dataset["default"] ?? scale[0] ?? ""];
  const place = scale.indexOf(chosen[0] ?? "");
  const words = JSON.parse(box.dataset["words"] ?? "[]") as string[];
  const output = box.querySelector("output");
  if (output) output.textContent = words[place] ?? "";
  for (const button of box.querySelectorAll<HTMLButtonElement>("[data-step]")) {
    const next = place + Number(button.dataset["step"]);
    button.disabled = next < 0 || next >= scale.length;
  }
}

export function step(by: number): boolean {
  const box = document.querySelector<HTMLElement>("#answers.stepper");
  if (!box) return false;
  const scale = JSON.parse(box.dataset["scale"] ?? "[]") as string[];
  const place = scale.indexOf(chosen[0] ?? "") + by;
  const key = scale[Math.max(0, Math.min(scale.length - 1, place))];
  if (key) choose([key], true);
  return true;
}

// Sets: any number of items, then `done`. They are ticked in any order and sent in the order of the
// question, as the server expects.

export function isSet(): boolean {
  return byId("ask")?.dataset["set"] === "1";
}

// The items that are chosen; a payment may follow them.
function tickedKeys(now: Asked): string[] {
  return chosen.filter((each) => each !== "done" && now.labels.has(each));
}

function toggle(key: string, now: Asked): void {
  const order = [...now.labels.keys()];
  const on = tickedKeys(now);
  const next = on.includes(key) ? on.filter((each) => each !== key) : [...on, key];
  next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  chosen = next.length ? [...next, "done"] : [];
  chosenFor = now.decision;
  clearReason();
  highlight();
  ticked = [...ticked.filter((each) => each !== key), key].filter((each) => next.includes(each));
  void checkSet(now);
}

// Ask the server whether the ticked items are possible together. If not, the latest one is removed, so
// that the others need not be ticked again.
async function checkSet(now: Asked): Promise<void> {
  if (!chosen.length) {
    byId("chips")?.replaceChildren();
    return;
  }
  const why = await preview(chosen, now);
  const last = ticked.at(-1);
  if (!why || last === undefined || asked()?.decision !== now.decision) return;
  notice(why);
  toggle(last, now);
}

// Choosing.

export function choose(keys: string[], previewOnly = false): void {
  const now = asked();
  if (!now?.labels.size || isAnswered(now)) return;
  if (isSet() && keys.length === 1 && keys[0] !== "done") {
    toggle(keys[0] ?? "", now);
    return;
  }
  const first = keys.length === 1 ? shortcuts()[keys[0] ?? ""]?.[0] : undefined;
  if (first) keys = [first, ...keys];
  const same = keys.length === chosen.length && keys.every((key, at) => key === chosen[at]);
  if (!previewOnly && (same || isDirect(keys) || !setting("confirm"))) {
    answer(keys);
    return;
  }
  chosen = keys;
  chosenFor = now.decision;
  clearReason();
  highlight();
  void preview(keys, now);
}

// Choose by a key of the keyboard: never sends what cannot be taken back.
export function pick(keys: string[]): void {
  choose(keys, !isDirect(keys));
}

// Some answers need no confirmation: what happens to them is asked next and can be undone.
function isDirect(keys: string[]): boolean {
  const [key = ""] = keys;
  return keys.length === 1 && (key.split(":")[0] === byId("ask")?.dataset["direct"] || isListed(key));
}

// Whether an answer is a button though it has a place too; both answer at once.
function isListed(key: string): boolean {
  return key.split(":")[0] === byId("ask")?.dataset["listed"];
}

// Send keys as the answer to the open question. If the server refuses, the selection is cleared.
export function answer(keys: string[]): void {
  const now = asked();
  if (!now?.labels.size || isAnswered(now)) return;
  previewRequest?.abort();
  void send(now, keys).then((accepted) => {
    if (accepted || asked()?.decision !== now.decision) return;
    if (isSet()) void checkSet(now);
    else clearSelection();
  });
}

export function chosenKeys(): string[] {
  return chosen;
}

function drop(): void {
  chosen = [];
  ticked = [];
  previewRequest?.abort();
  byId("chips")?.replaceChildren();
}

export function clearSelection(): void {
  drop();
  clearReason();
  highlight();
}

function showConfirm(now: Asked): void {
  const button = byId("confirm");
  if (!button) return;
  button.hidden = chosen.length === 0 || now.labels.size === 0;
  const last = chosen[chosen.length - 1];
  const bar = byId("ask");
  const label = last ? now.labels.get(last) : "";
  const words = button.querySelector("span");
  if (words) words.textContent = shorten(verb(bar, now));
  if (label && !document.querySelector("#answers.stepper")) button.title = label;
  const output = byId("chosen-label");
  if (output) output.textContent = label ?? "";
}

// The text of the button; it may count what is selected, or depend on the answer or its kind.
function verb(bar: HTMLElement | null, now: Asked): string {
  const many = bar?.dataset["many"];
  const count = tickedKeys(now).length;
  const price = count * Number(bar?.dataset["each"] ?? 0);
  if (many && count) return many.replace("{n}", String(count)).replace("{m}", String(price));
  const verbs = JSON.parse(bar?.dataset["verbs"] ?? "{}") as Record<string, string>;
  const first = chosen[0] ?? "";
  return verbs[first] ?? verbs[first.split(":")[0] ?? ""] ?? bar?.dataset["verb"] ?? "";
}

function shorten(text: string): string {
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}

// The running request for a preview. It is aborted with the selection, as its question may be answered
// by then.
let previewRequest: AbortController | null = null;

// Show what a selection would change; returns why it is not possible, if it is not.
async function preview(keys: string[], now: Asked): Promise<string> {
  const chips = byId("chips");
  if (!chips) return "";
  previewRequest?.abort();
  const request = new AbortController();
  previewRequest = request;
  chips.ariaBusy = "true";
  const query = new URLSearchParams({ seat: String(now.seat), lang: language() });
  for (const key of keys) query.append("keys", key);
  try {
    const response = await fetch(`/t/${now.table}/chips?${query}`, { signal: request.signal });
    const html = response.ok ? await response.text() : "";
    const why = response.status === 422 ? ((await response.json()) as { error: string }).error : "";
    if (request.signal.aborted) return "";
    if (why) return why;
    chips.innerHTML = html;
    drawPreview();
    // A payment may follow the chosen key; a set shows in its list what is chosen.
    const label = isSet() ? "" : (shortcuts()[keys.at(-1) ?? ""]?.[1] ?? now.labels.get(keys[0] ?? ""));
    // What is drawn on the board needs no label.
    const drawing = heldPiece() ?? chips.querySelector("[data-onto]");
    if (label && !document.querySelector("#answers.stepper") && !drawing) {
      const picked = document.createElement("span");
      picked.className = "picked";
      picked.textContent = label;
      chips.prepend(picked);
    }
  } catch {
    if (!request.signal.aborted) chips.replaceChildren();
  } finally {
    if (previewRequest === request) chips.ariaBusy = "false";
  }
  return "";
}

export function confirmChosen(): boolean {
  if (!chosen.length || asked()?.decision !== chosenFor) return false;
  answer(chosen);
  return true;
}

// Why not? The reason replaces the hint of the question until it is cleared.

let hint: ChildNode[] = [];
let reasonRequests = 0;

export function clearReason(): void {
  reasonRequests += 1;
  const line = byId("why");
  if (!line?.classList.contains("told")) return;
  line.replaceChildren(...hint);
  line.classList.remove("told");
}

// Say why a key cannot be chosen; `after` are answers that would be given first.
export async function whyNot(key: string, after: string[] = []): Promise<void> {
  const now = asked();
  const line = byId("why");
  if (!now || now.seat < 0 || !line) return;
  const request = ++reasonRequests;
  const query = new URLSearchParams({ key, seat: String(now.seat), lang: language() });
  for (const each of after) query.append("after", each);
  const response = await fetch(`/api/tables/${now.table}/why?${query}`).catch(() => null);
  if (!response?.ok) return;
  const { reason } = (await response.json()) as { reason: string };
  // Meanwhile another question may be open, or something chosen.
  if (reason && request === reasonRequests && asked()?.decision === now.decision) {
    if (!line.classList.contains("told")) hint = [...line.childNodes];
    line.textContent = reason;
    line.classList.remove("told");
    void line.getBoundingClientRect();
    line.classList.add("told");
  }
}
