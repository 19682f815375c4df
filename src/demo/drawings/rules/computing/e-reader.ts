// An e-reader standing upright: a page of print on grey paper-like glass, no stylus, no icons.
import type { Drawing } from '../drawing.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const [HALF, HIGH] = [80, 212];
const [WIDE, TALL] = [136, 172];

export const eReader: Drawing = {
  colour: '#3d424a',
  brand: 'Tessel',
  fit: 0.82,
  angle: { yaw: 24, pitch: 16 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -90, HALF, 6), 120);
    art.prism('x', corners('-88 0, -82 0, -40 116 r4, -48 118 r4'), -44, 44, plastic(shade(colour, -0.25)));
    art.at({ turnX: -17 }, () => {
      art.prism('z', roundedRect(-HALF, 0, HALF, HIGH, 13, 4), -9, 0, metal(colour, { banding: 0.01, shine: 0.3 }), { rim: 0.9 });
      art.prism('z', roundedRect(-HALF + 3, 3, HALF - 3, HIGH - 3, 10, 4), 0, 0.6, plastic(shade(colour, -0.2)), { rim: 0 });
      art.onFront(-WIDE / 2, HIGH - 12, 0.9, page(), WIDE, TALL);
      art.onFront(-9, 20, 0.9, brandMark(0, 0, 14, shade(colour, 0.5), brand));
    });
  },
};

/** A chapter's first page: its heading, an initial, lines that are not all full, how far one has read. */
function page(): string {
  const ink = '#4a4c50';
  const ends = [120, 118, 121, 96, 120, 117, 121, 119, 64];
  const lines = ends.map((end, i) => `M${i < 2 ? 40 : 15} ${62 + i * 11}H${end}`).join('');
  return (
    rect(0, 0, WIDE, TALL, '#e4e1d8', 2) +
    stroke('M38 22h60', ink, 7, 'stroke-linecap="round"') +
    stroke('M58 36h20', '#8d8b85', 4) +
    shape('M15 57h20v20H15z', ink) +
    stroke(lines, '#6b6d70', 3.6) +
    stroke('M15 162h106', '#c3bfb4', 3) +
    stroke('M15 162h38', ink, 3) +
    shape('M0 0h72L20 172H0z', '#fff', 'opacity=".16"')
  );
}
