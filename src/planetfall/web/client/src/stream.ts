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

function address(): string {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ seat: seat ?? "-1", lang: language(), after: version });
  return `/t/${table}/stream?${query}`;
}

export function connect(fresh = false): void {
  source?.close();
  clearTimeout(timer);
  if (fresh) version = "";
  if (document.hidden) return;
  source = new EventSource(address());
  source.addEventListener("open", () => {
    broken = 0;
    document.body.classList.remove("offline");
    notice("", 0);
    for (const listener of opened) listener();
  });
  source.addEventListener("parts", (event) => {
    version = (event as MessageEvent).lastEventId;
    document.body.dataset["version"] = version;
    applyParts(JSON.parse((event as MessageEvent).data as string) as string[]);
  });
  source.addEventListener("error", () => {
    broken += 1;
    if (broken > 2) {
      document.body.classList.add("offline");
      notice(byId("notice")?.dataset["offline"] ?? "", 0);
    }
    // After an error status the browser gives up; come back after a random while.
    if (source?.readyState === EventSource.CLOSED) {
      clearTimeout(timer);
      timer = window.setTimeout(() => connect(), 500 + Math.random() * 1500);
    }
  });
}

// A browser allows six connections to one server: a page in the background holds none and asks
// now and then whether it is its turn.
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
    source?.close();
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
