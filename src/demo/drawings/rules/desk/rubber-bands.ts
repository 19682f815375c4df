// A ball of rubber bands, and three loose ones.
import { pieceColours, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { roundFootprint } from '../kit/outline.ts';
import { spot, stroke } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

const OTHER_COLOURS = ['#c8453a', '#2b5fa8', '#2f8f5a', '#e0b52c', '#d97a2b'];
const RADIUS = 46;
const LOOSE = [
  'M-30 0c4-22 46-26 60-8s-4 30-28 28-36-2-32-20z',
  'M-26-6c20-18 50-4 50 10s-30 22-46 12-14-14-4-22z',
  'M-24 4c-2-20 24-26 44-16s10 30-10 28-32 4-34-12z',
];

export const rubberBands: Drawing = {
  colour: '#d9b07a',
  brand: 'Tessel',
  pack: { form: 'pack', n: 100 },
  fit: 0.76,
  angle: { yaw: 26, pitch: 32 },
  arrangesPack: true,
  draw(art, look) {
    const colours = pieceColours(look, OTHER_COLOURS, 6);
    art.shadow(roundFootprint(0, 0, 24), 90, { softness: 12 });
    art.billboard([0, RADIUS, 0], [-RADIUS, -RADIUS, RADIUS, RADIUS], ball(art, colours));
    art.fitTo('-70 0 40, 66 0 62');
    [
      { x: -42, z: 50 },
      { x: 36, z: 58 },
    ].forEach(({ x, z }, i) => {
      const loop = ringItem(LOOSE, i);
      const colour = ringItem(colours, i + 1);
      const shadow = stroke(loop, '#3a2818', 4.5, `opacity=".4" transform="translate(2.5 3)" filter="${art.blur(1.6)}"`);
      const band =
        stroke(loop, shade(colour, -0.3), 4.6) +
        stroke(loop, colour, 3.2) +
        stroke(loop, shade(colour, 0.5), 1, 'transform="translate(-.6 -.8)"');
      art.onTop(x, 0, z, shadow + band);
    });
  },
};

/** Bands wound round a ball: ellipses at every turn, cut to the ball and shaded round. */
function ball(art: Art, colours: readonly string[]): string {
  const windings = Array.from({ length: 17 }, (_, i) => {
    const colour = ringItem(colours, i);
    const turn = (i * 67) % 180;
    const flat = 12 + ((i * 31) % 34);
    const band = (width: number, fill: string): string =>
      `<ellipse rx="${RADIUS + 1}" ry="${flat}" transform="rotate(${turn})" fill="none" stroke="${fill}" stroke-width="${width}"/>`;
    return band(7.4, shade(colour, -0.34)) + band(5.6, colour);
  }).join('');
  const round = art.glow(
    [
      [0, '#fff', 0.5],
      [0.35, '#fff', 0.06],
      [0.62, '#1a1014', 0.08],
      [1, '#1a1014', 0.6],
    ],
    'cx=".34" cy=".28" r=".78"',
  );
  const disc = `<circle r="${RADIUS}"/>`;
  return (
    `<g clip-path="${art.clip(disc)}">${spot(0, 0, RADIUS, shade(ringItem(colours, 0), -0.3))}${windings}</g>` + spot(0, 0, RADIUS, round)
  );
}
