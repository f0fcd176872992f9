// The lobby's form, and the page of a seat link.

import { entropy } from "./fair";
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
    if (kind === "me") wishes.push({ kind: "person", name: String(data.get(`name-${number}`) || name) });
    else if (kind === "bot") wishes.push({ kind: "bot", level: level ?? "" });
    else wishes.push({ kind: "link" });
  }
  return wishes;
}

// The rows of the form with a player; they become the seats in this order.
function takenRows(form: HTMLFormElement): string[] {
  const selects = Array.from(form.querySelectorAll<HTMLSelectElement>("[name^=seat-]"));
  return selects.filter((each) => each.value !== "none").map((each) => each.name.slice(5));
}

function values(form: HTMLFormElement, name: string): string[] {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`));
  return fields.map((each) => each.value);
}

// The value of a list option: one setting, a mix of numbers, or a choice for each seat.
function listOption(form: HTMLFormElement, name: string, value: string): string[] {
  if (value === "own") return values(form, `mix-${name}`);
  if (value !== "seats") return value ? value.split(",") : [];
  const all = values(form, `list-${name}`);
  return takenRows(form).map((row) => all[Number(row)] ?? "");
}

function options(form: HTMLFormElement): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  const seated = takenRows(form);
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const [, kind, name] = /^(opt|one|tick)-(.*)$/.exec(field.name) ?? [];
    if (!kind || !name || field.disabled) continue;
    if (kind === "one") {
      const list = listOption(form, name, field.value);
      if (list.length) chosen[name] = list;
    } else if (kind === "tick") {
      const seat = seated.indexOf(field.value);
      if ((field as HTMLInputElement).checked && seat >= 0) {
        ((chosen[name] ??= []) as string[]).push(String(seat));
      }
    } else if (field instanceof HTMLSelectElement) {
      chosen[name] = field.value;
    } else {
      chosen[name] = field.type === "checkbox" ? field.checked : Number(field.value);
    }
  }
  return chosen;
}

// Whether a switch is on (`open`) or a choice is picked (`deck=large`).
function isSet(form: HTMLFormElement, needs: string): boolean {
  const [name, choice] = needs.split("=");
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="opt-${name}"]`);
  if (choice !== undefined) return field?.value === choice;
  return field instanceof HTMLInputElement && field.checked;
}

// How many can play with the values that are picked: those of the game, unless a value says otherwise.
function seatLimits(form: HTMLFormElement): [number, number] {
  const picked = form.querySelector<HTMLElement>("select:enabled option:checked[data-seats]");
  const usual = form.querySelector<HTMLElement>("legend output");
  const [least = 1, most = 1] = ((picked ?? usual)?.dataset["seats"] ?? "").split(" ").map(Number);
  return [least, most];
}

// The seats follow the options: rows too many go, and bots fill up to the fewest.
function updateSeats(form: HTMLFormElement): void {
  const [least, most] = seatLimits(form);
  const rows = Array.from(form.querySelectorAll<HTMLSelectElement>("[name^=seat-]"));
  rows.forEach((row, place) => {
    if (place >= most) row.value = "none";
    row.closest<HTMLElement>(".srow")?.toggleAttribute("hidden", place >= most);
  });
  const bots = Array.from(rows[0]?.options ?? []).filter((each) => each.value.startsWith("bot:"));
  const usual = rows.find((row) => row.value.startsWith("bot:"))?.value ?? bots.at(-1)?.value ?? "link";
  for (const row of rows) {
    if (takenRows(form).length < least && row.value === "none") row.value = usual;
  }
  const seated = takenRows(form).length;
  for (const row of rows) {
    const free = row.querySelector<HTMLOptionElement>("option[value=none]");
    if (free) free.disabled = row.value !== "none" && seated <= least;
  }
  describeSeats(form, rows, least);
  const count = form.querySelector<HTMLElement>("legend output");
  if (!count) return;
  const range = least > 1 && least < most ? `${least}–${most}` : String(most);
  const words = least === 1 && most > 1 ? count.dataset["upTo"] : count.dataset["of"];
  count.textContent = (words ?? "").replace("{n}", String(seated)).replace("{most}", range);
}

// Say who "You" is, what the last seat plays, and how to play alone.
function describeSeats(form: HTMLFormElement, rows: HTMLSelectElement[], least: number): void {
  const own = rows.find((row) => row.value === "me");
  const last = rows.filter((row) => row.value !== "none").at(-1);
  const picked = form.querySelector<HTMLElement>("select:enabled option:checked[data-last-seat]");
  for (const row of rows) {
    const you = row.querySelector<HTMLOptionElement>("option[value=me]");
    if (you) you.textContent = row.dataset[own && own !== row ? "youToo" : "you"] ?? "";
    const guest = row.parentElement?.querySelector<HTMLInputElement>(".seatname");
    if (guest) guest.hidden = guest.disabled = row.value !== "me" || own === row;
    const role = row.parentElement?.querySelector(".role");
    if (role) role.textContent = row === last ? (picked?.dataset["lastSeat"] ?? "") : "";
  }
  const note = form.querySelector<HTMLElement>(".seatnote");
  if (!note) return;
  const alone = note.dataset[takenRows(form).length === 1 ? "solo" : "alone"] ?? "";
  note.textContent = picked?.dataset["seatNote"] ?? (least === 1 ? alone : "");
}

// Show what the picked value of a choice means.
function describeChoices(form: HTMLFormElement): void {
  for (const told of form.querySelectorAll(".field .told")) {
    const select = told.parentElement?.querySelector("select");
    told.textContent = select?.selectedOptions[0]?.dataset["help"] ?? "";
  }
}

