// The page being drawn on: where things land, how large the drawing became, and the SVG written so far.
import { Camera, type Angle, type Fit } from './camera.ts';
import { stopsMarkup, type Stop } from './gradient.ts';
import { pair, tenths, thousandths, hundredths } from './number-text.ts';
import { add, radians, type Vec2, type Vec3 } from './vector.ts';

/** A place in the world and a turn about the axes, in degrees. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly turnX?: number;
  readonly turnY?: number;
  readonly turnZ?: number;
}

/** Left, top, right and bottom on the page. */
export type Bounds = [left: number, top: number, right: number, bottom: number];

interface Copy {
  readonly id: string;
  readonly page: Vec2;
  readonly magnification: number;
  readonly bounds: Bounds;
}

const WHOLE_PAGE: Bounds = [-100, -100, 900, 900];

/** Where the blur of these points can still be seen, in steps that neighbours share. */
function softRegion(points: readonly Vec2[], deviation: number): Bounds {
  const reach = deviation * 3;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const outward = (value: number, by: number): number => Math.round((value + by) / 20) * 20 + Math.sign(by) * 20;
  return [
    outward(Math.min(...xs), -reach),
    outward(Math.min(...ys), -reach),
    outward(Math.max(...xs), reach),
    outward(Math.max(...ys), reach),
  ];
}

const nothingYet = (): Bounds => [1e9, 1e9, -1e9, -1e9];

/** Turned about z, then x, then y. */
function turned([x, y, z]: Vec3, { turnX = 0, turnY = 0, turnZ = 0 }: Place): Vec3 {
  const [sinZ, cosZ] = [Math.sin(radians(turnZ)), Math.cos(radians(turnZ))];
  const [x1, y1] = [x * cosZ - y * sinZ, x * sinZ + y * cosZ];
  const [sinX, cosX] = [Math.sin(radians(turnX)), Math.cos(radians(turnX))];
  const [y2, z2] = [y1 * cosX - z * sinX, y1 * sinX + z * cosX];
  const [sinY, cosY] = [Math.sin(radians(turnY)), Math.cos(radians(turnY))];
  return [x1 * cosY + z2 * sinY, y2, z2 * cosY - x1 * sinY];
}

export class Canvas {
  readonly id: string;
  readonly camera: Camera;
  /** What has been drawn covers this much of the page. */
  bounds: Bounds = nothingYet();
  /** False while something is drawn that must not count in the fit. */
  measuring = true;

  #markup: string[] = [];
  #ground: string[] = [];
  readonly #definitions: string[] = [];
  readonly #urls = new Map<string, string>();
  readonly #copies = new Map<string, Copy>();
  #toWorld = (local: Vec3): Vec3 => local;
  #turn = (direction: Vec3): Vec3 => direction;

  constructor(id: string, angle: Angle, fit: Fit | null) {
    this.id = id;
    this.camera = new Camera(angle, fit);
  }

  // --- places -------------------------------------------------------------------------------------------------

  /** A point of the current frame, in the world. */
  world(local: Vec3): Vec3 {
    return this.#toWorld(local);
  }

  /** A direction of the current frame, in the world. */
  direction(local: Vec3): Vec3 {
    return this.#turn(local);
  }

