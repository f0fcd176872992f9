// The ways to place a tile, as the server wrote them: see `ahead` in `unknown_tiles.py`.

import { byId } from "./state";

export interface Way {
  take: string;
  turn: number;
  ghost: string;
  keys: string[];
  cells: string[];
  asksCell: boolean;
  shape: [number, number][];
}

export interface Ahead {
  ways: Way[];
  right: number[];
  flip: number[];
}

let readText = "";
let readAhead: Ahead | null = null;

function list(text: string | undefined): string[] {
  return text ? text.split(" ") : [];
}

function pair(text: string): [number, number] {
  const [row, column] = text.split(",").map(Number);
  return [row ?? 0, column ?? 0];
}

function readWay(text: string): Way {
  const [take, turn, ghost, keys, cells, asksCell, shape] = text.split("|");
  return {
    take: take ?? "",
    turn: Number(turn),
    ghost: ghost ?? "",
    keys: list(keys),
    cells: list(cells),
    asksCell: asksCell === "1",
    shape: list(shape).map(pair),
  };
}

// What can be placed now. It is asked for with every move of the pointer and read once.
export function ahead(): Ahead | null {
  const data = byId("keys")?.dataset;
  const text = data?.["ahead"] ?? "";
  if (text !== readText) {
    readText = text;
    readAhead = text
      ? {
          ways: text.split(";").map(readWay),
          right: list(data?.["right"]).map(Number),
          flip: list(data?.["flip"]).map(Number),
        }
      : null;
  }
  return readAhead;
}
