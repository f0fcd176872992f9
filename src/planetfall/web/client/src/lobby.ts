// The lobby's form and the page behind a seat link.

import { applyParts } from "./morph";
import { byId } from "./state";

interface SeatWish {
  kind: string;
  name?: string;
  level?: string;
}

function seats(data: FormData, name: string): SeatWish[] {
  const wishes: SeatWish[] = [];
  for (let number = 0; number < 8; number += 1) {
    const value = data.get(`seat-${number}`);
    if (value === null || value === "none") continue;
    const [kind, level] = String(value).split(":");
    if (kind === "me") wishes.push({ kind: "person", name });
    else if (kind === "bot") wishes.push({ kind: "bot", level: level ?? "" });
    else wishes.push({ kind: "link" });
  }
  return wishes;
}

function options(form: HTMLFormElement, count: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const field of Array.from(form.elements)) {
    if (field instanceof HTMLInputElement && field.name.startsWith("opt-")) {
      const name = field.name.slice(4);
      found[name] = field.type === "checkbox" ? field.checked : Number(field.value);
    } else if (field instanceof HTMLSelectElement && field.name.startsWith("opt-")) {
      found[field.name.slice(4)] = field.value;
    } else if (field instanceof HTMLSelectElement && field.name.startsWith("one-")) {
      found[field.name.slice(4)] = [field.value];
    } else if (field instanceof HTMLSelectElement && field.name.startsWith("list-")) {
      const list = (found[field.name.slice(5)] ??= []) as string[];
      if (field.value && Number(field.dataset["seat"]) < count) list.push(field.value);
    }
  }
  for (const [name, value] of Object.entries(found)) {
    if (Array.isArray(value) && !value.length) delete found[name];
  }
  return found;
}

async function create(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const field = form.querySelector<HTMLInputElement>("[name=name]");
  const name = String(data.get("name") || field?.placeholder || "");
  if (data.get("name")) localStorage.setItem("pf-name", name);
  const wished = seats(data, name);
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: form.dataset["game"],
      seats: wished,
      options: options(form, wished.length),
      listed: data.get("listed") === "1",
    }),
  });
  const told = (await answer.json()) as { id?: string; error?: string };
  if (told.id) location.href = `/t/${told.id}`;
  else shown("new-error", told.error ?? "");
}

async function sit(form: HTMLFormElement): Promise<void> {
  const name = String(new FormData(form).get("name") ?? "");
  localStorage.setItem("pf-name", name);
  const { table, secret } = form.dataset;
  const answer = await fetch(`/api/tables/${table}/seats/${secret}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const told = (await answer.json()) as { error?: string };
  // The secret leaves the address bar and the history.
  if (answer.ok) location.replace(`/t/${table}`);
  else shown("sit-error", told.error ?? "");
}

function shown(id: string, text: string): void {
  const line = byId(id);
  if (line) line.textContent = text;
}

// A game's card changes the form without leaving the page.
async function pick(game: string): Promise<void> {
  const answer = await fetch(`/?game=${encodeURIComponent(game)}`).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const form = page.getElementById("new-table");
  const old = byId("new-table");
  const name = old?.querySelector<HTMLInputElement>("[name=name]")?.value ?? "";
  if (form && old) old.replaceWith(form);
  const input = form?.querySelector<HTMLInputElement>("[name=name]");
  if (input) input.value = name;
  for (const card of document.querySelectorAll<HTMLElement>(".game")) {
    card.classList.toggle("on", card.dataset["game"] === game);
  }
  history.replaceState(null, "", `/?game=${encodeURIComponent(game)}`);
}

async function refresh(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(location.pathname + location.search).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const lists = page.getElementById("lists");
  if (lists) applyParts([lists.outerHTML]);
}

export function startLobby(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("[name=name]")) {
    input.value ||= localStorage.getItem("pf-name") ?? "";
  }
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (form.id === "new-table") void create(form);
    if (form.id === "sit") void sit(form);
  });
  document.addEventListener("click", (event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>("a.game") : null;
    if (!card || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void pick(card.dataset["game"] ?? "");
  });
  if (document.body.classList.contains("is-lobby")) {
    window.setInterval(() => void refresh(), 8000);
    document.addEventListener("visibilitychange", () => void refresh());
  }
}
