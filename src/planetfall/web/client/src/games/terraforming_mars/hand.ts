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
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-filter]")) {
    byId(box.dataset["filter"] ?? "")?.classList.toggle("only-lit", box.checked);
  }
  search();
  markNew();
  if (document.body.classList.contains("hand-grid")) void enlarge();
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
  for (const card of hand) card.classList.toggle("unseen-yet", fresh.has(card.dataset["card"] ?? ""));
}

// The grid shows the large faces, with all words.
const faces = new Map<string, string>();

async function enlarge(): Promise<void> {
  const { table, seat } = document.body.dataset;
  for (const box of document.querySelectorAll<HTMLElement>("#cards-0 > [data-card]")) {
    const card = box.dataset["card"] ?? "";
    const key = `${card} ${box.dataset["cost"]} ${language()}`;
    if (!faces.has(key)) {
      const query = new URLSearchParams({ what: card, seat: seat ?? "-1", lang: language() });
      const response = await fetch(`/t/${table}/panel/face?${query}`).catch(() => null);
      if (response?.ok) faces.set(key, await response.text());
    }
    const button = box.querySelector(".cardbtn");
    if (!button || button.querySelector(".large") || !document.body.classList.contains("hand-grid")) continue;
    const face = document.createElement("span");
    face.className = "large";
    face.innerHTML = faces.get(key) ?? "";
    button.append(face);
  }
}

export function showGrid(on: boolean): void {
  document.body.classList.toggle("hand-grid", on);
  if (on) void enlarge();
  else for (const face of document.querySelectorAll(".cardbtn > .large")) face.remove();
}

export function toggleGrid(): void {
  showGrid(!document.body.classList.contains("hand-grid"));
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
