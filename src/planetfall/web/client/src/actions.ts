// Buttons of the page itself: language, theme, panels, links, tabs.

import { asked, byId, language, notice, saveCookie, saveSetting, setting } from "./state";
import { closeDialog, openPanel } from "./dialog";
import { scripts, type Action } from "./hooks";
import { isAnswered, undo, undoTogether } from "./send";
import { connect } from "./stream";

async function post(path: string, body: unknown): Promise<Record<string, unknown> | null> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) return null;
  const reply = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) {
    notice(String(reply["error"] ?? ""));
    return null;
  }
  return reply;
}

// Copy a text, or show it where that is not possible. Returns whether it was copied.
async function copy(text: string): Promise<boolean> {
  // Without https there is no clipboard; `execCommand` still works.
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => copySelected(text),
  ) ?? copySelected(text);
  if (copied) notice(copiedWord(), 2);
  else notice(text, 20);
  return copied;
}

function copiedWord(): string {
  return byId("notice")?.dataset["copied"] ?? "✓";
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Nothing outside an open dialog can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

function switchLanguage(): void {
  const next = language() === "en" ? "cs" : "en";
  saveCookie("pf-lang", next);
  document.documentElement.lang = next;
  document.body.dataset["lang"] = next;
  if (document.body.classList.contains("is-table")) {
    closeDialog();
    connect(true);
    void refreshWords();
  } else {
    location.reload();
  }
}

// Replace the words outside the streamed parts: notices, the skip link, the close button.
async function refreshWords(): Promise<void> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const selector of ["#notice", ".skip", "#dialog .close"]) {
    const fresh = page.querySelector<HTMLElement>(selector);
    const old = document.querySelector<HTMLElement>(selector);
    if (!fresh || !old) continue;
    Object.assign(old.dataset, fresh.dataset);
    if (selector === ".skip") old.textContent = fresh.textContent;
    const label = fresh.getAttribute("aria-label");
    if (label) old.setAttribute("aria-label", label);
  }
}

function switchTheme(): void {
  const root = document.documentElement;
  const light = window.matchMedia("(prefers-color-scheme: light)").matches;
  const now = root.dataset["theme"] ?? (light ? "light" : "dark");
  root.dataset["theme"] = now === "light" ? "dark" : "light";
  saveCookie("pf-theme", root.dataset["theme"]);
}

// Whether undo is more than the player's own affair, and the question is still open.
function mayAskUndo(): boolean {
  const now = asked();
  return !!now?.canAskUndo && !isAnswered(now);
}

// Answer somebody who asks to take more back.
async function consent(agree: boolean): Promise<void> {
  const { table, seat } = document.body.dataset;
  await post(`/api/tables/${table}/consent?seat=${seat}`, { agree });
}

// Let the bots of the table play at another pace.
async function setPace(pace: string): Promise<void> {
  const { table, seat } = document.body.dataset;
  await post(`/api/tables/${table}/settings?seat=${seat}`, { pace });
  for (const button of document.querySelectorAll<HTMLElement>("[data-pace]")) {
    button.setAttribute("aria-pressed", String(button.dataset["pace"] === pace));
  }
}

// Some buttons ask once more before they do what is not taken back easily.
function isSure(button: HTMLElement | null): boolean {
  const word = button?.dataset["sure"];
  if (!button || !word || button.classList.contains("armed")) return true;
  button.classList.add("armed", "danger");
  button.textContent = word;
  return false;
}

async function changeSeat(button: HTMLElement | null, to: string): Promise<void> {
  if (!isSure(button)) return;
  const path = `/api/tables/${document.body.dataset["table"]}/seat`;
  if (await post(path, { seat: Number(button?.dataset["seat"] ?? -1), to })) location.reload();
}

async function closeTable(button: HTMLElement | null): Promise<void> {
  if (!isSure(button)) return;
  const path = `/api/tables/${document.body.dataset["table"]}/close`;
  if (await post(path, {})) location.href = "/";
}

