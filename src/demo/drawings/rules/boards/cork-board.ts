// A cork board in a frame, notes and a photograph pinned to it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { roundedRect } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const [HALF, LOW, HIGH] = [262, 20, 380];
const CORK = '#cf9d66';

export const corkBoard: Drawing = {
  colour: '#8a5a34',
  brand: 'Brightleaf',
  fit: 0.94,
  angle: { yaw: 18, pitch: 10 },
  draw(art, { colour }) {
    art.fitTo(`${-HALF} ${LOW} 0, ${HALF} ${HIGH} 0`);
    const [left, right, top, bottom] = [6 - HALF, HALF + 20, HIGH - 12, LOW - 22];
    art.groundShadow(`${left} ${top} -10, ${right} ${top} -10, ${right} ${bottom} -10, ${left} ${bottom} -10`, 0.3, 15);
    art.prism('z', roundedRect(-HALF, LOW, HALF, HIGH, 5, 3), -8, 8, matte(colour, { shine: 0.2, fade: 0.12 }), { rim: 0.8 });
    art.onFront(18 - HALF, HIGH - 18, 8.2, cork(art, colour) + notes(art), 488, 324);
  },
};

function cork(art: Art, frame: string): string {
  const ground = art.fade(40, [0, shade(CORK, 0.16)], [1, shade(CORK, -0.08)]);
  const dots = (first: number): string =>
    Array.from({ length: 110 }, (_, i) => `M${(i * 97 + first) % 486} ${(i * 61 + first * 3) % 322}h1.5`).join('');
  const round = 'stroke-linecap="round" opacity=".6"';
  return (
    rect(0, 0, 488, 324, ground, 0, `stroke="${shade(frame, -0.45)}" stroke-width="2"`) +
    stroke(dots(3), shade(CORK, -0.28), 3, round) +
    stroke(dots(44), shade(CORK, 0.4), 2.4, round)
  );
}

/** A piece of paper on a pin, with its shadow on the cork. */
function pinned(
  art: Art,
  x: number,
  y: number,
  turn: number,
  width: number,
  height: number,
  colour: string,
  print: string,
  pin: string,
): string {
  const shadow = rect(4, 6, width, height, '#3a2010', 0, `opacity=".38" filter="${art.blur(4)}"`);
  const head =
    spot(width / 2 + 2, 12, 7, '#3a2010', 'opacity=".4"') +
    spot(width / 2, 9, 7, pin) +
    spot(width / 2 - 2, 7, 2.6, '#fff', 'opacity=".7"');
  return `<g transform="translate(${x} ${y})rotate(${turn})">${shadow}${rect(0, 0, width, height, colour)}${print}${head}</g>`;
}

function notes(art: Art): string {
  const lines = (rows: string, colour = '#b9b0a1'): string => stroke(rows, colour, 5);
  const photo = rect(9, 9, 112, 80, art.fade(90, [0, '#bfe0ea'], [1, '#f3e3c3'])) + shape('M9 62l34-24 28 20 22-14 28 22v23H9z', '#5f8a66');
  return (
    pinned(art, 36, 40, -4, 128, 152, '#fdfbf7', lines('M16 40h84M16 58h96M16 76h60M16 94h92M16 112h74'), '#c8453a') +
    pinned(
      art,
      204,
      34,
      5,
      100,
      100,
      '#f6d34a',
      stroke('M16 44c12-9 16 6 28 0s14 6 38-2M16 68c10-8 16 6 28 0s16 4 26-2', '#5a4d18', 4, 'stroke-linecap="round"'),
      '#2b5fa8',
    ) +
    pinned(art, 338, 52, -3, 130, 112, '#fdfbf7', photo, '#2f8f5a') +
    pinned(
      art,
      232,
      186,
      -6,
      92,
      92,
      '#f0a3bb',
      stroke('M16 40c12-9 16 6 26 0s14 6 32-2M16 62c10-8 16 6 24 0', '#6a2d42', 4, 'stroke-linecap="round"'),
      '#e0b52c',
    ) +
    pinned(art, 362, 200, 4, 108, 84, '#8fd0dc', lines('M14 38h76M14 54h56', '#2f6a78'), '#c8453a') +
    pinned(art, 60, 218, 3, 130, 74, '#fdfbf7', lines('M16 36h92M16 52h64'), '#e0b52c')
  );
}
