// The lists of cards: the one that is shown; sorting, searching and filtering; one's own order; new cards.

import { byId, language } from "../../state";

// The chosen order by list.
const orders: Record<string, string> = {};

function number(card: HTMLElement, name: string): number {
  return Number(card.dataset[name] ?? 0);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

// What the browser remembers of this table: the own order of cards, the cards seen before.
function remembered(name: string): string[] {
  const table = document.body.dataset["table"];
  return JSON.parse(localStorage.getItem(`pf-${name}-${table}`) ?? "[]") as string[];
}

function remember(name: string, cards: string[]): void {
  localStorage.setItem(`pf-${name}-${document.body.dataset["table"]}`, JSON.stringify(cards));
}

function boxes(list: Element): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>(":scope > [data-place]"));
}

// How a card compares with others of its group.
function rank(card: HTMLElement, by: string, own: string[]): number {
  if (!card.dataset["card"]) return -1;
  if (by === "own") {
    const place = own.indexOf(card.dataset["card"]);
    return place < 0 ? 1000 : place;
  }
  return number(card, by);
}

export function arrangeHands(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-sort]")) {
    const list = byId(select.dataset["sort"] ?? "");
    if (!list) continue;
    if (orders[list.id]) select.value = orders[list.id] ?? "";
    const by = select.value;
    const own = by === "own" ? remembered("order") : [];
    const sorted = boxes(list).sort(
      (a, b) =>
        number(a, "group") - number(b, "group") ||
        rank(a, by, own) - rank(b, by, own) ||
        number(a, "place") - number(b, "place"),
    );
    sorted.forEach((card, at) => (card.style.order = String(at)));
    list.classList.toggle("own-order", by === "own");
  }
  startAgain();
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-filter]")) {
    byId(box.dataset["filter"] ?? "")?.classList.toggle("only-lit", box.checked);
  }
  search();
  markNew();
  if (showsFaces()) void enlarge();
  fitGrid();
}

// The groups that were shown: a list with other ones is looked at from its beginning.
let shownGroups = "";

function startAgain(): void {
  const list = byId("cards-0");
  if (!list) return;
  const groups = [...new Set(boxes(list).map((each) => each.dataset["group"]))].join();
  if (shownGroups && groups !== shownGroups) list.scrollTo(0, 0);
  shownGroups = groups;
}

// Show the cards with all words that are looked for and with one of the ticked tags.
function search(): void {
  const field = byId("handsearch") as HTMLInputElement | null;
  const wanted = plain(field?.value ?? "").split(/\s+/).filter(Boolean);
  const ticked = document.querySelectorAll<HTMLInputElement>("[data-tag]:checked");
  const tags = Array.from(ticked, (each) => each.dataset["tag"] ?? "");
  for (const card of document.querySelectorAll<HTMLElement>("#cards-0 > [data-card]")) {
    const words = plain(card.dataset["words"] ?? "");
    const own = (card.dataset["tags"] ?? "").split(" ");
    const shown = wanted.every((word) => words.includes(word)) && (!tags.length || own.some((tag) => tags.includes(tag)));
    card.classList.toggle("filtered", !shown);
  }
  fitGrid();
}

// Cards that came into the hand since it was last looked at.
let fresh = new Set<string>();

function markNew(): void {
  const hand = Array.from(document.querySelectorAll<HTMLElement>('#cards-0 > [data-group="200"][data-card]'));
  const now = hand.map((each) => each.dataset["card"] ?? "");
  if (!now.length) return;
  const seen = remembered("seen");
  if (seen.length) for (const card of now) if (!seen.includes(card)) fresh.add(card);
  if (now.some((card) => !seen.includes(card))) remember("seen", [...new Set([...seen, ...now])]);
  const word = byId("cards-0")?.dataset["new"] ?? "";
  for (const card of hand) {
    const isNew = fresh.has(card.dataset["card"] ?? "");
    card.classList.toggle("unseen-yet", isNew);
    if (isNew) card.dataset["new"] = word;
  }
}

