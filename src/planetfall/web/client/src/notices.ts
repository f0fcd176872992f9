// Whose turn: the title, the icon of the tab, a sound, a vibration, a notice of the browser; and the final
// score sheet, which opens by itself.

import { openPanel } from "./dialog";
import { onChange } from "./morph";
import { asked, byId, saveSetting, setting } from "./state";

let wasAsked: boolean | null = null;
const ASKED = "pf-asked-notify";
const SHOWN = "pf-final";

function icon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  const plain = (link.dataset["plain"] ??= link.href);
  const wanted = turn ? plain.replace("/logo.svg", "/logo-turn.svg") : plain;
  if (link.href !== wanted) link.href = wanted;
}

// Two short tones; a browser lets a page sound only after it was touched.
function sound(): void {
  const audio = new AudioContext();
  for (const [at, tone] of [[0, 660], [0.14, 880]] as const) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.frequency.value = tone;
    volume.gain.setValueAtTime(0.08, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.0005, audio.currentTime + at + 0.2);
    source.connect(volume).connect(audio.destination);
    source.start(audio.currentTime + at);
    source.stop(audio.currentTime + at + 0.22);
  }
  window.setTimeout(() => void audio.close(), 800);
}

function tell(): void {
  if (setting("sound")) sound();
  if (setting("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  if (document.hidden && setting("notify") && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(document.title, { body: byId("ask")?.querySelector(".q")?.textContent ?? "" });
    notice.addEventListener("click", () => window.focus());
  }
}

// Offer notices once, when there is somebody to wait for.
function offer(): void {
  const box = byId("offer-notify");
  if (!box || localStorage.getItem(ASKED) || !("Notification" in window)) return;
  if (Notification.permission !== "default" || !byId("ask")?.classList.contains("wait")) return;
  box.hidden = false;
}

async function answerOffer(yes: boolean): Promise<void> {
  localStorage.setItem(ASKED, "1");
  const box = byId("offer-notify");
  if (box) box.hidden = true;
  if (yes) saveSetting("notify", (await Notification.requestPermission()) === "granted");
}

function changed(): void {
  const now = asked();
  if (!now) return;
  const turn = now.labels.size > 0;
  icon(turn);
  if (turn && wasAsked === false) tell();
  const box = byId("offer-notify");
  if (box && turn) box.hidden = true;
  if (!turn && now.seat >= 0 && now.state === "playing") offer();
  wasAsked = turn;
  if (now.state === "over" && !sessionStorage.getItem(`${SHOWN}-${now.table}`)) {
    sessionStorage.setItem(`${SHOWN}-${now.table}`, "1");
    void openPanel("scores");
  }
}

export function watchNotices(): void {
  onChange(changed);
  changed();
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-offer]") : null;
    if (button) void answerOffer(button.dataset["offer"] === "yes");
  });
  document.addEventListener("change", (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || box.dataset["setting"] !== "notify" || !box.checked) return;
    void answerOffer(true);
  });
}
