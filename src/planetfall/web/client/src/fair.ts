// The proof of a fair deal: every page keeps the hash of the seed that it saw first, and compares
// it with the seed when the game is over. Browsers hash only on encrypted pages, so it is done here.

import { byId } from "./state";

const ROUNDS = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
}

export function sha256(text: string): string {
  const constants = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
  const state = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, place) => data.setUint8(place, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(blocks * 64 - 4, bytes.length * 8);
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < blocks; block += 1) {
    const words: number[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      if (at < 16) {
        words.push(data.getInt32(block * 64 + at * 4));
        continue;
      }
      const early = words[at - 15] ?? 0;
      const late = words[at - 2] ?? 0;
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words.push(((words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large) | 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < ROUNDS; at += 1) {
      const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + mixed + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = ((state[place] ?? 0) + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function key(): string {
  return `pf-fair-${document.body.dataset["table"] ?? ""}`;
}

function check(): void {
  const line = byId("dialog-body")?.querySelector<HTMLElement>("[data-fair]");
  const { fair = "", seed = "", nonce = "", good = "", bad = "" } = line?.dataset ?? {};
  if (!line || !seed) return;
  const first = localStorage.getItem(key()) ?? fair;
  const holds = first === fair && sha256(`${seed}:${nonce}`) === fair;
  line.textContent = holds ? good : bad;
  line.classList.toggle("error", !holds);
}

export function startFairness(): void {
  const commitment = document.body.dataset["commitment"];
  if (commitment && !localStorage.getItem(key())) localStorage.setItem(key(), commitment);
  document.addEventListener("panel", check);
}

// A seat's own part in the seed.
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
