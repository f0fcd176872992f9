// The page of the table. It lights what it was told to light and sends keys back.

import { act, followQuestion, showTab, shownTab } from "./acts";
import { watchCard } from "./card";
import { answer, choose, confirmChosen, light, step, whyNot } from "./choose";
import { refreshDialog, watchDialog } from "./dialog";
import { ghostActive, pointAt, showGhost, watchBoard } from "./games/planet_unknown/ghost";
import { arrangeHands, watchHands } from "./games/terraforming_mars/hand";
import { leaveOldQuestion, watchKeyboard } from "./keyboard";
import { watchLead } from "./lead";
import { startLobby } from "./lobby";
import { watchLoupe } from "./loupe";
import { onChange } from "./morph";
import { watchPaying } from "./games/terraforming_mars/pay";
import { sendAgain } from "./send";
import { applySettings, asked, setting } from "./state";
import { onOpen, startStream } from "./stream";
import { watchZoom } from "./zoom";

// The decision that was open when the pointer went down: the page may change before it comes up.
let pressedOn = "";

function onPress(): void {
  pressedOn = asked()?.decision ?? "";
}

function onClick(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-act]");
  if (button && act(button.dataset["act"] ?? "", button)) return;
  // Clicks that no pointer made (by key, by a script) have no count.
  if (event.detail && pressedOn !== (asked()?.decision ?? "")) return;
  if (target.closest("#confirm")) {
    confirmChosen();
    return;
  }
  const stepped = target.closest<HTMLElement>("[data-step]");
  if (stepped) {
    step(Number(stepped.dataset["step"]));
    return;
  }
  const offered = target.closest<HTMLElement>("[data-answer]");
  if (offered) {
    const key = offered.dataset["answer"] ?? "";
    if (offered.classList.contains("danger") && setting("confirm")) choose([key]);
    else answer([key]);
    return;
  }
  const place = target.closest("[data-key]");
  if (place) onPlace(place);
}

function onPlace(place: Element): void {
  const key = place.getAttribute("data-key") ?? "";
  if (ghostActive() && key.startsWith("cell:") && place.closest("[data-ghost-board]")) {
    pointAt(key.slice(5));
  } else if (place.classList.contains("lit")) {
    choose([key]);
  } else {
    void whyNot(key);
  }
}

applySettings();
startLobby();
document.addEventListener("pointerdown", onPress, { capture: true });
document.addEventListener("click", onClick);
if (document.body.classList.contains("is-table")) {
  onChange(() => showTab(shownTab()));
  onChange(leaveOldQuestion);
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
  watchLead();
  watchLoupe();
  watchCard();
  watchPaying();
  watchZoom();
  startStream();
  watchKeyboard();
}
