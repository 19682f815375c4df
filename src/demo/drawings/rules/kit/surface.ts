// Flat things in the one light: faces, sheets, lines, print on a face, and shadows.
import { LAMP } from './camera.ts';
import { Canvas } from './canvas.ts';
import { shade } from './colour.ts';
import type { Material } from './material.ts';
import { path3, points3 } from './notation.ts';
import { hundredths, pair, tenths, thousandths } from './number-text.ts';
import { pathData } from './path-data.ts';
import { hull, type Outline } from './polygon.ts';
import { add, dot, type Vec2, type Vec3 } from './vector.ts';

/** Points in space, or their notation: `'0 0 0, 10 0 0, 10 5 0'`. */
export type Points3 = string | readonly Vec3[];

export interface FaceOptions {
  /** White catch-light on the edge, 0 to 1, strongest at the upper left. */
  readonly rim?: number;
  readonly rimWidth?: number;
  /** Own gradient strength instead of the material's. */
  readonly fade?: number;
  /** Own colour instead of the lit one. */
  readonly colour?: string;
}

export interface ShadowOptions {
  /** Height of the ground the shadow falls on. */
  readonly y?: number;
  readonly strength?: number;
  readonly softness?: number;
  /** Darkness of the contact line; low for goods that stand on legs. */
  readonly core?: number;
}

const SHADOW = '#3a2818';
const CAST_SHADOW = '#2a1c12';
/** A normal lit less than this is in shade. */
const TERMINATOR = 0.43;
/** Light from one side bends round a face at this angle. */
const FACE_ANGLE = 50;

const asPoints = (points: Points3): readonly Vec3[] => (typeof points === 'string' ? points3(points) : points);

/** Three strengths of rim only: gloss, plastic, matte. Small faces have none. */
function rimStrength(rim: number, pageArea: number): number {
  if (!rim || pageArea <= 260) return 0;
  if (rim > 0.72) return 0.85;
  return rim > 0.48 ? 0.6 : 0.38;
}

export class Surface extends Canvas {
  /** Colour of a surface that faces `normal`, in the current frame. */
  lit(material: Material, normal: Vec3): string {
    return this.litInWorld(material, this.direction(normal));
  }

  /** Colour of a surface that faces `normal`, in the world. */
  litInWorld(material: Material, normal: Vec3): string {
    const light = dot(normal, LAMP);
    const side = light > TERMINATOR ? material.lift : material.drop * material.paleness;
    const highlight = material.shine * Math.max(0, dot(normal, this.camera.glint)) ** material.tightness;
    const bands = material.banding && material.banding * Math.sin(dot(normal, [0.6, 1, 0.2]) * 7);
    return shade(material.colour, (light - TERMINATOR) * side + highlight + bands);
  }

  /** Flat face with a gentle gradient and, when asked, a catch-light on its edge. `holes` are cut out. */
  face(points: Points3, normal: Vec3, material: Material, options: FaceOptions = {}, holes: readonly Points3[] = []): this {
    const corners = this.include(asPoints(points).map((point) => this.page(point)));
    const colour = options.colour ?? this.lit(material, normal);
    const fade = options.fade ?? material.fade;
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const area = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
    const rim = rimStrength(options.rim ?? 0, area);
    const fill = fade && area > 1200 ? this.fade(FACE_ANGLE, [0, shade(colour, fade)], [1, shade(colour, -fade)]) : colour;
    const cuts = holes.map((hole) => pathData(asPoints(hole).map((point) => this.page(point))));
    const light = rim && this.fade(FACE_ANGLE, [0, '#fff', rim], [0.6, '#fff', rim * 0.2], [1, '#fff', 0]);
    const edge = light ? `stroke="${light}" stroke-width="${options.rimWidth ?? 2}"` : `stroke="${colour}"`;
    return this.path(pathData(corners) + cuts.join(''), fill, edge + (holes.length ? ' fill-rule="evenodd"' : ''));
  }

  /** One thin sheet at depth z: bright upper-left edge, dark lower-right edge that reads as thickness. */
  sheet(outline: Outline, z: number, material: Material, { width = 2, fade = material.fade } = {}): this {
    const colour = this.lit(material, [0, 0, 1]);
    const points = this.include(outline.map(([x, y]) => this.page([x, y, z])));
    const fill = this.fade(FACE_ANGLE, [0, shade(colour, fade)], [1, shade(colour, -fade)]);
    const edge = this.fade(40, [0, shade(colour, 0.6)], [0.5, shade(colour, 0.1)], [1, shade(colour, -0.28)]);
    return this.path(pathData(points), fill, `stroke="${edge}" stroke-width="${width}"`);
  }

  polygon(points: Points3, fill: string, attributes = ''): this {
    return this.path(pathData(this.include(asPoints(points).map((point) => this.page(point)))), fill, attributes);
  }

  line(points: Points3, stroke: string, width: number, attributes = ''): this {
    const data = pathData(this.include(asPoints(points).map((point) => this.page(point))), false);
    const ends = 'stroke-linecap="round" stroke-linejoin="round"';
    return this.path(data, 'none', `stroke="${stroke}" stroke-width="${tenths(width)}" ${ends}${attributes && ' ' + attributes}`);
  }

