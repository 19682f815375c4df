// Which towns a map can name, and where: the largest first, without overlapping another name, a pin or the edge.
import { foldText } from '#people/addresses/rules';
import type { Point } from './spread-pins.ts';

export interface NamedPoint extends Point {
  readonly name: string;
}

export interface NameRoom {
  readonly width: number;
  readonly height: number;
  /** Must stay uncovered. */
  readonly pins: readonly TownPin[];
}

export interface TownPin extends Point {
  /** The town of the store. */
  readonly city: string;
}

/** The side of the name relative to its point. Above and below are for pins, which replace their town's dot. */
export type NameSide = 'right' | 'left' | 'above' | 'below';

export interface PlacedName {
  /** Its index among the towns. */
  readonly at: number;
  /** The town's point, or that of a pin in it. */
  readonly point: Point;
  readonly side: NameSide;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** More names would make a map unreadable. */
const MOST_NAMES = 36;
/** Pixels: width of a character, radius of a dot, height of a line, margin of a name, radius of a pin. */
const LETTER = 6.6;
const DOT = 5;
const LINE = 16;
const AIR = 5;
const PIN = 16;
/** A pin this near belongs to the town, even if it was moved aside. */
const IN_TOWN = 60;

/** The largest towns come first. Points are pixels from the map's corner. */
export function townsWithRoom(towns: readonly NamedPoint[], { width, height, pins }: NameRoom): readonly PlacedName[] {
  const boxes: Box[] = pins.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN }));
  const isFree = (box: Box): boolean =>
    box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height && !boxes.some((other) => overlaps(box, other));
  const placed: PlacedName[] = [];
  for (const [at, town] of towns.entries()) {
    if (placed.length === MOST_NAMES) break;
    const pin = pinIn(town, pins);
    const point = pin ?? town;
    const sides: readonly NameSide[] = pin === undefined ? ['right', 'left'] : ['above', 'below'];
    const side = sides.find((one) => isFree(boxOf(town.name, point, one)));
    if (side === undefined) continue;
    boxes.push(boxOf(town.name, point, side));
    placed.push({ at, point: { x: point.x, y: point.y }, side });
  }
  return placed;
}

function pinIn({ name, x, y }: NamedPoint, pins: readonly TownPin[]): TownPin | undefined {
  return pins.find((pin) => foldText(pin.city) === foldText(name) && Math.hypot(pin.x - x, pin.y - y) < IN_TOWN);
}

function boxOf(name: string, { x, y }: Point, side: NameSide): Box {
  const width = name.length * LETTER;
  if (side === 'above' || side === 'below') {
    const top = side === 'above' ? y - PIN - LINE - 1 : y + PIN + 1;
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + LINE };
  }
  const [left, right] = side === 'right' ? [x - DOT, x + DOT + width] : [x - DOT - width, x + DOT];
  return { left: left - AIR, right: right + AIR, top: y - LINE / 2 - AIR, bottom: y + LINE / 2 + AIR };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
