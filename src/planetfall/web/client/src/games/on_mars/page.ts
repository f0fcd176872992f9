// What On Mars adds to the page.

import { registerGame } from "../../hooks";
import { watchMapZoom } from "./map_zoom";
import { showWays, watchWays } from "./paths";
import { showLitCard, watchStrip } from "./strip";
import { labelTabs, openTab } from "./tabs";

registerGame("on-mars", {
  start() {
    watchMapZoom();
    watchWays();
    watchStrip();
  },
  changed() {
    showWays();
    labelTabs();
  },
  reveal() {
    openTab();
    showLitCard();
  },
});
