// What Planet Unknown adds to the page.

import { registerGame } from "../../hooks";
import { ghost, showGhost, takeGhost, turnGhost, watchBoard } from "./ghost";

registerGame("planet-unknown", {
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
