// A taped corrugated box with a shipping label; a pack is three sizes, stacked.
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
  draw(art, { colour, brand, pack }) {
    for (const { size, ...place } of STACK.slice(0, piecesShown(pack, 3))) {
      art.at(place, () => {
        if (size === 1) art.shadow(boxFootprint(-130, -96, 130, 96), 150);
        drawBox(art, size, colour, brand);
      });
    }
  },
};

function drawBox(art: Art, size: number, colour: string, brand: string): void {
  const [w, h, d] = [130 * size, 150 * size, 96 * size];
  const sized = (svg: string): string => `<g transform="scale(${size})">${svg}</g>`;
  art.box([-w, 0, -d], [w, h, d], board(colour), { radius: 1.5, rim: 0.55 });
  art.onFront(-w, h, d + 0.2, sized(frontPrint(colour, brand)));
  const tape = rect(78, 0, 36, 40, '#8f744c', 0, 'opacity=".7"');
  const fragile = 'M72 66h40l-3 20a17 17 0 0 1-34 0zM92 104v22M78 128h28M90 66l6 12-8 6';
  art.onSide(w + 0.2, h, d, sized(tape + stroke(fragile, shade(colour, -0.56), 3.5, 'opacity=".8"')));
  const top =
    stroke('M0 96h260', shade(colour, -0.38), 2) +
    rect(0, 78, 260, 36, '#f3deb4', 0, 'opacity=".82"') +
    rect(0, 78, 260, 7, '#fff', 0, 'opacity=".4"') +
    stroke('M0 96h260', shade(colour, -0.2), 1);
  art.onTop(-w, h + 0.2, -d, sized(top));
}

function frontPrint(colour: string, brand: string): string {
  const thisWayUp = 'M196 120V82M184 94l12-13 12 13M222 120V82M210 94l12-13 12 13M182 126h54';
  return (
    rect(112, 0, 36, 44, '#e8cf9f', 0, 'opacity=".85"') +
    shape(TORN_TAPE, '#e8cf9f', 'opacity=".85"') +
    rect(24, 62, 84, 62, '#fdfbf6', 2) +
    lockup(31, 69, 10, brand, '#2b2d33', { room: 70 }) +
    stroke('M31 90h52M31 97h40', '#a39a8c', 2.5) +
    stroke(BARCODE, '#2b2d33', 2) +
    stroke(thisWayUp, shade(colour, -0.48), 4)
  );
}