async function newLink(button: HTMLElement | null): Promise<void> {
  if (!isSure(button)) return;
  const reply = await post(`/api/tables/${document.body.dataset["table"]}/link`, {
    seat: Number(button?.dataset["seat"] ?? -1),
  });
  if (!reply) return;
  const address = String(reply["address"]);
  const copied = await copy(address);
  const out = byId("link-out");
  // The notice is hidden behind an open dialog.
  if (out) out.textContent = copied ? `${copiedWord()}: ${address}` : address;
}

async function join(button: HTMLElement | null): Promise<void> {
  const table = button?.dataset["table"] ?? "";
  const input = document.querySelector<HTMLInputElement>("#new-table [name=name]");
  const name = input?.value || input?.placeholder || "Player";
  const reply = await post(`/api/tables/${table}/seats/-`, { name });
  if (reply) location.href = `/t/${table}`;
}

export function shownTab(): string {
  return document.querySelector(".table")?.getAttribute("data-tab") ?? "";
}

// Whether something that answers the question is on the screen, or in the tab that is.
export function isAnswerShown(): boolean {
  const answers = document.querySelectorAll(".lit[data-key], .fits, #answers li:not(.placed) button, #answers.stepper");
  return Array.from(answers).some((each) => each.getClientRects().length > 0);
}

let followedDecision = "";

// On a phone: show the tab with something highlighted, once per question.
export function followQuestion(decision: string): void {
  if (decision === followedDecision || !window.matchMedia("(max-width: 820px)").matches) return;
  followedDecision = decision;
  const opens = byId("ask")?.dataset["opens"];
  if (opens) return showTab(opens);
  const before = shownTab();
  if (isAnswerShown()) return;
  for (const tab of document.querySelectorAll<HTMLElement>("[data-act=tab]")) {
    showTab(tab.dataset["to"] ?? "");
    if (isAnswerShown()) return;
  }
  showTab(before);
}

export function showTab(name: string): void {
  document.querySelector(".table")?.setAttribute("data-tab", name);
  for (const button of document.querySelectorAll<HTMLElement>("[data-act=tab]")) {
    button.classList.toggle("on", button.dataset["to"] === name);
    button.setAttribute("aria-selected", String(button.dataset["to"] === name));
  }
}

const ACTIONS: Record<string, Action> = {
  lang: switchLanguage,
  theme: switchTheme,
  undo: () => void (mayAskUndo() ? openPanel("undo") : undo()),
  "undo-together": () => {
    closeDialog();
    void undoTogether();
  },
  pace: (button) => void setPace(button?.dataset["pace"] ?? "quick"),
  consent: (button) => void consent(button?.dataset["agree"] === "1"),
  panel: (button) => void openPanel(button?.dataset["name"] ?? "", button?.dataset["what"] ?? ""),
  close: closeDialog,
  copy: (button) => void copy(button?.dataset["text"] ?? ""),
  link: (button) => void newLink(button),
  "seat-bot": (button) => void changeSeat(button, "bot"),
  "seat-back": (button) => void changeSeat(button, "person"),
  "close-table": (button) => void closeTable(button),
  fill: () => void post(`/api/tables/${document.body.dataset["table"]}/fill`, {}),
  join: (button) => void join(button),
  tab: (button) => showTab(button?.dataset["to"] ?? ""),
  "text-answers": () => {
    saveSetting("text", !setting("text"));
    document.dispatchEvent(new CustomEvent("relight"));
  },
};
for (const name of ["log", "scores", "settings", "help", "menu", "text"]) {
  ACTIONS[name] = () => void openPanel(name);
}

// Run the action of a button or key; returns whether it did something.
export function runAction(name: string, button: HTMLElement | null): boolean {
  const action = ACTIONS[name] ?? scripts.find((each) => each.actions?.[name])?.actions?.[name];
  return action !== undefined && action(button) !== false;
}
