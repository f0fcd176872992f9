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

// Rows of the form where somebody sits: they become the seats in this order.
function rows(form: HTMLFormElement): string[] {
  const selects = Array.from(form.querySelectorAll<HTMLSelectElement>("[name^=seat-]"));
  return selects.filter((each) => each.value !== "none").map((each) => each.name.slice(5));
}

function values(form: HTMLFormElement, name: string): string[] {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`));
  return fields.map((each) => each.value);
}

// What a list is: one setting, a mix of numbers, or a choice for each seat.
function listed(form: HTMLFormElement, name: string, value: string): string[] {
  if (value === "own") return values(form, `mix-${name}`);
  if (value !== "seats") return value ? value.split(",") : [];
  const all = values(form, `list-${name}`);
  return rows(form).map((row) => all[Number(row)] ?? "");
}

function options(form: HTMLFormElement): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const seated = rows(form);
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const [, kind, name] = /^(opt|one|tick)-(.*)$/.exec(field.name) ?? [];
    if (!kind || !name || field.disabled) continue;
    if (kind === "one") {
      const list = listed(form, name, field.value);
      if (list.length) found[name] = list;
    } else if (kind === "tick") {
      const seat = seated.indexOf(field.value);
      if ((field as HTMLInputElement).checked && seat >= 0) {
        ((found[name] ??= []) as string[]).push(String(seat));
      }
    } else if (field instanceof HTMLSelectElement) {
      found[name] = field.value;
    } else {
      found[name] = field.type === "checkbox" ? field.checked : Number(field.value);
    }
  }
  return found;
}

// Fields that mean nothing with these seats and switches rest.
function arrange(form: HTMLFormElement): void {
  const seated = rows(form);
  const count = form.querySelector<HTMLOutputElement>("legend output");
  if (count) count.textContent = `${seated.length} / ${count.dataset["most"]}`;
  for (const box of form.querySelectorAll<HTMLElement>("[data-least], [data-needs]")) {
    const { least, most, needs } = box.dataset;
    const fits = !least || (seated.length >= Number(least) && seated.length <= Number(most));
    const on = !needs || !!form.querySelector<HTMLInputElement>(`[name="opt-${needs}"]`)?.checked;
    box.classList.toggle("rests", !fits || !on);
    for (const field of box.querySelectorAll<HTMLInputElement>("input, select")) field.disabled = !fits || !on;
  }
  for (const box of form.querySelectorAll<HTMLElement>("[data-when]")) {
    const mode = form.querySelector<HTMLSelectElement>(`[name="one-${box.dataset["for"]}"]`);
    box.hidden = mode?.value !== box.dataset["when"];
  }
  for (const row of form.querySelectorAll<HTMLElement>("[data-row]")) {
    row.hidden = !seated.includes(row.dataset["row"] ?? "");
  }
}

function arrangeForm(): void {
  const form = byId("new-table");
  if (form instanceof HTMLFormElement) arrange(form);
}

async function create(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const field = form.querySelector<HTMLInputElement>("[name=name]");
  const name = String(data.get("name") || field?.placeholder || "");
  if (data.get("name")) localStorage.setItem("pf-name", name);
  const told = await post(form, "/api/tables", {
    game: form.dataset["game"],
    seats: seats(data, name),
    options: options(form),
    listed: data.get("listed") === "1",
  });
  if (told.id) location.href = `/t/${told.id}`;
  else shown("new-error", told.error);
}

// The answer to a form, or why there is none. Pressing its button twice asks once.
async function post(form: HTMLFormElement, path: string, body: unknown): Promise<{ id?: string; error: string }> {
  const button = form.querySelector<HTMLButtonElement>("button.primary");
  if (button) button.disabled = true;
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { id?: string; error?: string };
    return { ...told, error: answer.ok ? "" : (told.error ?? answer.statusText) };
  } catch {
    return { error: form.dataset["offline"] ?? "" };
  } finally {
    if (button) button.disabled = false;
  }
}

async function sit(form: HTMLFormElement): Promise<void> {
  const name = String(new FormData(form).get("name") ?? "");
  localStorage.setItem("pf-name", name);
  const { table, secret } = form.dataset;
  const told = await post(form, `/api/tables/${table}/seats/${secret}`, { name });
  // The secret leaves the address bar and the history.
  if (!told.error) location.replace(`/t/${table}`);
  else shown("sit-error", told.error);
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
  arrangeForm();
  for (const card of document.querySelectorAll<HTMLElement>(".game")) {
    const on = card.dataset["game"] === game;
    card.classList.toggle("on", on);
    if (on) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  // On a narrow screen the form stands far below the games.
  if (window.matchMedia("(max-width: 1000px)").matches) form?.scrollIntoView({ block: "start" });
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
  arrangeForm();
  document.addEventListener("change", (event) => {
    if (event.target instanceof Element && event.target.closest("#new-table")) arrangeForm();
  });
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
