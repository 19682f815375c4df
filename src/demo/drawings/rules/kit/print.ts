// Print: flat SVG for labels, screens and keys, used inside `on`, `onFront`, `onTop`, `onSide` and `billboard`.
import { shade } from './colour.ts';
import { escapeXml, pair, tenths } from './number-text.ts';
import { textWidth } from './text-width.ts';
import { radians } from './vector.ts';

const also = (attributes: string): string => attributes && ' ' + attributes;

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, attributes = ''): string {
  const round = radius ? ` rx="${tenths(radius)}"` : '';
  const box = `x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(height)}"`;
  return `<rect ${box}${round} fill="${fill}"${also(attributes)}/>`;
}

/** A filled path. */
export function shape(data: string, fill: string, attributes = ''): string {
  return `<path d="${data}" fill="${fill}"${also(attributes)}/>`;
}

/** A drawn line. */
export function stroke(data: string, colour: string, width: number, attributes = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenths(width)}"${also(attributes)}/>`;
}

export function spot(x: number, y: number, radius: number, fill: string, attributes = ''): string {
  return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}" fill="${fill}"${also(attributes)}/>`;
}

export interface WordsOptions {
  readonly anchor?: 'middle' | 'end';
  readonly weight?: number;
  /** Pins the words to this width, so that the layout never depends on the font. */
  readonly width?: number;
}

/** Words in any sans-serif; (x, y) is the start of their baseline. */
export function words(x: number, y: number, size: number, text: string, fill: string, options: WordsOptions = {}): string {
  const { anchor, weight, width } = options;
  const attributes = [
    `x="${tenths(x)}" y="${tenths(y)}" font-size="${tenths(size)}"`,
    weight && `font-weight="${weight}"`,
    anchor && `text-anchor="${anchor}"`,
    width && `textLength="${tenths(width)}" lengthAdjust="spacingAndGlyphs"`,
    `fill="${fill}"`,
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeXml(text)}</text>`;
}

/** Words of unknown length (a label, a name): natural width, made smaller when they would be wider than `room`. */
export function fittedWords(
  x: number,
  y: number,
  size: number,
  text: string,
  fill: string,
  room: number,
  options: Omit<WordsOptions, 'width'> = {},
): string {
  if (!text) return '';
  const natural = textWidth(text, size);
  const shrink = Math.min(1, room / natural);
  return words(x, y, size * shrink, text, fill, { ...options, width: natural * shrink });
}

/** A star of `points` spikes; `waist` is how deep it is cut in. */
export function starPath(x: number, y: number, radius: number, points: number, waist = 0.5): string {
  const spikes = Array.from({ length: points * 2 }, (_, index) => {
    const angle = radians((index / points) * 180 - 90);
    const reach = index % 2 ? radius * waist : radius;
    return pair([x + reach * Math.cos(angle), y + reach * Math.sin(angle)]);
  });
  return `M${spikes.join('L')}z`;
}

/** Ruled lines, one under another: print that stands for text, edges of sheets in a block. */
export function ruledLines(count: number, first: number, step: number, width: number): string {
  return Array.from({ length: count }, (_, index) => `M0 ${first + index * step}h${width}`).join('');
}

/** Left, top, width and height of a key cap. */
export type Key = readonly [x: number, y: number, width: number, height: number];

/** A field of key caps with their dark lower edges. */
export function keys(caps: readonly Key[], colour: string, rounding = 2, depth = 2.2): string {
  const faces = caps.map(([x, y, w, h]) => `M${pair([x, y])}h${tenths(w)}v${tenths(h)}h${tenths(-w)}z`).join('');
  const tops = caps.map(([x, y, w]) => `M${pair([x, y])}h${tenths(w)}`).join('');
  const soft = `stroke-width="${rounding}" stroke-linejoin="round"`;
  const dark = shade(colour, -0.5);
  return (
    shape(faces, dark, `stroke="${dark}" ${soft} transform="translate(.4 ${depth})"`) +
    shape(faces, colour, `stroke="${colour}" ${soft}`) +
    stroke(tops, shade(colour, 0.45), 0.7, 'opacity=".8"')
  );
}
