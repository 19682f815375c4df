// Office scissors lying half open: a flat drawing laid on the table.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { shape, spot, stroke } from '../kit/print.ts';

/** One half: which way it opens, its loop, and how far it is swung. */
interface Half {
  readonly side: 1 | -1;
  readonly loopX: number;
  readonly loopY: number;
  readonly swing: number;
}

const LOWER: Half = { side: -1, loopX: 17, loopY: 26, swing: -13 };
const UPPER: Half = { side: 1, loopX: 19, loopY: 33, swing: 13 };

export const scissors: Drawing = {
  colour: '#c4472f',
  brand: 'Castor & Main',
  fit: 0.86,
  angle: { yaw: 20, pitch: 52 },
  isFlat: true,
  draw(art, { colour }) {
    const steel = art.fade(0, [0, '#f4f6f8'], [0.35, '#cdd2d8'], [0.52, '#8e959d'], [0.56, '#dfe3e7'], [1, '#9aa1a9']);
    art.fitTo('-104 0 -70, 104 0 -62, -92 0 84, 80 0 84');
    const shadow = `fill="#3a2818" opacity=".34" filter="${art.blur(3.5)}"`;
    const rivet = spot(0, 0, 5.5, '#737a82') + spot(-0.6, -0.8, 4.4, '#d8dce1') + stroke('M-3 1l5-4', '#737a82', 1.2);
    const halves = half(LOWER, colour, steel) + half(UPPER, colour, steel);
    const svg =
      `<g transform="translate(7 7)rotate(52)translate(0 12)" ${shadow}>${silhouette(LOWER)}${silhouette(UPPER)}</g>` +
      `<g transform="rotate(52) translate(0 12) scale(1.02)">${halves}${rivet}</g>`;
    art.on([0, 2, 0], [1, 0, 0], [0, 0, 1], svg);
  },
};

const half = (own: Half, colour: string, steel: string): string =>
  `<g transform="rotate(${own.swing})">${blade(own.side, steel)}${loop(own, colour)}${shank(own.side, colour)}</g>`;

function loopEllipse({ side, loopX, loopY }: Half): string {
  const x = -25 * side;
  return `<ellipse cx="${x}" cy="62" rx="${loopX}" ry="${loopY}" transform="rotate(${18 * side} ${x} 62)" fill="none"`;
}

function silhouette(own: Half): string {
  const s = own.side;
  const outline = `M${-8 * s} 12C${-9 * s} -16 ${-7 * s} -70 ${4 * s} -118L${8 * s} 8L${-14 * s} 36z`;
  const ring = `${loopEllipse(own)} stroke="#3a2818" stroke-width="13"/>`;
  return `<g transform="rotate(${own.swing})"><path d="${outline}"/>${ring}</g>`;
}

function loop(own: Half, colour: string): string {
  const ring = `${loopEllipse(own)} stroke-linecap="round"`;
  return (
    `<g transform="translate(3 4)" opacity=".35">${ring} stroke="#2a1c12" stroke-width="13"/></g>` +
    `${ring} stroke="${shade(colour, -0.28)}" stroke-width="13"/>` +
    `${ring} stroke="${colour}" stroke-width="11"/>` +
    `<g transform="translate(-1.5 -1.8)">${ring} stroke="${shade(colour, 0.3)}" stroke-width="3" opacity=".75"/></g>`
  );
}

function blade(s: Half['side'], steel: string): string {
  const outline = `M${-8 * s} 12C${-9 * s} -16 ${-7 * s} -70 ${4 * s} -118C${8 * s} -84 ${9 * s} -30 ${8 * s} 8z`;
  const edge = `M${3 * s} -20L${4 * s} -117C${8 * s} -84 ${9 * s} -30 ${8 * s} 8z`;
  return (
    shape(outline, '#2a1c12', 'opacity=".3" transform="translate(3 4)"') +
    shape(outline, steel, 'stroke="#7e858d" stroke-width=".5"') +
    shape(edge, '#fff', 'opacity=".45"')
  );
}

function shank(s: Half['side'], colour: string): string {
  const outline =
    `M${-9 * s} -8C${-12 * s} 10 ${-22 * s} 22 ${-26 * s} 34L${-10 * s} 36` +
    `C${2 * s} 24 ${10 * s} 10 ${9 * s} -6C${6 * s} -14 ${-4 * s} -16 ${-9 * s} -8z`;
  const gleam = `M${-7 * s} -6C${-9 * s} 8 ${-16 * s} 20 ${-21 * s} 30`;
  return (
    shape(outline, colour, `stroke="${shade(colour, -0.25)}" stroke-width="1"`) + stroke(gleam, shade(colour, 0.35), 2.5, 'opacity=".7"')
  );
}
