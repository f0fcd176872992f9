// What Terraforming Mars adds to the page.

import { register } from "../../hooks";
import { watchCard } from "./card";
import { arrangeHands, showList, watchHands } from "./hand";
import { watchPaying } from "./pay";

register({
  start() {
    watchHands();
    watchCard();
    watchPaying();
  },
  changed: arrangeHands,
  reveal: showList,
});
