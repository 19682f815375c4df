// A taped corrugated box with a shipping label, in the proportions its label says (`12 x 9 x 4`); a pack is three sizes, stacked.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const STACK = [
  { x: 0, y: 0, z: 0, size: 1 },
  { x: -24, y: 150, z: 6, size: 0.72 },
  { x: -10, y: 258, z: 4, size: 0.5 },
];
const TORN_TAPE = 'M112 44l4 4 5-4 5 4 5-4 5 4 5-4 4 4 3-4V40h-36z';
const BARCODE = 'M32 106v12M36 106v12M41 106v12M44 106v12M50 106v12M53 106v12M59 106v12M63 106v12M69 106v12M74 106v12';

export const mailingBox: Drawing = {
  colour: '#c99f6c',
  brand: 'Northfold',
  fit: 0.88,
  angle: { yaw: 32, pitch: 24 },
  arrangesPack: true,
  draw(art, { colour, brand, label, pack }) {
    const measure = proportions(label);
    for (const { size, ...place } of STACK.slice(0, piecesShown(pack, 3))) {
      art.at(place, () => {
        const half = { w: measure.w * size, h: measure.h * size, d: measure.d * size };
        if (size === 1) art.shadow(boxFootprint(-half.w, -half.d, half.w, half.d), half.h);
        drawBox(art, half, colour, brand);
      });
    }
  },
};

/** Half the width, the height and half the depth of a box. */
interface Measure {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/** Three sides in any unit, the longest drawn 260 wide; never so thin that nothing can be printed on it. */
function proportions(label: string): Measure {
  const [long = 0, wide = 0, high = 0] = label.split(/ ?[x×] ?/).map(Number.parseFloat);
  if (!(long > 0 && wide > 0 && high > 0)) return { w: 130, h: 150, d: 96 };
  const unit = 260 / Math.max(long, wide, high);
  return { w: Math.max(40, long * unit) / 2, h: Math.max(44, high * unit), d: Math.max(40, wide * unit) / 2 };
}

/** The prints are made for a box of 260 × 150 × 192 and are stretched to what is there, small type only as far as it stays type. */
function drawBox(art: Art, { w, h, d }: Measure, colour: string, brand: string): void {
  const size = Math.min(w / 130, h / 150, 1);
  const stretched = (x: number, y: number, svg: string): string => `<g transform="scale(${x.toFixed(3)} ${y.toFixed(3)})">${svg}</g>`;
  art.box([-w, 0, -d], [w, h, d], board(colour), { radius: 1.5, rim: 0.55 });
  art.onFront(-w, h, d + 0.2, stretched(size, size, labelPrint(brand)) + tapeEnd(w, size) + arrows(w, size, colour));
  const tape = rect(78, 0, 36, 40 * size, '#8f744c', 0, 'opacity=".7"');
  const fragile = 'M72 66h40l-3 20a17 17 0 0 1-34 0zM92 104v22M78 128h28M90 66l6 12-8 6';
  const mark = stroke(fragile, shade(colour, -0.56), 3.5, 'opacity=".8"');
  art.onSide(
    w + 0.2,
    h,
    d,
    stretched(d / 96, 1, tape) +
      (d > 50 ? `<g transform="translate(${(d - 92 * size).toFixed(1)} 0)scale(${size.toFixed(3)})">${mark}</g>` : ''),
  );
  const top =
    stroke('M0 96h260', shade(colour, -0.38), 2) +
    rect(0, 78, 260, 36, '#f3deb4', 0, 'opacity=".82"') +
    rect(0, 78, 260, 7, '#fff', 0, 'opacity=".4"') +
    stroke('M0 96h260', shade(colour, -0.2), 1);
  art.onTop(-w, h + 0.2, -d, stretched(w / 130, d / 96, top));
}

function tapeEnd(w: number, size: number): string {
  return `<g transform="translate(${(w - 130 * size).toFixed(1)} 0)scale(${size.toFixed(3)})">${rect(112, 0, 36, 44, '#e8cf9f', 0, 'opacity=".85"')}${shape(TORN_TAPE, '#e8cf9f', 'opacity=".85"')}</g>`;
}

function arrows(w: number, size: number, colour: string): string {
  if (w < 70) return '';
  const thisWayUp = 'M196 120V82M184 94l12-13 12 13M222 120V82M210 94l12-13 12 13M182 126h54';
  return `<g transform="translate(${(2 * w - 260 * size).toFixed(1)} 0)scale(${size.toFixed(3)})">${stroke(thisWayUp, shade(colour, -0.48), 4)}</g>`;
}

function labelPrint(brand: string): string {
  return (
    rect(24, 62, 84, 62, '#fdfbf6', 2) +
    lockup(31, 69, 10, brand, '#2b2d33', { room: 70 }) +
    stroke('M31 90h52M31 97h40', '#a39a8c', 2.5) +
    stroke(BARCODE, '#2b2d33', 2)
  );
}
