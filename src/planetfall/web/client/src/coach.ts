// The guided first game: a lesson stands beside the table when its kind of answer is offered. It never dims
// the table and chooses nothing.

import { register } from "./hooks";
import { asked, byId, language } from "./state";

interface Lesson {
  when: string;
  at: string;
  asking: string;
  sees: string;
  html: string;
}

let lessons: Lesson[] = [];
let words: DOMStringMap = {};
let loadedIn = "";
let shown = -1;
// The decision with which a lesson came last, and the kind of answer it was about.
let shownIn = "";
let taught = "";

function game(): string {
  return Array.from(document.body.classList).find((each) => each.startsWith("is-") && each !== "is-table") ?? "";
}

function done(): number[] {
  return JSON.parse(localStorage.getItem(`pf-coached-${game()}`) ?? "[]") as number[];
}

function isOn(): boolean {
  return localStorage.getItem("pf-coach") === game();
}

async function load(): Promise<void> {
  if (loadedIn === language()) return;
  loadedIn = language();
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ seat: seat ?? "-1", lang: language() });
  const response = await fetch(`/t/${table}/panel/coach?${query}`).catch(() => null);
  const made = document.createElement("template");
  made.innerHTML = response?.ok ? await response.text() : "";
  words = made.content.querySelector<HTMLElement>("ol")?.dataset ?? {};
  lessons = Array.from(made.content.querySelectorAll<HTMLElement>("li"), (each) => ({
    when: each.dataset["when"] ?? "",
    at: each.dataset["at"] ?? "",
    asking: each.dataset["asking"] ?? "",
    sees: each.dataset["sees"] ?? "",
    html: each.innerHTML,
  }));
}

function decision(): string {
  return asked()?.decision ?? "";
}

// The first lesson that is not done and is about something that can be chosen now. One decision has lessons
// about one kind of answer; those about others come with later ones.
function due(): number {
  const asking = byId("keys")?.dataset["asking"] ?? "";
  const kinds = new Set(Array.from(asked()?.labels.keys() ?? [], (key) => key.split(":")[0]));
  const over = new Set(done());
  const fits = (lesson: Lesson): boolean =>
    kinds.has(lesson.when) &&
    (!lesson.asking || lesson.asking === asking) &&
    (!lesson.sees || !!document.querySelector(lesson.sees)) &&
    (shownIn !== decision() || lesson.when === taught);
  return lessons.findIndex((lesson, at) => !over.has(at) && fits(lesson));
}

function box(): HTMLElement {
  const found = byId("coach");
  if (found) return found;
  const made = document.createElement("aside");
  made.id = "coach";
  made.className = "coach";
  made.hidden = true;
  document.body.append(made);
  return made;
}

function button(act: string, text: string): HTMLElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "btn small";
  made.dataset["act"] = act;
  made.textContent = text;
  return made;
}

function unmark(): void {
  for (const old of document.querySelectorAll(".coached")) old.classList.remove("coached");
}

async function show(): Promise<void> {
  if (!isOn()) return hide();
  await load();
  // Whoever has answered needs the lesson no longer.
  if (shown >= 0 && shownIn !== decision()) learn(shown);
  const at = due();
  if (at < 0) return hide();
  [shownIn, taught] = [decision(), lessons[at]?.when ?? ""];
  unmark();
  document.querySelector(lessons[at]?.at ?? "#ask")?.classList.add("coached");
  if (at !== shown || box().hidden) {
    shown = at;
    fill(box(), at);
  }
  // When the other scripts have drawn what can be chosen.
  requestAnimationFrame(() => settle(box()));
}

const EDGE = 8;

