// The ways to place a tile, as the server wrote them: see `ahead` in `unknown_tiles.py`.

import { byId } from "./state";
import { squaresOf, type Square } from "./games/planet_unknown/tile";

export interface Way {
  take: string;
  tile: number;
  turn: number;
  keys: string[];
  cells: string[];
  asksCell: boolean;
  shape: Square[];
}

let readText = "";
let readWays: Way[] | null = null;

function cellsIn(text: string): string[] {
  const count = (place: number) => text.charCodeAt(place) - 96;
  return Array.from({ length: text.length / 2 }, (_, k) => `${count(2 * k)}-${count(2 * k + 1)}`);
}

function readWay(text: string): Way {
  const [take = "", tile, turn, keys, cells = "", asksCell] = text.split("|");
  return {
    take,
    tile: Number(tile),
    turn: Number(turn),
    keys: keys ? keys.split(" ") : [],
    cells: cellsIn(cells),
    asksCell: asksCell === "1",
    shape: squaresOf(Number(tile), Number(turn)),
  };
}

// What can be placed now. It is asked for with every move of the pointer and read once.
export function ahead(): Way[] | null {
  const text = byId("keys")?.dataset["ahead"] ?? "";
  if (text !== readText) {
    readText = text;
    readWays = text ? text.split(";").map(readWay) : null;
  }
  return readWays;
}
