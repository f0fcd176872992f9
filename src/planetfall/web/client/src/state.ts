// What the page knows of its table, as the server wrote it into the page.

export interface Asked {
  table: string;
  seat: number;
  decision: string;
  state: string;
  canUndo: boolean;
  // Whether the table may be asked to take more back.
  canAskUndo: boolean;
  labels: Map<string, string>;
}

export const SVG = "http://www.w3.org/2000/svg";

export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

// The labels are needed with every press; they are parsed once.
let parsedText = "";
let parsedLabels = new Map<string, string>();

function labelsOf(keys: HTMLElement): Map<string, string> {
  const text = keys.dataset["labels"] ?? "{}";
  if (text !== parsedText) {
    parsedText = text;
    parsedLabels = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  }
  return parsedLabels;
}

export function asked(): Asked | null {
  const keys = byId("keys");
  if (!keys) return null;
  return {
    table: keys.dataset["table"] ?? "",
    seat: Number(keys.dataset["seat"] ?? -1),
    decision: keys.dataset["decision"] ?? "",
    state: keys.dataset["state"] ?? "",
    canUndo: keys.dataset["undo"] === "1",
    canAskUndo: keys.dataset["undo"] === "ask",
    labels: labelsOf(keys),
  };
}

export function language(): string {
  return document.documentElement.lang || "en";
}

// Settings are stored in the browser; those the server needs for drawing are cookies.

const DEFAULTS: Record<string, boolean> = { confirm: true, text: false, motion: false, review: true, vibration: true, sound: false, notify: false };

export function setting(name: string): boolean {
  const stored = localStorage.getItem(`pf-${name}`);
  return stored === null ? (DEFAULTS[name] ?? false) : stored === "1";
}

export function saveSetting(name: string, on: boolean): void {
  localStorage.setItem(`pf-${name}`, on ? "1" : "0");
  applySettings();
}

export function applySettings(): void {
  document.body.classList.toggle("text-answers", setting("text"));
  document.body.classList.toggle("still", setting("motion"));
}

export function saveCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=31536000;samesite=lax`;
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let noticeTimer = 0;

export function notice(text: string, seconds = 4): void {
  const box = byId("notice");
  if (!box) return;
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(noticeTimer);
  if (text && seconds) noticeTimer = window.setTimeout(() => (box.hidden = true), seconds * 1000);
}