  /** A point of the current frame, on the page. */
  page(local: Vec3): Vec2 {
    return this.camera.project(this.#toWorld(local));
  }

  /** Length on the page of a length in the world. */
  px(length: number): number {
    return this.camera.onPage(length);
  }

  /** Draws within a frame of its own: moved and turned. */
  at(place: Place, draw: () => void): this {
    const [toWorld, turn] = [this.#toWorld, this.#turn];
    const { x = 0, y = 0, z = 0 } = place;
    this.#toWorld = (local) => toWorld(add(turned(local, place), [x, y, z]));
    this.#turn = (direction) => turn(turned(direction, place));
    draw();
    this.#toWorld = toWorld;
    this.#turn = turn;
    return this;
  }

  /** Counts these page points in the size of the drawing. */
  include(points: readonly Vec2[]): readonly Vec2[] {
    if (!this.measuring) return points;
    const { bounds } = this;
    for (const [x, y] of points) {
      bounds[0] = Math.min(bounds[0], x);
      bounds[1] = Math.min(bounds[1], y);
      bounds[2] = Math.max(bounds[2], x);
      bounds[3] = Math.max(bounds[3], y);
    }
    return points;
  }

  // --- SVG ----------------------------------------------------------------------------------------------------

  markup(svg: string): this {
    this.#markup.push(svg);
    return this;
  }

  /** Beneath everything else: shadows on the ground. */
  beneath(svg: string): this {
    this.#ground.push(svg);
    return this;
  }

  path(data: string, fill: string, attributes = ''): this {
    return this.markup(`<path d="${data}" fill="${fill}"${attributes && ' ' + attributes}/>`);
  }

  /** Writes a definition once and answers how to refer to it. */
  #define(tag: string, body: string): string {
    const known = this.#urls.get(body);
    if (known) return known;
    const id = this.id + this.#urls.size.toString(36);
    const url = `url(#${id})`;
    this.#urls.set(body, url);
    this.#definitions.push(body.replace(tag, `${tag} id="${id}"`));
    return url;
  }

  /** Gradient between two points of the page. */
  blend(from: Vec2, to: Vec2, stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [...from, ...to].map((value) => Math.round(value));
    const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    const body = `<linearGradient gradientUnits="userSpaceOnUse" ${ends}>${stopsMarkup(stops)}</linearGradient>`;
    return this.#define('linearGradient', body);
  }

  /** Gradient across whatever it fills: 0° left to right, 90° top to bottom. */
  fade(angle: number, ...stops: readonly Stop[]): string {
    const x = Math.cos(radians(angle));
    const y = Math.sin(radians(angle));
    const reach = Math.abs(x) + Math.abs(y);
    const end = (value: number): string => hundredths(0.5 + value / reach / 2);
    const ends = `x1="${end(-x)}" y1="${end(-y)}" x2="${end(x)}" y2="${end(y)}"`;
    return this.#define('linearGradient', `<linearGradient ${ends}>${stopsMarkup(stops)}</linearGradient>`);
  }

  /** Gradient from a centre outward. */
  glow(stops: readonly Stop[], attributes = ''): string {
    const body = `<radialGradient${attributes && ' ' + attributes}>${stopsMarkup(stops)}</radialGradient>`;
    return this.#define('radialGradient', body);
  }

  /** Softens what refers to it. Only the part of the page near `around` is worked on, the whole page without it: blurs are dear. */
  blur(deviation: number, around?: readonly Vec2[]): string {
    const [left, top, right, bottom] = around === undefined ? WHOLE_PAGE : softRegion(around, deviation);
    const region = `filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
    return this.#define('filter', `<filter ${region}><feGaussianBlur stdDeviation="${tenths(deviation)}"/></filter>`);
  }

  /** Cuts what refers to it to a shape. */
  clip(shape: string): string {
    return this.#define('clipPath', `<clipPath>${shape}</clipPath>`);
  }

  /**
   * Draws a part with its shadow once and places copies of it: `colour` feeds every `currentColor` in it, `spin` turns it on the
   * page, in degrees.
   */
  again(key: string, place: Place, draw: () => void, { colour = '', spin = 0 } = {}): this {
    const world = this.world([place.x ?? 0, place.y ?? 0, place.z ?? 0]);
    const page = this.camera.project(world);
    const magnification = this.camera.magnification(world);
    const copy = this.#copies.get(key) ?? this.#firstCopy(key, place, draw, page, magnification);
    const scale = magnification / copy.magnification;
    const [dx, dy] = [page[0] - copy.page[0] * scale, page[1] - copy.page[1] * scale];
    const [left, top, right, bottom] = copy.bounds;
    if (!spin) {
      this.include([
        [left * scale + dx, top * scale + dy],
        [right * scale + dx, bottom * scale + dy],
      ]);
    }
    const shift = pair([dx, dy]);
    const grown = Math.abs(scale - 1) > 0.004 ? `scale(${thousandths(scale)})` : '';
    const home = copy.page.map((value) => tenths(-value)).join(' ');
    const moved = shift === '0 0' && !grown ? '' : `translate(${shift})${grown}`;
    const spun = `translate(${pair(page)})rotate(${tenths(spin)})scale(${thousandths(scale)})translate(${home})`;
    const transform = spin ? spun : moved;
    const attributes = (colour && ` color="${colour}"`) + (transform ? ` transform="${transform}"` : '');
    return this.markup(`<use href="#${copy.id}"${attributes}/>`);
  }

  #firstCopy(key: string, place: Place, draw: () => void, page: Vec2, magnification: number): Copy {
    const [markup, ground, bounds] = [this.#markup, this.#ground, this.bounds];
    this.#markup = [];
    this.#ground = [];
    this.bounds = nothingYet();
    this.at(place, draw);
    const copy: Copy = { id: `${this.id}_${key}`, page, magnification, bounds: this.bounds };
    this.#definitions.push(`<g id="${copy.id}">${[...this.#ground, ...this.#markup].join('')}</g>`);
    this.#markup = markup;
    this.#ground = ground;
    this.bounds = bounds;
    this.#copies.set(key, copy);
    return copy;
  }

  /** The drawing as definitions, ground and goods, without the `<svg>` around it. */
  content(): string {
    return `<defs>${this.#definitions.join('')}</defs>${this.#ground.join('')}${this.#markup.join('')}`;
  }
}
