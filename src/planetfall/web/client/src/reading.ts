// Pages to read: search, filters, pictures that come when they are seen, one component opened.

import { byId } from "./state";

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

interface Entry {
  element: HTMLElement;
  text: string;
}

let entries: Entry[] = [];

function chosen(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-by]:checked")) {
    const name = box.dataset["by"] ?? "";
    found.set(name, (found.get(name) ?? new Set()).add(box.value));
  }
  return found;
}

function passes(element: HTMLElement, filters: Map<string, Set<string>>): boolean {
  for (const [name, values] of filters) {
    const own = (element.getAttribute(`data-${name}`) ?? "").split(" ");
    if (!own.some((each) => values.has(each))) return false;
  }
  return true;
}

function search(): void {
  const field = byId("search") as HTMLInputElement | null;
  const wanted = plain(field?.value ?? "").split(/\s+/).filter(Boolean);
  const filters = chosen();
  let count = 0;
  for (const { element, text } of entries) {
    const shown = wanted.every((word) => text.includes(word)) && passes(element, filters);
    element.hidden = !shown;
    if (shown) count += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>(".rsec")) {
    section.hidden = !section.querySelector("[data-find]:not([hidden])");
  }
  const found = byId("found");
  if (found) {
    const phrase = found.dataset["of"] ?? "";
    found.textContent = phrase.replace("{n}", String(count)).replace("{most}", String(entries.length));
  }
}

function watchPictures(): void {
  const game = document.body.dataset["game"];
  const watcher = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        const [kind, id] = ((target as HTMLElement).dataset["component"] ?? "").split("/");
        void fetch(`/picture/${game}/${kind}/${id}`).then(async (response) => {
          const place = target.querySelector(".cpic");
          if (response.ok && place) place.innerHTML = await response.text();
        });
      }
    },
    { rootMargin: "300px" },
  );
  for (const item of document.querySelectorAll("[data-component]")) watcher.observe(item);
}

async function open(component: string): Promise<void> {
  const box = byId("open");
  const [kind, id] = component.split("/");
  const response = await fetch(`/components/${document.body.dataset["game"]}/${kind}/${id}`).catch(() => null);
  if (!box || !response?.ok) return;
  box.innerHTML = await response.text();
  box.hidden = false;
  history.replaceState(null, "", `#${component}`);
  for (const each of document.querySelectorAll("[data-component]")) {
    each.classList.toggle("on", each.getAttribute("data-component") === component);
  }
}

function close(): void {
  const box = byId("open");
  if (box) box.hidden = true;
  document.querySelector<HTMLElement>(".citem.on")?.focus();
}

function onKey(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (event.key === "/" && !typing) {
    event.preventDefault();
    byId("search")?.focus();
  } else if (event.key === "Escape" && !typing) {
    close();
  }
}

export function startReading(): void {
  if (!document.body.classList.contains("is-reading")) return;
  const found = document.querySelectorAll<HTMLElement>("[data-find]");
  entries = Array.from(found, (element) => ({
    element,
    text: plain(element.dataset["text"] ?? element.textContent ?? ""),
  }));
  document.addEventListener("input", search);
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const item = event.target.closest<HTMLElement>("[data-component]");
    if (item) void open(item.dataset["component"] ?? "");
    if (event.target.closest("[data-close]")) close();
  });
  search();
  watchPictures();
  const component = decodeURIComponent(location.hash.slice(1));
  if (component.includes("/")) void open(component);
}
