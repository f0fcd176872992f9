// The lists of cards: the one that is shown, sorting and filtering.

// The chosen order by list.
const orders: Record<string, string> = {};

function number(card: HTMLElement, name: string): number {
  return Number(card.dataset[name] ?? 0);
}

export function arrangeHands(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-sort]")) {
    const list = document.getElementById(select.dataset["sort"] ?? "");
    if (!list) continue;
    if (orders[list.id]) select.value = orders[list.id] ?? "";
    const by = select.value;
    const cards = Array.from(list.querySelectorAll<HTMLElement>(":scope > [data-place]"));
    for (const card of cards) card.style.removeProperty("order");
    const sorted = [...cards].sort((a, b) => number(a, by) - number(b, by) || number(a, "place") - number(b, "place"));
    if (by && by !== "place") sorted.forEach((card, at) => card.setAttribute("data-order", String(at)));
    else cards.forEach((card) => card.removeAttribute("data-order"));
    sorted.forEach((card, at) => (card.style.order = String(at)));
  }
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-filter]")) {
    const list = document.getElementById(box.dataset["filter"] ?? "");
    list?.classList.toggle("only-lit", box.checked);
  }
}

// The list that was shown before.
let previousList: HTMLInputElement | null = null;

// A question may be about cards in play, not in the hand: show that list until it is answered.
export function showList(tab: string): void {
  if (previousList) previousList.checked = true;
  previousList = null;
  if (!tab) return;
  const lists = Array.from(document.querySelectorAll(".handw > .cards"));
  const lit = lists.findIndex((list) => list.querySelector(".lit"));
  const button = lit > 0 ? document.querySelector<HTMLInputElement>(`#htab-${lit}`) : null;
  if (!button || button.checked) return;
  previousList = document.querySelector<HTMLInputElement>("[name=handtab]:checked");
  button.checked = true;
}

export function watchHands(): void {
  document.addEventListener("change", (event) => {
    const target = event.target;
    if (target instanceof HTMLSelectElement && target.dataset["sort"]) {
      orders[target.dataset["sort"]] = target.value;
      arrangeHands();
    }
    if (target instanceof HTMLInputElement && target.dataset["filter"]) arrangeHands();
  });
}
