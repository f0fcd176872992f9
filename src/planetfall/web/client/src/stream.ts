// The stream of changes: opened while the page is visible, reopened when it breaks.

import { applyParts } from "./morph";
import { byId, language, notice } from "./state";

let source: EventSource | null = null;
let version = "";
let timer = 0;
let broken = 0;
let sleeping = 0;
const opened: (() => void)[] = [];

export function onOpen(listener: () => void): void {
  opened.push(listener);
}

function address(what: string): string {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ seat: seat ?? "-1", lang: language(), after: version });
  return `/t/${table}/${what}?${query}`;
}

// A browser allows six connections to one server. Pages of one browser share four streams; a page
// that gets none asks every few seconds instead.
const STREAMS = 4;
const POLL = 2500;
let release: (() => void) | null = null;
let connecting = 0;

async function takeSlot(): Promise<boolean> {
  if (release || !navigator.locks) return true;
  for (let place = 0; place < STREAMS; place += 1) {
    release = await new Promise<(() => void) | null>((done) => {
      void navigator.locks.request(`pf-stream-${place}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          done(null);
          return undefined;
        }
        return new Promise<void>((free) => done(free));
      });
    });
    if (release) return true;
  }
  return false;
}

export function connect(fresh = false): void {
  source?.close();
  clearTimeout(timer);
  if (fresh) version = "";
  connecting += 1;
  if (!document.hidden) void begin(connecting);
}

async function begin(mine: number): Promise<void> {
  const streaming = await takeSlot();
  if (mine !== connecting || document.hidden) return;
  if (streaming) listen();
  else void poll(mine);
}

function take(next: string, parts: string[]): void {
  version = next;
  document.body.dataset["version"] = version;
  applyParts(parts);
}

function listen(): void {
  source?.close();
  source = new EventSource(address("stream"));
  source.addEventListener("open", online);
  source.addEventListener("parts", (event) => {
    const message = event as MessageEvent<string>;
    take(message.lastEventId, JSON.parse(message.data) as string[]);
  });
  source.addEventListener("error", () => {
    lost();
    // After an error status the browser gives up; come back after a random while.
    if (source?.readyState === EventSource.CLOSED) {
      clearTimeout(timer);
      timer = window.setTimeout(() => connect(), 500 + Math.random() * 1500);
    }
  });
}

async function poll(mine: number): Promise<void> {
  try {
    const answer = await fetch(address("parts"));
    const told = (await answer.json()) as { version: string; parts: string[] };
    if (mine !== connecting) return;
    online();
    if (told.parts.length) take(told.version, told.parts);
  } catch {
    lost();
  }
  if (mine !== connecting) return;
  timer = window.setTimeout(() => connect(), POLL);
}

function online(): void {
  broken = 0;
  if (document.body.classList.contains("offline")) notice("", 0);
  document.body.classList.remove("offline");
  for (const listener of opened) listener();
}

function lost(): void {
  broken += 1;
  if (broken > 2) {
    document.body.classList.add("offline");
    notice(byId("notice")?.dataset["offline"] ?? "", 0);
  }
}

// A page in the background holds no stream and asks now and then whether it is its turn.
async function ask(): Promise<void> {
  try {
    const answer = await fetch(`/api/tables/${document.body.dataset["table"]}/turn`);
    const { turn } = (await answer.json()) as { turn: boolean };
    titled(turn);
  } catch {
    // The next time will tell.
  }
}

const plainTitle = document.title;

export function titled(turn: boolean): void {
  document.title = turn ? `● ${plainTitle}` : plainTitle;
}

function visible(): void {
  clearInterval(sleeping);
  if (document.hidden) {
    connecting += 1;
    source?.close();
    clearTimeout(timer);
    release?.();
    release = null;
    sleeping = window.setInterval(() => void ask(), 12_000);
  } else {
    connect();
  }
}

export function startStream(): void {
  version = document.body.dataset["version"] ?? "";
  document.addEventListener("visibilitychange", visible);
  window.addEventListener("online", () => connect());
  connect();
}
