// What Planet Unknown adds to the page.

import { register } from "../../hooks";
import { ghost, showGhost, takeGhost, turnGhost, watchBoard } from "./ghost";

register({
  start: watchBoard,
  changed: showGhost,
  actions: {
    "turn-left": () => turnGhost("left"),
    "turn-right": () => turnGhost("right"),
    flip: () => turnGhost("flip"),
    take: (button) => takeGhost(button?.dataset["ghostTake"]),
  },
  keys: { q: "turn-left", e: "turn-right", f: "flip", x: "take" },
  piece: ghost,
});
