// What On Mars adds to the page.

import { register } from "../../hooks";
import { watchMapZoom } from "./map_zoom";

register({ start: watchMapZoom });
