// The page of the table. It lights what it was told to light and sends keys back.

import { act, followQuestion, showTab, shownTab } from "./acts";
import { choose, confirmChosen, light, send, sendAgain, step, whyNot } from "./choose";
import { refreshDialog, watchDialog } from "./dialog";
import { ghostActive, pointAt, showGhost, watchBoard } from "./ghost";
import { arrangeHands, watchHands } from "./hand";
import { watchKeyboard } from "./keyboard";
import { startLobby } from "./lobby";
import { onChange } from "./morph";
import { applySettings, asked, setting } from "./state";
import { onOpen, startStream } from "./stream";

function onClick(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-act]");
  if (button && act(button.dataset["act"] ?? "", button)) return;
  if (target.closest("#confirm")) {
    confirmChosen();
    return;
  }
  const stepped = target.closest<HTMLElement>("[data-step]");
  if (stepped) {
    step(Number(stepped.dataset["step"]));
    return;
  }
  const answer = target.closest<HTMLElement>("[data-answer]");
  if (answer) {
    const key = answer.dataset["answer"] ?? "";
    if (answer.classList.contains("danger") && setting("confirm")) choose([key]);
    else void send([key]);
    return;
  }
  const place = target.closest("[data-key]");
  if (place) onPlace(place);
}

function onPlace(place: Element): void {
  const key = place.getAttribute("data-key") ?? "";
  if (ghostActive() && key.startsWith("cell:") && place.closest("[data-ghost-board]")) {
    pointAt(key.slice(5), true);
  } else if (place.classList.contains("lit")) {
    choose([key]);
  } else {
    void whyNot(key);
  }
}

applySettings();
startLobby();
document.addEventListener("click", onClick);
if (document.body.classList.contains("is-table")) {
  onChange(() => showTab(shownTab()));
  onChange(light);
  onChange(showGhost);
  onChange(arrangeHands);
  onChange(() => followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : ""));
  onChange(refreshDialog);
  onOpen(sendAgain);
  watchBoard();
  watchHands();
  watchDialog();
  showTab(shownTab());
  light();
  showGhost();
  arrangeHands();
  followQuestion(asked()?.labels.size ? (asked()?.decision ?? "") : "");
  startStream();
  watchKeyboard();
}