// Disable the options that do not apply to these seats and switches.
function updateFields(form: HTMLFormElement): void {
  updateSeats(form);
  describeChoices(form);
  const seated = takenRows(form);
  for (const box of form.querySelectorAll<HTMLElement>("[data-least], [data-needs]")) {
    const { least, most, needs } = box.dataset;
    const fits = !least || (seated.length >= Number(least) && seated.length <= Number(most));
    const on = !needs || isSet(form, needs);
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

function updateForm(): void {
  const form = byId("new-table");
  if (form instanceof HTMLFormElement) updateFields(form);
}

async function create(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const field = form.querySelector<HTMLInputElement>("[name=name]");
  const name = String(data.get("name") || field?.placeholder || "");
  if (data.get("name")) localStorage.setItem("pf-name", name);
  const reply = await post(form, "/api/tables", {
    game: form.dataset["game"],
    seats: seats(data, name),
    options: options(form),
    listed: data.get("listed") === "1",
    title: String(data.get("title") ?? ""),
    end_of_turn: data.get("end_of_turn") !== null,
    undo_together: data.get("undo_together") !== null,
    pace: String(data.get("pace") ?? "quick"),
    entropy: entropy(),
  });
  if (reply.id) remember(form);
  if (reply.id) location.href = `/t/${reply.id}`;
  else showError("new-error", reply.error);
}

// Send a form and return the reply or an error. Its button is disabled meanwhile.
async function post(form: HTMLFormElement, path: string, body: unknown): Promise<{ id?: string; error: string }> {
  const button = form.querySelector<HTMLButtonElement>("button.primary");
  if (button) button.disabled = true;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const reply = (await response.json()) as { id?: string; error?: string };
    return { ...reply, error: response.ok ? "" : (reply.error ?? response.statusText) };
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
  const reply = await post(form, `/api/tables/${table}/seats/${secret}`, { name, entropy: entropy() });
  // Replacing removes the secret from the address bar and the history.
  if (!reply.error) location.replace(`/t/${table}`);
  else showError("sit-error", reply.error);
}

function showError(id: string, text: string): void {
  const line = byId(id);
  if (line) line.textContent = text;
}

// Show the form of another game without leaving the page.
async function pickGame(game: string): Promise<void> {
  const response = await fetch(`/?game=${encodeURIComponent(game)}`).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const form = page.getElementById("new-table");
  const old = byId("new-table");
  const name = old?.querySelector<HTMLInputElement>("[name=name]")?.value ?? "";
  if (form && old) old.replaceWith(form);
  recall();
  const input = form?.querySelector<HTMLInputElement>("[name=name]");
  if (input) input.value = name;
  updateForm();
  for (const card of document.querySelectorAll<HTMLElement>(".game")) {
    const on = card.dataset["game"] === game;
    card.classList.toggle("on", on);
    if (on) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  // On a narrow screen the form is far below the games.
  if (window.matchMedia("(max-width: 1000px)").matches) form?.scrollIntoView({ block: "start" });
  history.replaceState(null, "", `/?game=${encodeURIComponent(game)}`);
}

async function refresh(): Promise<void> {
  if (document.hidden) return;
  const response = await fetch(location.pathname + location.search).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const lists = page.getElementById("lists");
  if (lists) applyParts([lists.outerHTML]);
}

// What was chosen for the last table of a game comes up again for the next one.
const REMEMBERED = "pf-new-table";

function remember(form: HTMLFormElement): void {
  const chosen: Record<string, string> = {};
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (!field.name || field.name === "title" || field.name === "name") continue;
    if (field instanceof HTMLInputElement && field.type === "radio" && !field.checked) continue;
    const box = field instanceof HTMLInputElement && field.type === "checkbox";
    chosen[box && field.name.startsWith("tick-") ? `${field.name} ${field.value}` : field.name] = box
      ? field.checked ? "1" : ""
      : field.value;
  }
  localStorage.setItem(`${REMEMBERED}-${form.dataset["game"]}`, JSON.stringify(chosen));
  localStorage.setItem(REMEMBERED, form.dataset["game"] ?? "");
}

function recall(): void {
  const form = byId("new-table");
  if (!(form instanceof HTMLFormElement)) return;
  const stored = localStorage.getItem(`${REMEMBERED}-${form.dataset["game"]}`);
  if (!stored) return;
  const chosen = JSON.parse(stored) as Record<string, string>;
  for (const field of Array.from(form.elements)) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = chosen[field.name.startsWith("tick-") ? `${field.name} ${field.value}` : field.name];
    if (value === undefined || field.name === "name") continue;
    if (field instanceof HTMLSelectElement) {
      if (Array.from(field.options).some((each) => each.value === value)) field.value = value;
    } else if (field.type === "checkbox") field.checked = value === "1";
    else if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}

// The page opens with the game that was played last, unless its address names one.
async function recallGame(): Promise<void> {
  const form = byId("new-table");
  const last = localStorage.getItem(REMEMBERED);
  if (form && last && !location.search && form.dataset["game"] !== last) await pickGame(last);
}

export function startLobby(): void {
  recall();
  void recallGame();
  const link = byId("sit");
  if (link instanceof HTMLFormElement && link.dataset["auto"]) void sit(link);
  for (const input of document.querySelectorAll<HTMLInputElement>("[name=name]")) {
    input.value ||= localStorage.getItem("pf-name") ?? "";
  }
  updateForm();
  document.addEventListener("change", (event) => {
    if (event.target instanceof Element && event.target.closest("#new-table")) updateForm();
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
    void pickGame(card.dataset["game"] ?? "");
  });
  if (document.body.classList.contains("is-lobby")) {
    window.setInterval(() => void refresh(), 8000);
    document.addEventListener("visibilitychange", () => void refresh());
  }
}
