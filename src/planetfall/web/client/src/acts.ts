// Buttons of the page itself: language, theme, panels, links, tabs.

import { byId, keepCookie, language, notice } from "./state";
import { closeDialog, openPanel } from "./dialog";
import { takeGhost, turnGhost } from "./games/planet_unknown/ghost";
import { undo } from "./send";
import { connect } from "./stream";

async function post(path: string, body: unknown): Promise<Record<string, unknown> | null> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!answer) return null;
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (!answer.ok) {
    notice(String(told["error"] ?? ""));
    return null;
  }
  return told;
}

// Whether it was copied; if not, it is shown.
async function copy(text: string): Promise<boolean> {
  // Without https browsers keep the clipboard shut: the old way still opens it.
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => copyOldWay(text),
  ) ?? copyOldWay(text);
  if (done) notice(copiedWord(), 2);
  else notice(text, 20);
  return done;
}

function copiedWord(): string {
  return byId("notice")?.dataset["copied"] ?? "✓";
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Inside an open dialog: what is outside of it cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

function switchLanguage(): void {
  const next = language() === "en" ? "cs" : "en";
  keepCookie("pf-lang", next);
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

// Words that stand outside the parts: those of notices, the skip link, the close button.
async function refreshWords(): Promise<void> {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const where of ["#notice", ".skip", "#dialog .close"]) {
    const fresh = page.querySelector<HTMLElement>(where);
    const old = document.querySelector<HTMLElement>(where);
    if (!fresh || !old) continue;
    Object.assign(old.dataset, fresh.dataset);
    if (where === ".skip") old.textContent = fresh.textContent;
    const label = fresh.getAttribute("aria-label");
    if (label) old.setAttribute("aria-label", label);
  }
}

function switchTheme(): void {
  const root = document.documentElement;
  const light = window.matchMedia("(prefers-color-scheme: light)").matches;
  const now = root.dataset["theme"] ?? (light ? "light" : "dark");
  root.dataset["theme"] = now === "light" ? "dark" : "light";
  keepCookie("pf-theme", root.dataset["theme"]);
}

async function newLink(button: HTMLElement | null): Promise<void> {
  const told = await post(`/api/tables/${document.body.dataset["table"]}/link`, {
    seat: Number(button?.dataset["seat"] ?? -1),
  });
  if (!told) return;
  const address = String(told["address"]);
  const done = await copy(address);
  const out = byId("link-out");
  // The notice lies below an open window.
  if (out) out.textContent = done ? `${copiedWord()}: ${address}` : address;
}

async function join(button: HTMLElement | null): Promise<void> {
  const table = button?.dataset["table"] ?? "";
  const input = document.querySelector<HTMLInputElement>("#new-table [name=name]");
  const name = input?.value || input?.placeholder || "Player";
  const told = await post(`/api/tables/${table}/seats/-`, { name });
  if (told) location.href = `/t/${table}`;
}

export function shownTab(): string {
  return document.querySelector(".table")?.getAttribute("data-tab") ?? "";
}

let followed = "";

// On a phone: show the tab where something is lit, once per question.
export function followQuestion(decision: string): void {
  if (decision === followed || !window.matchMedia("(max-width: 820px)").matches) return;
  followed = decision;
  const opens = byId("ask")?.dataset["opens"];
  if (opens) return showTab(opens);
  const lit = (): boolean =>
    Array.from(document.querySelectorAll(".lit[data-key], .square.fits, #answers li:not(.placed) button, #answers.stepper")).some(
      (each) => each.getClientRects().length > 0,
    );
  const before = shownTab();
  if (lit()) return;
  for (const tab of document.querySelectorAll<HTMLElement>("[data-act=tab]")) {
    showTab(tab.dataset["to"] ?? "");
    if (lit()) return;
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

// Whether something was done.
export function act(name: string, button: HTMLElement | null): boolean {
  switch (name) {
    case "lang":
      switchLanguage();
      return true;
    case "theme":
      switchTheme();
      return true;
    case "undo":
      void undo();
      return true;
    case "log":
    case "scores":
    case "settings":
    case "help":
    case "menu":
    case "text":
      void openPanel(name);
      return true;
    case "panel":
      void openPanel(button?.dataset["name"] ?? "", button?.dataset["what"] ?? "");
      return true;
    case "close":
      closeDialog();
      return true;
    case "copy":
      void copy(button?.dataset["text"] ?? "");
      return true;
    case "link":
      void newLink(button);
      return true;
    case "fill":
      void post(`/api/tables/${document.body.dataset["table"]}/fill`, {});
      return true;
    case "join":
      void join(button);
      return true;
    case "tab":
      showTab(button?.dataset["to"] ?? "");
      return true;
    case "turn-left":
      return turnGhost("left");
    case "turn-right":
      return turnGhost("right");
    case "flip":
      return turnGhost("flip");
    case "take":
      return takeGhost(button?.dataset["ghostTake"]);
    default:
      return false;
  }
}
