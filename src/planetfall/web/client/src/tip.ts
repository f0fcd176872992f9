// The tip beside the pointer: what the piece is, and why it cannot be chosen. It follows a pointer that
// was moved; a page that changes under a resting pointer shows none.

import { dialogOpen } from "./dialog";
import { heldPiece } from "./hooks";
import { onChange } from "./morph";
import { dropTitles, pieceAt, type Pointed } from "./pieces";
import { asked, byId, language } from "./state";

// Milliseconds until a pointer that stopped on a piece asks about it.
const POINT_TIME = 420;
const GAP = 14;
let timer = 0;
let pointed: Pointed | null = null;
let lastX = -1;
let lastY = -1;
let requests = 0;

function box(): HTMLElement {
  const found = byId("tip");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "tip";
  made.className = "tip";
  made.setAttribute("role", "tooltip");
  made.hidden = true;
  document.body.append(made);
  return made;
}

export function hideTip(): void {
  clearTimeout(timer);
  requests += 1;
  const tip = byId("tip");
  if (tip) tip.hidden = true;
}

// The piece that the pointer is on.
export function pointedPiece(): Pointed | null {
  return pointed?.place.isConnected ? pointed : null;
}

function onMove(event: PointerEvent): void {
  // A page that moves below the pointer also makes events; their coordinates stay the same.
  if (event.pointerType !== "mouse" || (event.clientX === lastX && event.clientY === lastY)) return;
  [lastX, lastY] = [event.clientX, event.clientY];
  const found = pieceAt(event.target);
  if (found?.place === pointed?.place && !byId("tip")?.hidden) return;
  if (found?.place !== pointed?.place) hideTip();
  pointed = found;
  clearTimeout(timer);
  if (!found || event.buttons || heldPiece()?.isOver(found.place)) return;
  timer = window.setTimeout(() => void show(found), POINT_TIME);
}

async function panel(name: string, what: string): Promise<string> {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ what, seat: seat ?? "-1", lang: language() });
  const response = await fetch(`/t/${table}/panel/${name}?${query}`).catch(() => null);
  return response?.ok ? response.text() : "";
}

async function reason(piece: Pointed): Promise<string> {
  const now = asked();
  const isOption = piece.place.hasAttribute("data-key") && !piece.place.closest("#dialog");
  if (!now?.labels.size || now.seat < 0 || !isOption || piece.place.classList.contains("lit")) return "";
  const query = new URLSearchParams({ key: piece.key, seat: String(now.seat), lang: language() });
  const response = await fetch(`/api/tables/${now.table}/why?${query}`).catch(() => null);
  return response?.ok ? ((await response.json()) as { reason: string }).reason : "";
}

async function show(piece: Pointed): Promise<void> {
  const request = ++requests;
  const decision = asked()?.decision;
  const [html, why] = await Promise.all([panel("tip", piece.key), reason(piece)]);
  if (request !== requests || piece !== pointed || !piece.place.isConnected || asked()?.decision !== decision) return;
  if (!html && !why) return;
  dropTitles(piece.place);
  const tip = box();
  tip.innerHTML = html;
  if (why) {
    const line = document.createElement("p");
    line.className = "whynot";
    line.textContent = why;
    tip.append(line);
  }
  // A dialog is above everything else, so its tips have to be in it.
  (piece.place.closest("dialog") ?? document.body).append(tip);
  tip.hidden = false;
  settle(tip);
}

// Put the tip beside the pointer, where it covers neither the pointer nor the question.
function settle(tip: HTMLElement): void {
  const { width, height } = tip.getBoundingClientRect();
  const right = lastX + GAP + width <= innerWidth - 8;
  const below = lastY + GAP + height <= innerHeight - 8;
  const x = right ? lastX + GAP : Math.max(8, lastX - GAP - width);
  const y = below ? lastY + GAP : Math.max(8, lastY - GAP - height);
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

export function watchTip(): void {
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerleave", hideTip);
  for (const name of ["pointerdown", "keydown", "wheel", "scroll"]) {
    document.addEventListener(name, hideTip, { capture: true, passive: true });
  }
  document.addEventListener("panel", () => {
    if (dialogOpen()) hideTip();
  });
  let decision = asked()?.decision;
  onChange(() => {
    // The message goes with its question.
    if (asked()?.decision === decision && pointed?.place.isConnected) return;
    decision = asked()?.decision;
    hideTip();
  });
}