// Pixels of a card in the grid: its least and greatest width, the room between cards, the line of a caption;
// and its height for a width of one.
const GRID = { least: 210, most: 300, gap: 10, caption: 30, tall: 283 / 210 };

// The cards of the grid are as large as lets all of them be seen at once.
function fitGrid(): void {
  const list = byId("cards-0");
  if (!list || !document.body.classList.contains("hand-grid")) return;
  const groups = new Map<string, number>();
  for (const card of list.querySelectorAll<HTMLElement>(":scope > [data-card]:not(.filtered)")) {
    const group = card.dataset["group"] ?? "";
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const captions = list.querySelectorAll(":scope > .divider").length * GRID.caption;
  const room = { width: list.clientWidth - 6, height: list.clientHeight - 12 - captions };
  let width = GRID.least;
  for (let columns = 1; columns <= room.width / GRID.least; columns += 1) {
    const wide = Math.min(GRID.most, Math.floor((room.width + GRID.gap) / columns - GRID.gap));
    let rows = 0;
    for (const cards of groups.values()) rows += Math.ceil(cards / columns);
    if (rows * (wide * GRID.tall + GRID.gap) > room.height) continue;
    width = Math.max(width, wide);
  }
  list.style.setProperty("--card", `${width}px`);
}

// The grid, and on a phone the hand, show faces with all words.
const faces = new Map<string, string>();
const phone = window.matchMedia("(max-width: 820px)");

function showsFaces(): boolean {
  return phone.matches || document.body.classList.contains("hand-grid");
}

async function enlarge(): Promise<void> {
  const { table, seat } = document.body.dataset;
  for (const box of document.querySelectorAll<HTMLElement>("#cards-0 > [data-card]")) {
    const card = box.dataset["card"] ?? "";
    const what = phone.matches ? `phone:${card}` : card;
    const button = box.querySelector(".cardbtn");
    // A face is drawn again whenever the small one is: by its price, its requirements, the language.
    const key = `${what} ${button?.querySelector(":scope > svg")?.outerHTML}`;
    if (!faces.has(key)) {
      const query = new URLSearchParams({ what, seat: seat ?? "-1", lang: language() });
      const response = await fetch(`/t/${table}/panel/face?${query}`).catch(() => null);
      if (response?.ok) faces.set(key, await response.text());
    }
    if (!button || button.querySelector(".large") || !showsFaces()) continue;
    const face = document.createElement("span");
    face.className = "large";
    face.innerHTML = faces.get(key) ?? "";
    button.append(face);
  }
}

export function showGrid(on: boolean): void {
  document.body.classList.toggle("hand-grid", on);
  fitGrid();
  if (on) void enlarge();
  else for (const face of document.querySelectorAll(".cardbtn > .large")) face.remove();
}

export function toggleGrid(): void {
  showGrid(!document.body.classList.contains("hand-grid"));
}

// Leave the grid that somebody opened; `false` where there is none.
export function leaveGrid(): boolean {
  if (gridFor || !document.body.classList.contains("hand-grid")) return false;
  showGrid(false);
  return true;
}

// The first choice of a game shows all cards at once; the table comes back with the next question.
let gridFor = "";

export function followGrid(): void {
  const ask = byId("ask");
  const wanted = ask?.dataset["grid"] ? (byId("keys")?.dataset["decision"] ?? "") : "";
  if (!!wanted !== !!gridFor) showGrid(!!wanted && window.matchMedia("(min-width: 821px)").matches);
  gridFor = wanted;
}

// The list that was shown before.
let previousList: HTMLInputElement | null = null;

// A question may be about cards of another list than the one shown: show theirs until it is answered.
export function showList(tab: string): void {
  if (previousList) previousList.checked = true;
  previousList = null;
  if (!tab) return;
  const lists = Array.from(document.querySelectorAll(".handw > .cards"));
  const open = lists.findIndex((_, place) => document.querySelector(`#htab-${place}:checked`));
  if (lists[open]?.querySelector(".lit")) return;
  const lit = lists.findIndex((list) => list.querySelector(".lit"));
  const button = lit >= 0 ? document.querySelector<HTMLInputElement>(`#htab-${lit}`) : null;
  if (!button || button.checked) return;
  previousList = document.querySelector<HTMLInputElement>("[name=handtab]:checked");
  button.checked = true;
}

// Dragging: with one's own order a card is moved, otherwise the strip.
let dragged: { list: HTMLElement; card: HTMLElement | null; x: number; left: number; moved: boolean } | null = null;

function onDown(event: PointerEvent): void {
  dragged = null;
  const target = event.target;
  if (event.pointerType !== "mouse" || event.button || !(target instanceof Element)) return;
  const list = target.closest<HTMLElement>(".cards");
  if (!list) return;
  const card = list.classList.contains("own-order") ? target.closest<HTMLElement>("[data-card]") : null;
  dragged = { list, card, x: event.clientX, left: list.scrollLeft, moved: false };
}

function onMove(event: PointerEvent): void {
  if (!dragged) return;
  const by = event.clientX - dragged.x;
  if (Math.abs(by) > 6) dragged.moved = true;
  if (!dragged.moved) return;
  const { card, list } = dragged;
  if (!card) {
    list.scrollLeft = dragged.left - by;
    return;
  }
  card.classList.add("dragged");
  place(list, card, event.clientX, event.clientY);
}

// Put the dragged card before the one it was moved over.
function place(list: HTMLElement, card: HTMLElement, x: number, y: number): void {
  const others = boxes(list)
    .filter((each) => each.dataset["group"] === card.dataset["group"] && each.dataset["card"])
    .sort((a, b) => Number(a.style.order) - Number(b.style.order));
  const rest = others.filter((each) => each !== card);
  const before = rest.findIndex((each) => {
    const box = each.getBoundingClientRect();
    return y < box.bottom && x < box.x + box.width / 2;
  });
  rest.splice(before < 0 ? rest.length : before, 0, card);
  remember("order", rest.map((each) => each.dataset["card"] ?? ""));
  arrangeHands();
}

function onUp(): void {
  dragged?.card?.classList.remove("dragged");
}

// A press that dragged something chooses nothing.
function onClick(event: MouseEvent): void {
  const moved = dragged?.moved ?? false;
  dragged = null;
  if (moved && event.target instanceof Element && event.target.closest(".cards")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function onWheel(event: WheelEvent): void {
  const list = event.target instanceof Element ? event.target.closest<HTMLElement>(".cards") : null;
  if (!list || list.scrollWidth <= list.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  list.scrollLeft += event.deltaY;
  event.preventDefault();
}

export function watchHands(): void {
  document.addEventListener("change", (event) => {
    const target = event.target;
    if (target instanceof HTMLSelectElement && target.dataset["sort"]) {
      orders[target.dataset["sort"]] = target.value;
      arrangeHands();
    }
    if (target instanceof HTMLInputElement && (target.dataset["filter"] || target.dataset["tag"])) arrangeHands();
  });
  document.addEventListener("input", (event) => {
    if (event.target instanceof HTMLElement && event.target.id === "handsearch") search();
  });
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("click", onClick, { capture: true });
  document.addEventListener("wheel", onWheel, { passive: false });
  window.addEventListener("resize", fitGrid);
  phone.addEventListener("change", () => {
    for (const face of document.querySelectorAll(".cardbtn > .large")) face.remove();
    if (showsFaces()) void enlarge();
  });
  // Pictures must not be dragged out of the page.
  document.addEventListener("dragstart", (event) => {
    if (event.target instanceof Element && event.target.closest(".cards")) event.preventDefault();
  });
  // A new card that was pointed at or chosen is new no more.
  document.addEventListener("pointerover", (event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".cardbox.unseen-yet") : null;
    if (card) fresh.delete(card.dataset["card"] ?? "");
  });
}