function overlap(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

// A page may have a fixed place for the lesson, which it leaves free.
function isDocked(coach: HTMLElement): boolean {
  return getComputedStyle(coach).getPropertyValue("--docked").trim() === "1";
}

// The lesson stands where it covers nothing that can be chosen; as long as it does not, it keeps its place. On a
// phone only its heading stays, which opens the rest.
function settle(coach: HTMLElement): void {
  if (opened === decision()) return;
  opened = "";
  coach.classList.toggle("slim", isNarrow());
  if (isDocked(coach)) coach.removeAttribute("style");
  else findPlace(coach);
}

function isNarrow(): boolean {
  return window.matchMedia("(max-width: 820px)").matches;
}

// The decision for which the player opened the whole lesson.
let opened = "";

// What can be chosen, and what is only to be read; the log is needed least.
const WANTED = ".lit[data-key], .fits, #ask, #tray button, .ptabs, .top";
const READ = ".table :is([data-key], [data-piece], button, h2, h3, p, li, text, .seat):not(#log *)";

function boxesOf(selector: string): DOMRect[] {
  const boxes = Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
  return boxes.filter((each) => each.width > 0);
}

// Move the lesson to the place where it covers least, first of what can be chosen, then of what it is about.
function findPlace(coach: HTMLElement): void {
  const wanted = boxesOf(WANTED);
  const now = coach.getBoundingClientRect();
  const covered = (boxes: DOMRect[], x: number, y: number): number =>
    boxes.reduce((sum, each) => sum + overlap(new DOMRect(x, y, now.width, now.height), each), 0);
  const about = boxesOf(".coached");
  let best = covered(wanted, now.x, now.y);
  let next = covered(about, now.x, now.y);
  if (best === 0 && next === 0) return;
  const read = boxesOf(READ);
  let least = Infinity;
  for (let x = innerWidth - now.width - EDGE; x >= 0; x -= 20) {
    for (let y = innerHeight - now.height - EDGE; y >= 0; y -= 20) {
      const first = covered(wanted, x, y);
      if (first > best) continue;
      const then = covered(about, x, y);
      if (first === best && then > next) continue;
      const rest = covered(read, x, y);
      if (first === best && then === next && rest >= least) continue;
      [best, next, least] = [first, then, rest];
      Object.assign(coach.style, { left: `${x}px`, top: `${y}px`, right: "auto", bottom: "auto" });
    }
  }
}

function openLesson(): void {
  opened = decision();
  byId("coach")?.classList.remove("slim");
}

// A press beside an opened lesson folds it again, and nothing stays covered.
function fold(event: Event): void {
  const coach = byId("coach");
  if (!coach || !opened || (event.target instanceof Node && coach.contains(event.target))) return;
  opened = "";
  settle(coach);
}

function fill(coach: HTMLElement, at: number): void {
  coach.innerHTML = lessons[at]?.html ?? "";
  const head = document.createElement("p");
  head.className = "label";
  const number = (words["lesson"] ?? "").replace("{n}", String(done().length)).replace("{most}", String(lessons.length));
  head.textContent = number;
  const bar = document.createElement("progress");
  bar.max = lessons.length;
  bar.value = done().length;
  bar.setAttribute("aria-label", number);
  const next = button("coach-next", words["next"] ?? "");
  next.classList.add("got");
  const skip = button("coach-close", words["skip"] ?? "");
  skip.classList.add("leave");
  const row = document.createElement("div");
  row.className = "row gap6";
  row.append(next, button("coach-show", words["show"] ?? ""));
  coach.setAttribute("aria-label", number);
  const more = button("coach-open", words["more"] ?? "");
  more.classList.add("more");
  coach.prepend(head, skip, bar);
  coach.append(row, more);
  coach.hidden = false;
}

function hide(): void {
  unmark();
  const coach = byId("coach");
  if (coach) coach.hidden = true;
  shown = -1;
}

function learn(number: number): void {
  localStorage.setItem(`pf-coached-${game()}`, JSON.stringify([...new Set([...done(), number])]));
}

function finish(): void {
  if (shown >= 0) learn(shown);
  void show();
}

function point(): void {
  const place = document.querySelector(lessons[shown]?.at ?? "");
  place?.scrollIntoView({ block: "nearest" });
  place?.classList.remove("pointed-out");
  void place?.getBoundingClientRect();
  place?.classList.add("pointed-out");
}

function start(): void {
  localStorage.setItem("pf-coach", game());
  localStorage.removeItem(`pf-coached-${game()}`);
  shownIn = "";
  (byId("dialog") as HTMLDialogElement | null)?.close();
  void show();
}

function stop(): void {
  localStorage.removeItem("pf-coach");
  hide();
}

register({
  start: () => document.addEventListener("pointerdown", fold),
  changed: () => void show(),
  actions: {
    coach: start,
    "coach-next": finish,
    "coach-show": point,
    "coach-open": openLesson,
    "coach-close": stop,
  },
});

// The lobby begins a guided game: the real one, against a bot.
export function watchGuide(): void {
  document.addEventListener("click", (event) => {
    const guide = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-guide]") : null;
    if (guide) void begin(guide.dataset["guide"] ?? "");
  });
}

async function begin(title: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("#new-table [name=name]");
  const name = field?.value || field?.placeholder || "Player";
  const levels = Array.from(document.querySelectorAll<HTMLOptionElement>("#new-table option[value^='bot:']"));
  const level = levels[0]?.value.split(":")[1] ?? "random";
  const body = { game: title, seats: [{ kind: "person", name }, { kind: "bot", level }] };
  const response = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response?.ok) return;
  const { id } = (await response.json()) as { id: string };
  localStorage.setItem("pf-coach", `is-${title}`);
  localStorage.removeItem(`pf-coached-is-${title}`);
  location.href = `/t/${id}`;
}
