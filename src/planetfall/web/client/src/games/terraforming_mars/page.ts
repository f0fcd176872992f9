// What Terraforming Mars adds to the page.

import { registerGame } from "../../hooks";
import { watchCard } from "./card";
import { arrangeHands, followGrid, leaveGrid, showList, toggleGrid, watchHands } from "./hand";
import { watchPaying } from "./pay";

registerGame("terraforming-mars", {
  start() {
    watchHands();
    watchCard();
    watchPaying();
  },
  changed() {
    followGrid();
    arrangeHands();
  },
  reveal: showList,
  actions: { "hand-grid": toggleGrid, "hand-strip": leaveGrid },
  keys: { g: "hand-grid", escape: "hand-strip" },
});
