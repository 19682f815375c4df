// Urinal screens: soft perforated mats, one leaning on the other.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { boxFootprint } from '../kit/outline.ts';

const MAT = 'M-70-64Q0-92 70-64 96-6 66 50 36 84 0 84-36 84-66 50-96-6-70-64z';

export const urinalScreens: Drawing = {
  colour: '#8fb84a',
  brand: 'Clearday',
  fit: 0.8,
  isFlat: true,
  arrangesPack: true,
  angle: { yaw: 24, pitch: 18 },
  draw(art, { colour }) {
    for (const [x, z, turn, tint] of [
      [44, 0, 14, shade(colour, -0.14)],
      [-34, 46, -8, colour],
    ] as const) {
      art.shadow(boxFootprint(x - 80, z - 8, x + 80, z + 18), 50, { softness: 9 });
      art.fitTo(`${x - 96} 0 ${z}, ${x + 96} 184 ${z}`);
      art.billboard([x, 90, z], [-100, -96, 100, 92], `<g transform="rotate(${turn})">${mat(art, tint)}</g>`);
    }
  },
};

function mat(art: Parameters<Drawing['draw']>[0], colour: string): string {
  const face = art.fade(55, [0, shade(colour, 0.45)], [0.5, colour], [1, shade(colour, -0.25)]);
  const holes = [];
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const x = column * 18 + (row % 2 === 0 ? 0 : 9);
      const y = row * 17 - 2;
      if (Math.abs(x) / 72 + Math.abs(y + (y < 0 ? 6 : 0)) / 110 < 1.02 && Math.hypot(x / 74, y / 74) < 0.98)
        holes.push(`<circle cx="${x}" cy="${y}" r="5.4"/>`);
    }
  return (
    `<path d="${MAT}" fill="${shade(colour, -0.42)}" transform="translate(5 5)"/>` +
    `<path d="${MAT}" fill="${face}" stroke="${shade(colour, -0.3)}" stroke-width="2"/>` +
    `<g fill="${shade(colour, -0.5)}">${holes.join('')}</g>` +
    `<path d="M-62-56Q0-80 58-58" fill="none" stroke="#fff" stroke-width="4" opacity=".55" stroke-linecap="round"/>`
  );
}