  /** Free shape in space, in path notation: `'M 0 0 0 C 1 2 3, 4 5 6, 7 8 9 Z'`. */
  curve(path: string, fill: string, attributes = ''): this {
    return this.path(this.#pathOnPage(path), fill, attributes);
  }

  /** Cable, handle or wire along a path; `width` in page units (see `px`). */
  tube(path: string, stroke: string, width: number, attributes = ''): this {
    const ends = attributes.includes('linecap') ? '' : ' stroke-linecap="round"';
    const pen = `stroke="${stroke}" stroke-width="${tenths(width)}"${ends}`;
    return this.path(this.#pathOnPage(path), 'none', pen + (attributes && ' ' + attributes));
  }

  #pathOnPage(path: string): string {
    return path3(path)
      .map((step) => {
        if (typeof step === 'string') return step;
        const point = this.page(step);
        this.include([point]);
        return `${Math.round(point[0])} ${Math.round(point[1])} `;
      })
      .join('');
  }

  /** Level disc. */
  disc(centre: Vec3, radius: number, fill: string, attributes = ''): this {
    const [x, y] = this.page(centre);
    const rx = this.px(radius);
    const ry = rx * this.camera.tilt;
    this.include([
      [x - rx, y - ry],
      [x + rx, y + ry],
    ]);
    const place = `cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(rx)}" ry="${tenths(ry)}"`;
    return this.markup(`<ellipse ${place} fill="${fill}"${attributes && ' ' + attributes}/>`);
  }

  // --- print ---------------------------------------------------------------------------------------------------

  /**
   * Plain SVG printed on a plane: `across` and `down` are one unit of it in space. Prints that fill a face give its
   * width and height, so that the far corners meet.
   */
  on(corner: Vec3, across: Vec3, down: Vec3, svg: string, width = 100, height = 100): this {
    const origin = this.page(corner);
    const right = this.page(add(corner, across, width));
    const below = this.page(add(corner, down, height));
    const matrix = [
      (right[0] - origin[0]) / width,
      (right[1] - origin[1]) / width,
      (below[0] - origin[0]) / height,
      (below[1] - origin[1]) / height,
    ];
    return this.markup(`<g transform="matrix(${matrix.map(thousandths).join(' ')} ${pair(origin)})">${svg}</g>`);
  }

  /** Print on a front; the corner is its upper left. */
  onFront(x: number, y: number, z: number, svg: string, width?: number, height?: number): this {
    return this.on([x, y, z], [1, 0, 0], [0, -1, 0], svg, width, height);
  }

  /** Print on a top; the corner is its far left. */
  onTop(x: number, y: number, z: number, svg: string, width?: number, height?: number): this {
    return this.on([x, y, z], [1, 0, 0], [0, 0, 1], svg, width, height);
  }

  /** Print on a right side; the corner is its upper near one. */
  onSide(x: number, y: number, z: number, svg: string, width?: number, height?: number): this {
    return this.on([x, y, z], [0, 0, -1], [0, -1, 0], svg, width, height);
  }

  /** A flat drawing that faces the camera, for organic forms; `box` is what counts in the fit. */
  billboard(centre: Vec3, box: readonly [x0: number, y0: number, x1: number, y1: number], svg: string): this {
    const world = this.world(centre);
    this.#includeFacing(world, box);
    const scale = thousandths(this.px(1));
    return this.markup(`<g transform="translate(${pair(this.camera.project(world))})scale(${scale})">${svg}</g>`);
  }

  #includeFacing(world: Vec3, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
    const facing = (x: number, y: number): Vec2 => this.camera.project(add(add(world, this.camera.right, x), this.camera.up, -y));
    this.include([facing(x0, y0), facing(x1, y1)]);
  }

  /** Counts a rectangle of the page, in world units about the middle, in the fit (prints do not count). */
  fitFacing(x0: number, y0: number, x1: number, y1: number): this {
    this.#includeFacing([0, 0, 0], [x0, y0, x1, y1]);
    return this;
  }

  /** Counts these points in the fit. */
  fitTo(points: Points3): this {
    this.include(asPoints(points).map((point) => this.page(point)));
    return this;
  }

  // --- shadow --------------------------------------------------------------------------------------------------

  /** Shadow on the ground of something with this footprint ([x, z]) and height: a soft pool and a contact line. */
  shadow(footprint: Outline, height = 60, options: ShadowOptions = {}): this {
    const { y = 0, strength = 1, softness = 16, core } = options;
    const throwRight = Math.min(height, 200) * 0.3;
    const contact = hull(footprint);
    const pool = hull([...contact, ...contact.map(([x, z]): Vec2 => [x + throwRight, z - throwRight * 0.12])]);
    this.include(pool.map(([x, z]) => this.page([x - throwRight * 0.35, y, z])));
    this.groundShadow(
      pool.map(([x, z]) => [x, y, z]),
      0.2 * strength,
      softness,
    );
    return this.groundShadow(
      contact.map(([x, z]) => [x, y, z]),
      (core ?? 0.4) * strength,
      core ? 11 : 5,
    );
  }

  /** One soft dark shape beneath everything. */
  groundShadow(points: Points3, strength: number, softness: number): this {
    const onPage = asPoints(points).map((point) => this.page(point));
    const look = `fill="${SHADOW}" opacity="${hundredths(strength)}" filter="${this.blur(softness, onPage)}"`;
    return this.beneath(`<path d="${pathData(onPage)}" ${look}/>`);
  }

  /** A soft dark shape drawn in place: one thing shading another. */
  cast(points: Points3, strength = 0.25, softness = 6): this {
    const onPage = asPoints(points).map((point) => this.page(point));
    return this.path(pathData(onPage), CAST_SHADOW, `opacity="${strength}" filter="${this.blur(softness, onPage)}"`);
  }
}
