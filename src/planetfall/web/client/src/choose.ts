// Lighting the keys the server gave, and choosing among them. No rules here.

import { ahead } from "./ahead";
import { answerRows } from "./answers";
import { isAnswered, send, showSending } from "./send";
import { SVG, asked, byId, language, notice, setting, type Asked } from "./state";
import { titled } from "./stream";

// A selection belongs to one decision. When the page shows another one it is dropped, and while an
// answer to the open decision is under way nothing can be selected.
let chosen: string[] = [];
let chosenFor = "";
// What is ticked of a set, the newest last.
let ticked: string[] = [];

// What is lit.

function places(key: string): Element[] {
  return Array.from(document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`));
}

function overlay(svg: SVGSVGElement): SVGGElement {
  let group = svg.querySelector<SVGGElement>(":scope > g.overlay");
  if (!group) {
    group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "overlay");
    svg.append(group);
  }
  return group;
}

// Keys that a ghost on a board stands for.
function ghostKeys(): Set<string> {
  return new Set(ahead()?.flatMap((way) => way.keys.slice(0, 1)));
}

// A ring on top of everything, in the outline of the place.
function ring(place: Element, classes: string): void {
  if (!(place instanceof SVGGraphicsElement)) return;
  const svg = place.ownerSVGElement;
  const shape = place.querySelector("rect,path,circle,polygon");
  if (!svg || !(shape instanceof SVGGraphicsElement)) return;
  const copy = shape.cloneNode() as SVGElement;
  for (const name of ["id", "fill", "stroke", "stroke-width", "opacity", "filter", "class"]) {
    copy.removeAttribute(name);
  }
  copy.setAttribute("class", classes);
  // The place may lie in moved groups: carry its position over.
  const matrix = svg.getScreenCTM()?.inverse().multiply(shape.getScreenCTM() ?? new DOMMatrix());
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }
  overlay(svg).append(copy);
}

// Drawings among the chips show on a board what a selection would bring.
function showOutlook(): void {
  for (const old of document.querySelectorAll("g.outlook")) old.remove();
  for (const drawn of document.querySelectorAll<SVGSVGElement>("#chips svg[data-onto]")) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "outlook");
    group.append(...Array.from(drawn.children, (each) => each.cloneNode(true)));
    document.querySelector(drawn.dataset["onto"] ?? "")?.append(group);
  }
}

export function light(): void {
  const now = asked();
  for (const old of document.querySelectorAll(".lit[data-key]")) {
    old.classList.remove("lit", "chosen");
    old.removeAttribute("tabindex");
  }
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
  const one = now.labels.size <= 40;
  document.body.classList.toggle("one-question", one);
  let unplaced = 0;
  const ghosts = ghostKeys();
  const rows = answerRows(now);
  for (const [key, label] of now.labels) {
    const found = places(key);
    for (const place of found) show(place, key, label);
    const placed = found.length > 0 || ghosts.has(key);
    const row = rows.get(key);
    row?.classList.toggle("placed", placed);
    if (row && !placed) unplaced += 1;
  }
  for (const [key, [, label]] of Object.entries(ways())) {
    for (const place of places(key)) show(place, key, label);
  }
  byId("answers")?.classList.toggle("many", unplaced > 6);
  byId("answers")?.classList.toggle("none", unplaced === 0);
  stepper();
  showConfirm(now);
  showOutlook();
  document.dispatchEvent(new CustomEvent("chosen"));
}

function show(place: Element, key: string, label: string): void {
  place.classList.add("lit");
  if (place.classList.contains("noring")) return;
  place.setAttribute("tabindex", "0");
  place.setAttribute("role", "button");
  if (!place.hasAttribute("aria-label")) place.setAttribute("aria-label", label);
  ring(place, chosen.includes(key) ? "lit-ring chosen" : "lit-ring");
  if (chosen.includes(key)) place.classList.add("chosen");
}

// Places that stand for two answers in a row: the first of them, and both in words.
function ways(): Record<string, [string, string]> {
  return JSON.parse(byId("ask")?.dataset["via"] ?? "{}") as Record<string, [string, string]>;
}

// Amounts.

function stepper(): void {
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

// Sets: any number of things, then `done`. They are ticked in any order and sent in the order of
// the question, which is the only one the server knows.

function isSet(): boolean {
  return byId("ask")?.dataset["set"] === "1";
}

function toggle(key: string, now: Asked): void {
  const order = [...now.labels.keys()];
  const on = chosen.filter((each) => each !== "done");
  const next = on.includes(key) ? on.filter((each) => each !== key) : [...on, key];
  next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  chosen = next.length ? [...next, "done"] : [];
  chosenFor = now.decision;
  hush();
  light();
  ticked = [...ticked.filter((each) => each !== key), key].filter((each) => next.includes(each));
  void weigh(now);
}

// Whether all that is ticked goes together: the server says. What was ticked last goes first, so
// nobody has to tick everything again for one thing too many.
async function weigh(now: Asked): Promise<void> {
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

export function choose(keys: string[], look = false): void {
  const now = asked();
  if (!now?.labels.size || isAnswered(now)) return;
  if (isSet() && keys.length === 1 && keys[0] !== "done") {
    toggle(keys[0] ?? "", now);
    return;
  }
  const first = keys.length === 1 ? ways()[keys[0] ?? ""]?.[0] : undefined;
  if (first) keys = [first, ...keys];
  const same = keys.length === chosen.length && keys.every((key, at) => key === chosen[at]);
  // Some things are only pointed out: what happens to them is asked next, and can be taken back.
  const direct = keys.length === 1 && keys[0]?.split(":")[0] === byId("ask")?.dataset["direct"];
  if (!look && (same || direct || !setting("confirm"))) {
    answer(keys);
    return;
  }
  chosen = keys;
  chosenFor = now.decision;
  hush();
  light();
  void preview(keys, now);
}

// Send keys as the answer to the open question. A refusal leaves nothing selected.
export function answer(keys: string[]): void {
  const now = asked();
  if (!now?.labels.size || isAnswered(now)) return;
  previewed?.abort();
  void send(now, keys).then((taken) => {
    if (taken || asked()?.decision !== now.decision) return;
    if (isSet()) void weigh(now);
    else letGo();
  });
}

export function chosenKeys(): string[] {
  return chosen;
}

function drop(): void {
  chosen = [];
  ticked = [];
  previewed?.abort();
  byId("chips")?.replaceChildren();
}

export function letGo(): void {
  drop();
  hush();
  light();
}

function showConfirm(now: Asked): void {
  const button = byId("confirm");
  if (!button) return;
  button.hidden = chosen.length === 0 || now.labels.size === 0;
  const last = chosen[chosen.length - 1];
  const bar = byId("ask");
  const label = last ? now.labels.get(last) : "";
  const words = button.querySelector("span");
  if (words) words.textContent = shortened(verb(bar));
  if (label && !document.querySelector("#answers.stepper")) button.title = label;
  const told = byId("chosen-label");
  if (told) told.textContent = label ?? "";
}

// The button's word: it counts where several things are taken, and may differ by kind of answer.
function verb(bar: HTMLElement | null): string {
  const many = bar?.dataset["many"];
  const count = chosen.filter((each) => each !== "done").length;
  const price = count * Number(bar?.dataset["each"] ?? 0);
  if (many && count) return many.replace("{n}", String(count)).replace("{m}", String(price));
  const verbs = JSON.parse(bar?.dataset["verbs"] ?? "{}") as Record<string, string>;
  return verbs[(chosen[0] ?? "").split(":")[0] ?? ""] ?? bar?.dataset["verb"] ?? "";
}

function shortened(text: string): string {
  return text.length > 28 ? `${text.slice(0, 27)}…` : text;
}

// The request for the changes a selection would make. It is given up when the selection is: it
// would ask about a question that may be answered by then.
let previewed: AbortController | null = null;

// Why the selection cannot be, if it cannot.
async function preview(keys: string[], now: Asked): Promise<string> {
  const chips = byId("chips");
  if (!chips) return "";
  previewed?.abort();
  const mine = new AbortController();
  previewed = mine;
  chips.ariaBusy = "true";
  const query = new URLSearchParams({ seat: String(now.seat), lang: language() });
  for (const key of keys) query.append("keys", key);
  try {
    const told = await fetch(`/t/${now.table}/chips?${query}`, { signal: mine.signal });
    const html = told.ok ? await told.text() : "";
    const why = told.status === 422 ? ((await told.json()) as { error: string }).error : "";
    if (mine.signal.aborted) return "";
    if (why) return why;
    chips.innerHTML = html;
    showOutlook();
    // A payment may follow what was chosen; of a set the list itself shows what is.
    const label = isSet() ? "" : (ways()[keys.at(-1) ?? ""]?.[1] ?? now.labels.get(keys[0] ?? ""));
    // What is shown on a board needs no words.
    const drawn = ahead() ?? chips.querySelector("[data-onto]");
    if (label && !document.querySelector("#answers.stepper") && !drawn) {
      const said = document.createElement("span");
      said.className = "picked one";
      said.textContent = label;
      chips.prepend(said);
    }
  } catch {
    if (!mine.signal.aborted) chips.replaceChildren();
  } finally {
    if (previewed === mine) chips.ariaBusy = "false";
  }
  return "";
}

export function confirmChosen(): boolean {
  if (!chosen.length || asked()?.decision !== chosenFor) return false;
  answer(chosen);
  return true;
}

// Why not? The answer stands where the question says something else, which comes back.

let quiet = "";
let questions = 0;

export function hush(): void {
  questions += 1;
  const line = byId("why");
  if (!line?.classList.contains("told")) return;
  line.textContent = quiet;
  line.classList.remove("told");
}

// `after` are answers that would come first.
export async function whyNot(key: string, after: string[] = []): Promise<void> {
  const now = asked();
  const line = byId("why");
  if (!now || now.seat < 0 || !line) return;
  const mine = ++questions;
  const query = new URLSearchParams({ key, seat: String(now.seat), lang: language() });
  for (const each of after) query.append("after", each);
  const told = await fetch(`/api/tables/${now.table}/why?${query}`).catch(() => null);
  if (!told?.ok) return;
  const { reason } = (await told.json()) as { reason: string };
  // By now something else may be asked, or chosen.
  if (reason && mine === questions && asked()?.decision === now.decision) {
    if (!line.classList.contains("told")) quiet = line.textContent;
    line.textContent = reason;
    line.classList.remove("told");
    void line.getBoundingClientRect();
    line.classList.add("told");
  }
}
