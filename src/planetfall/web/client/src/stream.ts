// The stream of changes: opened with the page, reopened when it breaks or the page is shown again.

import { applyParts } from "./morph";
import { byId, language, notice } from "./state";

let source: EventSource | null = null;
let version = "";
let timer = 0;
let broken = 0;
const opened: (() => void)[] = [];

export function onOpen(listener: () => void): void {
  opened.push(listener);
}

function address(what: string): string {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ seat: seat ?? "-1", lang: language(), after: version });
  return `/t/${table}/${what}?${query}`;
}

// A browser allows six connections to one server. Pages of one browser share four streams. A page
// in the background keeps its stream until one in front wants it; then it rests until it is shown.
// A page in front that gets none asks every few seconds instead.
const STREAMS = 4;
const POLL = 2500;
// The server ends the oldest streams of whoever has too many. A page in front that loses its stream
// asks for the parts for a minute; one in the background rests until it is shown.
const CROWDED = 60_000;
const others = "BroadcastChannel" in window ? new BroadcastChannel("pf-stream") : null;
let release: (() => void) | null = null;
let held = -1;
let wanted = 0;
let seeking: Promise<boolean> | null = null;
let connecting = 0;
let crowdedUntil = 0;

function takeSlot(): Promise<boolean> {
  // Without locks nobody knows of the others: only pages in front stream.
  if (release || !navigator.locks) return Promise.resolve(!!release || !document.hidden);
  return (seeking ??= seekSlot().finally(() => (seeking = null)));
}

async function seekSlot(): Promise<boolean> {
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
    if (release) {
      held = place;
      return true;
    }
  }
  return false;
}

// Whoever holds the wanted stream in the background gives it up.
function onWanted(event: MessageEvent<number>): void {
  if (event.data === held && document.hidden) giveUp();
}

function giveUp(): void {
  rest();
  release?.();
  release = null;
  held = -1;
}

function makeRoom(): void {
  giveUp();
  if (document.hidden) return;
  crowdedUntil = Date.now() + CROWDED;
  connect();
}

function rest(): void {
  connecting += 1;
  source?.close();
  clearTimeout(timer);
}

export function connect(fresh = false): void {
  rest();
  if (fresh) version = "";
  void begin(connecting);
}

async function begin(mine: number): Promise<void> {
  const streaming = Date.now() >= crowdedUntil && (await takeSlot());
  if (mine !== connecting) return;
  if (streaming) listen();
  else if (!document.hidden) void poll(mine);
}

// A part that changed: its id, then the steps that make its markup. A text stands for itself, two
// numbers are start and length of a slice of the markup that the stream has sent before.
type Patch = [string, ...(string | number)[]];
const markups = new Map<string, string>();

function patched([id, ...steps]: Patch): string {
  const old = markups.get(id) ?? "";
  let markup = "";
  for (let place = 0; place < steps.length; place += 1) {
    const step = steps[place] ?? "";
    if (typeof step === "string") markup += step;
    else markup += old.slice(step, step + Number(steps[(place += 1)]));
  }
  markups.set(id, markup);
  return markup;
}

// What came and is not shown yet, by id. A page that is slower than the game shows the newest of it
// at one go: each change on its own would leave it further and further behind. A message to itself
// comes after what has arrived; timers of a page in the background may come a minute late.
const waiting = new Map<string, string>();
const later = new MessageChannel();
let showing = false;

function take(next: string, parts: Patch[]): void {
  version = next;
  for (const part of parts) waiting.set(part[0], patched(part));
  if (!showing) later.port2.postMessage(null);
  showing = true;
}

function show(): void {
  const parts = Array.from(waiting.values());
  waiting.clear();
  showing = false;
  document.body.dataset["version"] = version;
  applyParts(parts);
}

function listen(): void {
  source?.close();
  source = new EventSource(address("stream"));
  source.addEventListener("open", online);
  source.addEventListener("parts", (event) => {
    const message = event as MessageEvent<string>;
    take(message.lastEventId, JSON.parse(message.data) as Patch[]);
  });
  source.addEventListener("rest", makeRoom);
  source.addEventListener("error", () => {
    lost();
    // After an error status the browser gives up; come back after a random while, at first soon.
    if (source?.readyState === EventSource.CLOSED) {
      clearTimeout(timer);
      timer = window.setTimeout(() => connect(), 300 + Math.random() * 400 * Math.min(broken, 4));
    }
  });
}

async function poll(mine: number): Promise<void> {
  try {
    const answer = await fetch(address("parts"));
    const told = (await answer.json()) as { version: string; parts: Patch[] };
    if (mine !== connecting) return;
    online();
    if (told.parts.length) take(told.version, told.parts);
  } catch {
    lost();
  }
  if (mine !== connecting) return;
  others?.postMessage(wanted++ % STREAMS);
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

const plainTitle = document.title;

export function titled(turn: boolean): void {
  document.title = turn ? `● ${plainTitle}` : plainTitle;
}

function visible(): void {
  // A stream that was open in the background may have died without a word.
  crowdedUntil = 0;
  if (!document.hidden) connect();
  else if (!release) rest();
}

export function startStream(): void {
  version = document.body.dataset["version"] ?? "";
  document.addEventListener("visibilitychange", visible);
  window.addEventListener("online", () => connect());
  others?.addEventListener("message", onWanted);
  later.port1.onmessage = show;
  connect();
}
