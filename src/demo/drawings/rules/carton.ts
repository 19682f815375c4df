// The retail carton: a band in the product's colour, the product printed on the front, a count roundel, a barcode.
import type { Look } from './drawing.ts';
import type { Art } from './kit/art.ts';
import { lockup } from './kit/brand.ts';
import { shade } from './kit/colour.ts';
import { whiteOn } from './kit/ink.ts';
import { board } from './kit/material.ts';
import { pair, thousandths } from './kit/number-text.ts';
import { boxFootprint } from './kit/outline.ts';
import { fittedWords, rect, spot, stroke } from './kit/print.ts';

export interface Carton {
  readonly look: Look;
  /** It holds goods in several colours, and shows them; its band has the product's own colour where that names one. */
  readonly inSeveral?: 'own band' | 'plain band' | undefined;
  /** Content of the product's own picture. */
  readonly printed: string;
  /** Width of the product over its height: the carton takes after it. */
  readonly ratio: number;
}

const BAND = 54;
/** A band of no colour of theirs, and the stripe of all below it. */
const PLAIN_BAND = '#2b3a55';
const STRIPE = ['#c8453b', '#e8a33a', '#f0d24a', '#3f8a5b', '#2f6fb0', '#7a559f'];
const STRIPE_HEIGHT = 13;
const HALF_DEPTH = 58;

/** Print has no soft shadows. */
const withoutShadows = (content: string): string => content.replace(/<path[^>]*filter="[^"]*"\/>/g, '');

function proportions(ratio: number): { halfWidth: number; height: number; scale: number } {
  if (ratio > 1.5) return { halfWidth: 150, height: 210, scale: (300 * 1.08) / 800 };
  const [halfWidth, height] = ratio < 0.6 ? [84, 270] : [112, 240];
  return { halfWidth, height, scale: Math.min(2 * halfWidth, (height - BAND) * 1.08) / 800 };
}

function stripe(width: number): string {
  const each = width / STRIPE.length;
  return STRIPE.map((colour, at) => rect(at * each, BAND, each, STRIPE_HEIGHT, colour)).join('');
}

export function drawCarton(art: Art, { look, inSeveral, printed, ratio }: Carton): void {
  const { halfWidth, height, scale } = proportions(ratio);
  const width = 2 * halfWidth;
  const { brand, label, pack } = look;
  const colour = inSeveral === 'plain band' ? PLAIN_BAND : look.colour;
  const labelRoom = label ? width * 0.28 : 0;
  art.shadow(boxFootprint(-halfWidth, -HALF_DEPTH, halfWidth, HALF_DEPTH), 240);
  art.box([-halfWidth, 0, -HALF_DEPTH], [halfWidth, height, HALF_DEPTH], board('#f5f0e7', { lift: 0.9 }), {
    radius: 2,
    rim: 0.8,
  });
  const place = pair([halfWidth - 400 * scale, BAND + (height - BAND) / 2 - 402 * scale]);
  const picture = `<g transform="translate(${place})scale(${thousandths(scale)})">${withoutShadows(printed)}</g>`;
  const count =
    spot(width - 30, height - 28, 18, colour) +
    fittedWords(width - 30, height - 22, 17, String(pack.n), whiteOn(colour), 30, { anchor: 'middle' });
  // a tint of the band, so that pale goods stand out
  const panel = art.fade(60, [0, shade(colour, 0.9)], [0.6, shade(colour, 0.76)], [1, shade(colour, 0.64)]);
  const front =
    rect(0, BAND, width, height - BAND, panel) +
    rect(0, 0, width, BAND, colour) +
    lockup(15, BAND / 2 - 12, 24, brand, whiteOn(colour), { room: width - 30 - labelRoom }) +
    fittedWords(width - 15, BAND / 2 + 6, 17, label, whiteOn(colour), labelRoom, { anchor: 'end' }) +
    (inSeveral === undefined ? '' : stripe(width)) +
    picture +
    (pack.n > 1 ? count : '');
  art.onFront(-halfWidth, height, HALF_DEPTH + 0.2, front);
  const smallPrint = stroke('M20 92h76M20 108h76M20 124h50', '#a79c8b', 4);
  const bars = 'v26m5-26v26m7-26v26m4-26v26m8-26v26m4-26v26m7-26v26m5-26v26m7-26v26';
  const barcode = rect(20, height - 58, 60, 36, '#fff') + stroke(`M26 ${height - 53}${bars}`, '#333', 2);
  art.onSide(halfWidth + 0.2, height, HALF_DEPTH, rect(0, 0, 116, BAND, shade(colour, -0.3)) + smallPrint + barcode);
  art.onTop(-halfWidth, height + 0.2, -HALF_DEPTH, stroke(`M0 58h${width}`, '#cfc4b1', 1.5));
}
