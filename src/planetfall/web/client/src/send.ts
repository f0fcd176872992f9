// Sending answers. A decision is answered once: from the moment a choice leaves the page until the
// page shows another decision, or the server has refused, nothing else is sent for it.

import { asked, byId, freshId, notice, type Asked } from "./state";
import { connect } from "./stream";

interface Pending {
  decision: string;
  client: string;
  keys: string[];
  undo: boolean;
  together?: boolean;
}

let answered = "";

// Whether an answer to this decision is under way or was taken.
export function isAnswered(now: Asked): boolean {
  return now.decision === answered;
}

// What was chosen waits in the session until the server has answered, and is sent again after a
// broken connection; the server answers a repeat as it answered the first.

function storage(now: Asked): string {
  return `pf-send-${now.table}-${now.seat}`;
}

// Whether the server took the choice.
export async function send(now: Asked, keys: string[]): Promise<boolean> {
  return deliver(now, { decision: now.decision, client: freshId(), keys, undo: false });
}

export async function undo(): Promise<void> {
  const now = asked();
  if (!now?.canUndo || isAnswered(now)) return;
  await deliver(now, { decision: now.decision, client: freshId(), keys: [], undo: true });
}

// Take back what was revealed since, or ask the others for it.
export async function undoTogether(): Promise<void> {
  const now = asked();
  if (!now?.canAskUndo) return;
  await deliver(now, { decision: now.decision, client: freshId(), keys: [], undo: true, together: true });
  // A request changes no decision: the question stays open.
  if (asked()?.decision === now.decision) answered = "";
  showSending();
}

export function sendAgain(): void {
  const now = asked();
  if (!now || isAnswered(now)) return;
  const kept = sessionStorage.getItem(storage(now));
  if (kept) void deliver(now, JSON.parse(kept) as Pending);
}

async function deliver(now: Asked, pending: Pending): Promise<boolean> {
  answered = pending.decision;
  sessionStorage.setItem(storage(now), JSON.stringify(pending));
  showSending();
  const told = await post(now, pending);
  if (told) {
    const kept = sessionStorage.getItem(storage(now));
    // The next choice may have been made before the answer to this one came.
    if (kept?.includes(pending.client)) sessionStorage.removeItem(storage(now));
  }
  if (told?.ok) {
    window.setTimeout(() => expectNews(pending.decision), 4000);
    return true;
  }
  // Refused, or never answered: the question is open again.
  if (answered === pending.decision) answered = "";
  showSending();
  if (told) await refused(told);
  return false;
}

// The stream tells what an answer has changed. One that says nothing is dead: open another.
function expectNews(decision: string): void {
  if (asked()?.decision === decision) connect();
}

// Whether the open question waits for the server, for the eye.
export function showSending(): void {
  const now = asked();
  document.body.classList.toggle("sending", !!now && isAnswered(now));
}

async function post(now: Asked, pending: Pending): Promise<Response | null> {
  const { decision, client, keys } = pending;
  const together = pending.together ?? false;
  const body = pending.undo ? { decision, client, together } : { decision, client, keys };
  const path = pending.undo ? "undo" : "choice";
  for (let attempt = 0; attempt < 40; attempt += 1) {
    try {
      const told = await fetch(`/api/tables/${now.table}/${path}?seat=${now.seat}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (told.status < 500 && told.status !== 429) return told;
      await pause(800 + attempt * 400);
    } catch {
      await pause(Math.min(3000, 300 + attempt * 300));
    }
  }
  return null;
}

async function refused(answer: Response): Promise<void> {
  // Whatever this page showed is out of date.
  if (answer.status === 409 || answer.status === 422) connect(true);
  const told = (await answer.json().catch(() => ({}))) as { error?: string; view?: unknown };
  const stale = byId("notice")?.dataset["stale"];
  notice((told.view ? stale : undefined) ?? told.error ?? "");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
