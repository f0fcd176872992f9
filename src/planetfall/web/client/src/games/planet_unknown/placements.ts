// The placements of a tile that are possible now, as the server wrote them: see `ahead` in `tiles.py`.

import { byId } from "../../state";
import { squaresOf, type Square } from "./tile";

// One tile in one turn, and the cells where it fits.
export interface Placement {
  take: string;
  tile: number;
  turn: number;
  keys: string[];
  cells: string[];
  asksCell: boolean;
  shape: Square[];
}

let parsedText = "";
let parsed: Placement[] | null = null;

function parseCells(text: string): string[] {
  const count = (place: number) => text.charCodeAt(place) - 96;
  return Array.from({ length: text.length / 2 }, (_, k) => `${count(2 * k)}-${count(2 * k + 1)}`);
}

function parsePlacement(text: string): Placement {
  const [take = "", tile, turn, keys, cells = "", asksCell] = text.split("|");
  return {
    take,
    tile: Number(tile),
    turn: Number(turn),
    keys: keys ? keys.split(" ") : [],
    cells: parseCells(cells),
    asksCell: asksCell === "1",
    shape: squaresOf(Number(tile), Number(turn)),
  };
}

// They are needed with every move of the pointer and parsed once.
export function placements(): Placement[] | null {
  const text = byId("keys")?.dataset["ahead"] ?? "";
  if (text !== parsedText) {
    parsedText = text;
    parsed = text ? text.split(";").map(parsePlacement) : null;
  }
  return parsed;
}
