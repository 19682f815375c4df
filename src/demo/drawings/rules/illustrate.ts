// Draws a product picture: first to measure it, then again fitted to the page.
import { drawCarton, type Carton } from './carton.ts';
import { readColour } from './colour-option.ts';
import type { PackForm, PictureOptions, PictureType, PictureView } from '#goods/pictures/rules';
import { piecesShown, type Drawing, type Look, type Pack } from './drawing.ts';
import { DRAWINGS } from './drawings.ts';
import { frenchLabel, inFrench } from './french-words.ts';
import { Art } from './kit/art.ts';
import type { Angle, Fit } from './kit/camera.ts';
import type { Bounds } from './kit/canvas.ts';
import { fingerprint } from './kit/number-text.ts';
import { inGroup, partsShown } from './group.ts';

const SIZE = 800;
const ANGLES: Record<PictureView, Angle> = { main: {}, front: { yaw: 9, pitch: 10 }, high: { yaw: 40, pitch: 40 }, pack: {} };
const SINGLE: Pack = { form: 'single', n: 1 };

/**
 * The picture of a product as SVG text: 800 × 800, transparent ground, no script, nothing from outside. The same
 * input always gives the same text; ids differ by type and options, so that pictures can share a page.
 */
export function illustrate(type: PictureType, { language, ...options }: PictureOptions = {}): string {
  return language === undefined ? drawn(type, options) : inFrench(drawn(type, frenchOptions(type, options)));
}

/** Whether the French picture differs from the English one. */
export function saysMoreInFrench(type: PictureType, options: PictureOptions): boolean {
  const { printsWords, label = '' } = DRAWINGS[type];
  const said = { ...options, label: options.label ?? label };
  return (
    printsWords === true ||
    frenchOptions(type, said).label !== said.label ||
    partsShown(options.parts).some((part) => saysMoreInFrench(part.type, part))
  );
}

/** A label that sets how the goods are built is not printed. */
function frenchOptions(type: PictureType, { label = DRAWINGS[type].label, parts, ...options }: PictureOptions): PictureOptions {
  return {
    ...options,
    ...(label === undefined ? {} : { label: DRAWINGS[type].readsLabel === true ? label : frenchLabel(label) }),
    ...(parts && { parts: partsShown(parts).map((part) => ({ ...frenchOptions(part.type, part), type: part.type })) }),
  };
}

function drawn(type: PictureType, options: PictureOptions): string {
  const parts = partsShown(options.parts);
  if (parts.length > 1 && options.view !== 'pack') return page(inGroup(parts.map((part) => pictureContent(part.type, part))));
  return page(pictureContent(type, options.parts === undefined ? options : { ...options, view: 'main' }));
}

function pictureContent(type: PictureType, options: PictureOptions): string {
  const drawing = DRAWINGS[type];
  const asked = options.view ?? 'main';
  const look = lookOf(drawing, options, asked);
  const view = asked === 'pack' && drawing.isCarton ? 'high' : asked;
  const id = 'k' + fingerprint(JSON.stringify([type, look, view]));
  const angle = { ...drawing.angle, ...ANGLES[view] };
  const isPacked = look.pack.form === 'box' && !drawing.isCarton;
  return isPacked ? cartonContent(id, drawing, look, angle, view) : goodsContent(id, drawing, look, angle);
}

/** The views that show something new, most useful first; the first is always `main`. A set is shown together, then as the carton it comes in. */
export function pictureViews(type: PictureType, { parts }: Pick<PictureOptions, 'parts'> = {}): readonly PictureView[] {
  if (partsShown(parts).length > 1) return ['main', 'pack'];
  const { isCarton, isFlat, angle } = DRAWINGS[type];
  const { pitch = 21 } = angle ?? {};
  // What hangs on a wall is not seen from above, what lies on the table not from the front.
  const turned: readonly PictureView[] = [...(pitch > 10 ? (['high'] as const) : []), ...(pitch < 36 ? (['front'] as const) : [])];
  const different = isFlat ? [] : turned.filter((view) => turnBetween(angle, ANGLES[view]) >= LEAST_TURN);
  return ['main', ...different, ...(isCarton ? [] : (['pack'] as const))];
}

/** Degrees by which the camera has to move for a picture that shows something new: round goods look alike from near by. */
const LEAST_TURN = 24;

