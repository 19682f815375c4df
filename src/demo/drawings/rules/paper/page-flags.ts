// Page flags: small pads of film strips side by side on a card, each with a coloured end to stick out of the page.
import { pieceColours, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#e8a33a', '#3f8a5b', '#2f6fb0', '#7a559f'];
const [HALF_WIDTH, HALF_DEPTH, BOARD] = [66, 44, 1.6];
const [HALF_FLAG, FLAG_BACK, FLAG_FRONT, THICK] = [9.5, -20, 34, 4.5];
const PADS = 5;
const STEP = 24;
/** How much of a strip is coloured. */
const END = 24;

export const pageFlags: Drawing = {
  colour: '#c8453b',
  brand: 'Postmark',
  fit: 0.8,
  angle: { yaw: 26, pitch: 42 },
  arrangesPack: true,
  readsLabel: true,
  draw(art, look) {
    art.shadow(boxFootprint(-HALF_WIDTH, -HALF_DEPTH, HALF_WIDTH, HALF_DEPTH), 8, { softness: 10 });
    art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, BOARD, HALF_DEPTH], paper('#fbf8f1'), { axis: 'y', radius: 4, rim: 0.6 });
    art.onTop(-HALF_WIDTH, BOARD + 0.1, -HALF_DEPTH, header(look));
    // The first is the product's own; what names a colour says what the first is, the rest are other ones all the same.
    const colours = pieceColours({ ...look, isAssorted: true }, OTHER_COLOURS, PADS);
    colours.forEach((colour, at) => art.at({ x: (at - (PADS - 1) / 2) * STEP, y: BOARD }, () => drawPad(art, colour, look.label)));
  },
};

function header({ colour, brand }: Look): string {
  return rect(0, 0, 2 * HALF_WIDTH, 19, colour, 4) + lockup(9, 4, 12, brand, whiteOn(colour), { room: 90 });
}

/** `label`: `arrow` points its end, `sign` has a line to sign on; else the strip is plain. */
function drawPad(art: Art, colour: string, label: string): void {
  art.box([-HALF_FLAG, 0, FLAG_BACK], [HALF_FLAG, THICK, FLAG_FRONT], paper('#f4f1ea', { drop: 0.18 }), { rim: 0.5 });
  const length = FLAG_FRONT - FLAG_BACK;
  const width = 2 * HALF_FLAG;
  const point = `M0 ${length - END}H${width}V${length - 10}L${HALF_FLAG} ${length}L0 ${length - 10}z`;
  const end = label === 'arrow' ? shape(point, colour) : rect(0, length - END, width, END, colour);
  const line = label === 'sign' ? stroke(`M3.5 ${length - 8}h12`, whiteOn(colour), 1.4) : '';
  const shine = rect(2, 3, 3, length - 6, '#fff', 1, 'opacity=".45"');
  art.onTop(-HALF_FLAG, THICK + 0.1, FLAG_BACK, end + line + shine);
  if (label !== 'arrow') art.onFront(-HALF_FLAG, THICK, FLAG_FRONT + 0.1, rect(0, 0, width, THICK, shade(colour, -0.22)));
}
