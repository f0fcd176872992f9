// What On Mars adds to the page.

import { register } from "../../hooks";
import { watchMapZoom } from "./map_zoom";
import { showWays, watchWays } from "./paths";

register({
  start() {
    watchMapZoom();
    watchWays();
  },
  changed: showWays,
});
