// The scripts of all games.

import "./on_mars/page";
import "./planet_unknown/page";
import "./terraforming_mars/page";
