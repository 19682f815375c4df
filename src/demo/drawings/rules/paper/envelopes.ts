// Envelopes in the proportions of their size (`#10`, `A7`, `9 x 12`): a banded stack with a window, and one turned over to show its flap.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, ruledLines, shape, stroke } from '../kit/print.ts';

/** Inches of the sizes that go by a name. */
const SIZES: ReadonlyMap<string, readonly [wide: number, high: number]> = new Map(
  Object.entries({
    '#10': [9.5, 4.125],
    '#9': [8.875, 3.875],
    '#6-3/4': [6.5, 3.625],
    A2: [5.75, 4.375],
    A6: [6.5, 4.75],
    A7: [7.25, 5.25],
  }),
);
const HALF_WIDTH = 114;
const BAND = '#2f5d7c';

/** One alone, and the one on a carton, is seen from its back, or from its front when that has a window. */
const drawn = (side: typeof flapSide): Drawing => ({
  colour: '#f4efe4',
  brand: 'Ondine',
  label: '#10',
  pack: { form: 'pack', n: 40 },
  fit: 0.84,
  angle: { yaw: 30, pitch: 40 },
  arrangesPack: true,
  draw(art, look) {
    const deep = halfDepth(look.label);
    const stacked = look.pack.form === 'pack';
    const height = stacked ? 34 : 3;
    art.shadow(boxFootprint(-HALF_WIDTH, -deep, HALF_WIDTH, deep), height + 20);
    const low = [-HALF_WIDTH, 0, -deep] as const;
    art.box(low, [HALF_WIDTH, height, deep], paper(look.colour), { radius: 0.6, rim: 0.5 });
    if (!stacked) {
      art.onTop(-HALF_WIDTH, height + 0.1, -deep, side(art, look.colour, deep));
      return;
    }
    drawEdges(art, look.colour, height, deep);
    const flap = flapSide(art, look.colour, deep);
    art.onTop(-HALF_WIDTH, height + 0.1, -deep, windowSide(art, look.colour, deep));
    drawBand(art, look, height, deep);
    art.at({ x: 26, y: height + 2, z: -deep * 0.6 - Math.max(0, 81 - deep) * 0.6, turnY: -13 }, () =>
      drawLooseEnvelope(art, look.colour, flap, deep),
    );
  },
});

export const envelopes = drawn(flapSide);
export const windowEnvelopes = drawn(windowSide);

/** Half the height of an envelope whose half width is drawn as 114: its own proportion, within what can still be told. */
function halfDepth(label: string): number {
  const [wide = 7.25, high = 5.25] =
    SIZES.get(label) ??
    label
      .split(' x ')
      .map(Number.parseFloat)
      .toSorted((a, b) => b - a);
  const share = Number.isFinite(high / wide) ? high / wide : 5.25 / 7.25;
  return HALF_WIDTH * Math.max(0.42, Math.min(0.92, share));
}

function drawEdges(art: Art, colour: string, height: number, deep: number): void {
  const edges = (width: number, depth: number): string =>
    stroke(ruledLines(Math.trunc(height / 2.6), 2, 2.6, width), shade(colour, -depth), 0.7, 'opacity=".8"');
  art.onFront(-HALF_WIDTH, height, deep + 0.1, edges(2 * HALF_WIDTH, 0.2));
  art.onSide(HALF_WIDTH + 0.1, height, deep, edges(2 * deep, 0.38));
}

function flapSide(art: Art, colour: string, deep: number): string {
  const back = art.fade(40, [0, shade(colour, 0.5)], [1, shade(colour, -0.05)]);
  const shadow = `fill="#2a1c12" opacity=".2" transform="translate(1 4)" filter="${art.blur(2.5)}"`;
  const flap = art.fade(70, [0, shade(colour, 0.2)], [1, shade(colour, 0.75)]);
  const drawn =
    shape('M0 0h228v162H0z', back) +
    shape('M0 162L92 82q22-14 44 0l92 80z', shade(colour, -0.035)) +
    stroke('M0 162L92 82q22-14 44 0l92 80', shade(colour, -0.16), 1) +
    `<path d="M0 2l98 84q16 11 32 0L228 2z" ${shadow}/>` +
    shape('M0 0l98 80q16 12 32 0L228 0z', flap, `stroke="${shade(colour, -0.14)}" stroke-width=".8"`);
  return `<g transform="scale(1 ${(deep / 81).toFixed(3)})">${drawn}</g>`;
}

function windowSide(art: Art, colour: string, deep: number): string {
  const stamp = art.fade(60, [0, '#c8645a'], [1, '#9d3f3b']);
  return (
    `<g transform="translate(0 ${(2 * deep - 162).toFixed(1)})">` +
    rect(22, 96, 104, 46, '#d8e4e8', 4, `stroke="${shade(colour, -0.2)}" stroke-width="1"`) +
    shape('M24 140l46-42h38l-46 42z', '#fff', 'opacity=".55"') +
    '</g>' +
    rect(186, 12, 28, 34, stamp, 1) +
    stroke('M18 18h56M18 27h38', '#b7ad9d', 3.5)
  );
}

function drawBand(art: Art, { brand, label, pack }: Look, height: number, deep: number): void {
  const [edge, y] = [HALF_WIDTH + 0.5, height + 0.4];
  const top = art.fade(0, [0, shade(BAND, 0.18)], [0.7, BAND], [1, shade(BAND, -0.1)]);
  const [far, near] = [deep - 69, deep - 25];
  art.polygon(`${-edge} ${y} ${far}, ${edge} ${y} ${far}, ${edge} ${y} ${near}, ${-edge} ${y} ${near}`, top);
  art.polygon(`${edge} ${y} ${near}, ${edge} ${y} ${far}, ${edge} 0 ${far}, ${edge} 0 ${near}`, shade(BAND, -0.38));
  const count = fittedWords(212, 28, 13, [pack.n, label.replaceAll(' x ', ' × ')].filter(Boolean).join(' · '), '#fff', 70, {
    anchor: 'end',
  });
  art.onTop(-HALF_WIDTH, height + 0.6, far, lockup(22, 13, 17, brand, '#fff', { room: 112 }) + count);
}

function drawLooseEnvelope(art: Art, colour: string, flap: string, d: number): void {
  const w = HALF_WIDTH;
  art.cast('-110 -1 84, 116 -1 82, 118 -1 -70, -100 -1 -70', 0.36, 7);
  const edge = `stroke="${shade(colour, -0.2)}" stroke-width="1"`;
  art.polygon(`${-w} 2 ${d}, ${w} 2 ${d}, ${w} 2 ${-d}, ${-w} 2 ${-d}`, shade(colour, 0.2), edge);
  art.onTop(-w, 2.2, -d, flap);
}
