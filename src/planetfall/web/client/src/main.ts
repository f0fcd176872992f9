// The page of the table. It highlights the keys the server gave and sends keys back.

import { followQuestion, runAction, showTab, shownTab } from "./actions";
import { answer, choose, confirmChosen, highlight, step, whyNot } from "./choose";
import { watchDetails } from "./details";
import { refreshDialog, watchDialog } from "./dialog";
import "./games";
import { heldPiece, scripts } from "./hooks";
import { leaveOldQuestion, watchKeyboard } from "./keyboard";
import { startLobby } from "./lobby";
import { onChange } from "./morph";
import { watchReveal } from "./reveal";
import { sendAgain } from "./send";
import { applySettings, asked, setting } from "./state";
import { onOpen, startStream } from "./stream";

// The decision that was open when the pointer went down: the page may change before it comes up.
let pressedOn = "";

function onPress(): void {
  pressedOn = asked()?.decision ?? "";
}

function onClick(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-act]");
  if (button && runAction(button.dataset["act"] ?? "", button)) return;
  // A click made by a key or a script has a count of zero.
  if (event.detail && pressedOn !== (asked()?.decision ?? "")) return;
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
    if (answerButton.classList.contains("danger") && setting("confirm")) choose([key]);
    else answer([key]);
    return;
  }
  const place = target.closest("[data-key]");
  if (place) onPlaceClick(place);
}

function onPlaceClick(place: Element): void {
  const key = place.getAttribute("data-key") ?? "";
  if (heldPiece()?.press(place)) return;
  if (place.classList.contains("lit")) choose([key]);
  else void whyNot(key);
}

function changeScripts(): void {
  for (const script of scripts) script.changed?.();
}

applySettings();
startLobby();
document.addEventListener("pointerdown", onPress, { capture: true });
document.addEventListener("click", onClick);
if (document.body.classList.contains("is-table")) {
  onChange(() => showTab(shownTab()));
  onChange(leaveOldQuestion);
  onChange(highlight);
  onChange(changeScripts);
  onChange(() => followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : ""));
  onChange(refreshDialog);
  onOpen(sendAgain);
  watchDialog();
  showTab(shownTab());
  highlight();
  changeScripts();
  followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : "");
  watchReveal();
  for (const script of scripts) script.start?.();
  watchDetails();
  startStream();
  watchKeyboard();
}
