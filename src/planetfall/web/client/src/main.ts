// The page of the table. It highlights the keys the server gave and sends keys back.

import { followQuestion, runAction, showTab, shownTab } from "./actions";
import { answer, choose, confirmChosen, highlight, isSet, pick, step, whyNot } from "./choose";
import { kindOf, watchPresses } from "./clicks";
import { watchGuide } from "./coach";
import { watchDetails } from "./details";
import { refreshDialog, watchDialog } from "./dialog";
import { watchEnds } from "./ends";
import "./games";
import { heldPiece, scripts } from "./hooks";
import { leaveOldQuestion, watchKeyboard } from "./keyboard";
import { startLobby } from "./lobby";
import { onChange } from "./morph";
import { watchHandover } from "./handover";
import { watchLog } from "./log";
import { watchNotices } from "./notices";
import { watchReveal } from "./reveal";
import { startReading } from "./reading";
import { watchReview } from "./review";
import { sendAgain } from "./send";
import { applySettings, asked, setting } from "./state";
import { startFairness } from "./fair";
import { onOpen, startStream } from "./stream";

function onClick(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-act]");
  if (button && runAction(button.dataset["act"] ?? "", button)) return;
  const kind = kindOf(event);
  if (kind === "stray") return;
  const again = kind === "double";
  if (target.closest("#confirm")) {
    confirmChosen();
    return;
  }
  const stepButton = target.closest<HTMLElement>("[data-step]");
  if (stepButton) {
    step(Number(stepButton.dataset["step"]));
    return;
  }
  const answerButton = target.closest<HTMLElement>("[data-answer]");
  if (answerButton) {
    const key = answerButton.dataset["answer"] ?? "";
    onAnswerClick(answerButton, key, !event.detail, again);
    return;
  }
  const place = target.closest("[data-key]");
  if (place) onPlaceClick(place, again);
}

// A button answers at once, but one of a set ticks, and a dangerous one asks again. A press by the keyboard
// only chooses.
function onAnswerClick(button: HTMLElement, key: string, byKey: boolean, again: boolean): void {
  if (byKey) pick([key]);
  else if (isSet() && key !== "done") choose([key]);
  else if (button.classList.contains("danger") && setting("confirm")) choose([key], again);
  else answer([key]);
}

function onPlaceClick(place: Element, again: boolean): void {
  const key = place.getAttribute("data-key") ?? "";
  if (heldPiece()?.press(place)) return;
  if (place.classList.contains("lit")) choose([key], again && !isSet());
  else void whyNot(key);
}

function changeScripts(): void {
  for (const script of scripts) script.changed?.();
}

applySettings();
startLobby();
startReading();
watchGuide();
watchPresses();
document.addEventListener("click", onClick);
if (document.body.classList.contains("is-table")) {
  onChange(() => showTab(shownTab()));
  onChange(leaveOldQuestion);
  onChange(highlight);
  onChange(changeScripts);
  onChange(() => followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : ""));
  onChange(refreshDialog);
  onOpen(sendAgain);
  document.addEventListener("relight", highlight);
  watchDialog();
  showTab(shownTab());
  highlight();
  changeScripts();
  followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : "");
  watchReveal();
  watchHandover();
  watchReview();
  watchNotices();
  watchLog();
  watchEnds();
  for (const script of scripts) script.start?.();
  watchDetails();
  startStream();
  startFairness();
  watchKeyboard();
}