function turnBetween({ yaw = 30, pitch = 21 }: Angle = {}, other: Angle): number {
  return Math.abs(yaw - (other.yaw ?? yaw)) + Math.abs(pitch - (other.pitch ?? pitch));
}

function lookOf(drawing: Drawing, options: PictureOptions, view: PictureView): Look {
  const usual = drawing.pack ?? SINGLE;
  const form = options.pack?.form ?? usual.form;
  return {
    ...readColour(options.color, drawing.colour),
    brand: options.brand ?? drawing.brand,
    label: options.label ?? drawing.label ?? '',
    pack: { form: view === 'pack' ? otherForm(form) : form, n: options.pack?.n ?? usual.n },
  };
}

/** What the pack view shows beside the main one. */
const otherForm = (form: PackForm): PackForm => (form === 'box' ? 'single' : 'box');

function page(content: string): string {
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"`;
  const pen = 'font-family="Helvetica,Arial,sans-serif" font-weight="700" stroke-width=".8" stroke-linejoin="round"';
  return `<svg ${frame} ${pen}>${content}</svg>`;
}

function measured(angle: Angle, draw: (art: Art) => void): Bounds {
  const art = new Art('m', angle, null);
  draw(art);
  return art.bounds;
}

function goodsContent(id: string, drawing: Drawing, look: Look, angle: Angle): string {
  const draw = arrangement(drawing, look, angle);
  const reach = 760 * (drawing.fit ?? 0.84);
  const art = new Art(id, angle, fitted(measured(angle, draw), reach, reach, 398));
  draw(art);
  return art.content();
}

/** What is drawn: the goods as their drawing arranges them, or a staircase of a few, the first in front. */
function arrangement(drawing: Drawing, look: Look, angle: Angle): (art: Art) => void {
  const pieces = drawing.arrangesPack ? 1 : piecesShown(look.pack, 3);
  if (pieces === 1) return (art) => drawing.draw(art, look);
  const single: Look = { ...look, pack: SINGLE };
  const [left, top, right, bottom] = measured(angle, (art) => drawing.draw(art, single));
  const width = right - left;
  const [aside, back] = staircase(angle, width / (bottom - top));
  return (art) => {
    for (let i = pieces - 1; i >= 0; i--) {
      art.again('piece', { x: i * aside * width, z: -i * back * width }, () => drawing.draw(art, single));
    }
  };
}

/** How far each further piece stands to the right and back, as shares of its width. */
function staircase({ pitch = 0 }: Angle, ratio: number): readonly [aside: number, back: number] {
  if (ratio < 0.8) return [0.62, 0.5];
  // goods that lie on the table overlap more: from above, a step back is a long way
  if (pitch > 36) return ratio > 1.5 ? [0.08, 0.42] : [0.2, 0.24];
  return [0.2, 0.6];
}

/** Whether a pack of the goods shows several colours: what names none may just have none. */
function severalColours(drawing: Drawing, look: Look, angle: Angle): Carton['inSeveral'] {
  if (!look.isAssorted) return undefined;
  const pack: Look = { ...look, pack: { form: 'pack', n: 6 } };
  if (goodsContent('p', drawing, pack, angle) === goodsContent('p', drawing, { ...pack, isAssorted: false }, angle)) return undefined;
  return look.colour === drawing.colour ? 'plain band' : 'own band';
}

/** The carton, with the product alone printed on its front. */
function cartonContent(id: string, drawing: Drawing, look: Look, angle: Angle, view: PictureView): string {
  const single: Look = { ...look, pack: SINGLE };
  const [left, top, right, bottom] = measured(drawing.angle ?? {}, (art) => drawing.draw(art, single));
  const printed = goodsContent(id + 'i', drawing, single, angle);
  // How the goods are built is not written on their carton.
  const carton = {
    inSeveral: severalColours(drawing, look, angle),
    look: drawing.readsLabel ? { ...look, label: '' } : look,
    printed,
    ratio: (right - left) / (bottom - top),
  };
  const cartonAngle = ANGLES[view];
  const bounds = measured(cartonAngle, (art) => drawCarton(art, carton));
  const art = new Art(id, cartonAngle, fitted(bounds, 600, 630, 400));
  drawCarton(art, carton);
  return art.content();
}

function fitted([left, top, right, bottom]: Bounds, width: number, height: number, middle: number): Fit {
  return {
    scale: Math.min(width / (right - left), height / (bottom - top)),
    centre: [(left + right) / 2, (top + bottom) / 2],
    at: [394, middle],
  };
}
