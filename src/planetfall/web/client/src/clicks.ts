// What a click means: a double click chooses and sends nothing, and a click that was begun on one question says
// nothing about the next one.

import { asked } from "./state";

// So long after a click, in milliseconds, another at the same place is the second half of a double click.
// Nobody reads a new question and answers it in that time.
const DOUBLE = 350;

// The decision that was open when the pointer went down: the page may change before it comes up.
let pressedOn = "";
// The last click: its time, and the decision on which it was made.
let lastClick = { at: -DOUBLE, on: "" };

// A click of its own, the second half of a double click, or one for a question that is gone. The browser's own
// count goes on for longer, over several questions. Asked once for every click.
export function kindOf(event: MouseEvent): "single" | "double" | "stray" {
  // A click made by a key or a script has a count of zero.
  if (!event.detail) return "single";
  const now = asked()?.decision ?? "";
  const quick = event.detail > 1 && event.timeStamp - lastClick.at < DOUBLE;
  const on = quick ? lastClick.on : pressedOn;
  lastClick = { at: event.timeStamp, on };
  if (on !== now || pressedOn !== now) return "stray";
  return quick ? "double" : "single";
}

export function watchPresses(): void {
  const press = (): void => {
    pressedOn = asked()?.decision ?? "";
  };
  document.addEventListener("pointerdown", press, { capture: true });
}
