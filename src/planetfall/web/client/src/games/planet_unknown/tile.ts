// Tiles drawn by the page, for the ghost that moves over a planet. The server writes shapes, terrains
// and the order of turns into the page: see `shapes` in `tiles.py`.

import { SVG, byId } from "../../state";

export interface Square {
  row: number;
  column: number;
  section: number;
  building: boolean;
  meteor: boolean;
}

let shapes: Square[][][] = [];
let tiles: string[][] = [];

function shapeData(name: string): string {
  return byId("shapes")?.dataset[name] ?? "";
}

function parseSquare(text: string): Square {
  const [row, column, kind = ""] = text.split(",");
  return {
    row: Number(row),
    column: Number(column),
    section: Number(kind[0]),
    building: kind.includes("b"),
    meteor: kind.includes("m"),
  };
}

function parse(): void {
  if (tiles.length) return;
  const turns = (shape: string) => shape.split("|").map((turn) => turn.split(" ").map(parseSquare));
  shapes = shapeData("shapes").split(";").map(turns);
  tiles = shapeData("tiles").split(";").map((tile) => tile.split(" "));
}

export function squaresOf(tile: number, turn: number): Square[] {
  parse();
  return shapes[Number(tiles[tile]?.[0])]?.[turn] ?? [];
}

// The turn that follows each turn, by a quarter or by flipping.
export function nextTurns(by: "right" | "flip"): number[] {
  return shapeData(by).split(" ").map(Number);
}

function add(group: SVGElement, name: string, attributes: Record<string, string>): void {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  group.append(element);
}

// A tile, drawn from the corner of its anchor. The style sheet styles its lines.
export function drawTile(tile: number, turn: number): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  const unit = Number(shapeData("unit"));
  const squares = squaresOf(tile, turn);
  const [, ...terrains] = tiles[tile] ?? [];
  const at = (row: number, column: number) =>
    squares.find((each) => each.row === row && each.column === column);
  const place = ({ row, column }: Square) => ({ x: `${column * unit}`, y: `${row * unit}` });
  const lines = { seam: "", part: "", edge: "" };
  const grounds = ["", ""];
  for (const each of squares) {
    const { x, y } = place(each);
    grounds[each.section] += `M${x} ${y}h${unit}v${unit}h${-unit}z`;
    const [left, right] = [at(each.row, each.column - 1), at(each.row, each.column + 1)];
    const [above, below] = [at(each.row - 1, each.column), at(each.row + 1, each.column)];
    const [upright, level] = [`M${x} ${y}v${unit}`, `M${x} ${y}h${unit}`];
    lines[!left ? "edge" : left.section === each.section ? "seam" : "part"] += upright;
    lines[!above ? "edge" : above.section === each.section ? "seam" : "part"] += level;
    if (!right) lines.edge += `M${(each.column + 1) * unit} ${y}v${unit}`;
    if (!below) lines.edge += `M${x} ${(each.row + 1) * unit}h${unit}`;
  }
  grounds.forEach((d, section) => {
    add(group, "path", { d, fill: `var(--t-${terrains[section]})` });
    add(group, "path", { d, fill: `url(#t-${terrains[section]})` });
  });
  add(group, "path", { d: lines.seam, class: "gh-seam" });
  add(group, "path", { d: lines.part, class: "gh-part" });
  for (const each of squares) {
    if (each.building) add(group, "use", { href: `#tg-${terrains[each.section]}`, ...place(each) });
  }
  add(group, "path", { d: lines.edge, class: "gh-edge" });
  for (const each of squares) {
    if (each.meteor && terrains[2]) add(group, "use", { href: "#tg-meteor", ...place(each) });
  }
  return group;
}
