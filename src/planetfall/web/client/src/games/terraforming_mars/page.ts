// What Terraforming Mars adds to the page.

import { register } from "../../hooks";
import { watchCard } from "./card";
import { arrangeHands, followGrid, showList, toggleGrid, watchHands } from "./hand";
import { watchPaying } from "./pay";

register({
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
  actions: { "hand-grid": toggleGrid },
  keys: { g: "hand-grid" },
});
