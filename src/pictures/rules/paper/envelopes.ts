// Envelopes: a banded stack with a window, and one turned over to show its flap.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, ruledLines, shape, stroke } from '../kit/print.ts';

const HALF_WIDTH = 114;
const HALF_DEPTH = 81;
const BAND = '#2f5d7c';

export const envelopes: Drawing = {
  colour: '#f4efe4',
  brand: 'Ondine',
  label: '#10',
  pack: { form: 'pack', n: 40 },
  fit: 0.84,
  angle: { yaw: 30, pitch: 40 },
  arrangesPack: true,
  draw(art, look) {
    const stacked = look.pack.form === 'pack';
    const height = stacked ? 34 : 3;
    art.shadow(boxFootprint(-HALF_WIDTH, -HALF_DEPTH, HALF_WIDTH, HALF_DEPTH), height + 20);
    const low = [-HALF_WIDTH, 0, -HALF_DEPTH] as const;
    art.box(low, [HALF_WIDTH, height, HALF_DEPTH], paper(look.colour), { radius: 0.6, rim: 0.5 });
    if (!stacked) {
      art.onTop(-HALF_WIDTH, height + 0.1, -HALF_DEPTH, flapSide(art, look.colour));
      return;
    }
    drawEdges(art, look.colour, height);
    const flap = flapSide(art, look.colour);
    art.onTop(-HALF_WIDTH, height + 0.1, -HALF_DEPTH, windowSide(art, look.colour));
    drawBand(art, look, height);
    art.at({ x: 26, y: height + 2, z: -48, turnY: -13 }, () => drawLooseEnvelope(art, look.colour, flap));
  },
};

function drawEdges(art: Art, colour: string, height: number): void {
  const edges = (width: number, depth: number): string =>
    stroke(ruledLines(Math.trunc(height / 2.6), 2, 2.6, width), shade(colour, -depth), 0.7, 'opacity=".8"');
  art.onFront(-HALF_WIDTH, height, HALF_DEPTH + 0.1, edges(2 * HALF_WIDTH, 0.2));
  art.onSide(HALF_WIDTH + 0.1, height, HALF_DEPTH, edges(2 * HALF_DEPTH, 0.38));
}

function flapSide(art: Art, colour: string): string {
  const back = art.fade(40, [0, shade(colour, 0.5)], [1, shade(colour, -0.05)]);
  const shadow = `fill="#2a1c12" opacity=".2" transform="translate(1 4)" filter="${art.blur(2.5)}"`;
  const flap = art.fade(70, [0, shade(colour, 0.2)], [1, shade(colour, 0.75)]);
  return (
    shape('M0 0h228v162H0z', back) +
    shape('M0 162L92 82q22-14 44 0l92 80z', shade(colour, -0.035)) +
    stroke('M0 162L92 82q22-14 44 0l92 80', shade(colour, -0.16), 1) +
    `<path d="M0 2l98 84q16 11 32 0L228 2z" ${shadow}/>` +
    shape('M0 0l98 80q16 12 32 0L228 0z', flap, `stroke="${shade(colour, -0.14)}" stroke-width=".8"`)
  );
}

function windowSide(art: Art, colour: string): string {
  const stamp = art.fade(60, [0, '#c8645a'], [1, '#9d3f3b']);
  return (
    rect(22, 84, 104, 46, '#d8e4e8', 4, `stroke="${shade(colour, -0.2)}" stroke-width="1"`) +
    shape('M24 128l46-42h38l-46 42z', '#fff', 'opacity=".55"') +
    rect(186, 12, 28, 34, stamp, 1) +
    stroke('M18 18h56M18 27h38', '#b7ad9d', 3.5)
  );
}

function drawBand(art: Art, { brand, label, pack }: Look, height: number): void {
  const [edge, y] = [HALF_WIDTH + 0.5, height + 0.4];
  const top = art.fade(0, [0, shade(BAND, 0.18)], [0.7, BAND], [1, shade(BAND, -0.1)]);
  art.polygon(`${-edge} ${y} 12, ${edge} ${y} 12, ${edge} ${y} 56, ${-edge} ${y} 56`, top);
  art.polygon(`${edge} ${y} 56, ${edge} ${y} 12, ${edge} 0 12, ${edge} 0 56`, shade(BAND, -0.38));
  const count = fittedWords(212, 28, 13, [pack.n, label].filter(Boolean).join(' × '), '#fff', 70, { anchor: 'end' });
  art.onTop(-HALF_WIDTH, height + 0.6, 12, lockup(22, 13, 17, brand, '#fff', { room: 112 }) + count);
}

function drawLooseEnvelope(art: Art, colour: string, flap: string): void {
  const [w, d] = [HALF_WIDTH, HALF_DEPTH];
  art.cast('-110 -1 84, 116 -1 82, 118 -1 -70, -100 -1 -70', 0.36, 7);
  const edge = `stroke="${shade(colour, -0.2)}" stroke-width="1"`;
  art.polygon(`${-w} 2 ${d}, ${w} 2 ${d}, ${w} 2 ${-d}, ${-w} 2 ${-d}`, shade(colour, 0.2), edge);
  art.onTop(-w, 2.2, -d, flap);
}
