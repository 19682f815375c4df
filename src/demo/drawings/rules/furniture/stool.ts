// A stool on a five-star base with a foot ring.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { radians } from '../kit/vector.ts';

export const stool: Drawing = {
  colour: '#34373d',
  brand: 'Fieldhouse',
  fit: 0.88,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    const chrome = metal('#b9bec4', { banding: 0.03 });
    art.shadow(roundFootprint(0, 0, 116, 20), 260, { core: 0.18 });
    const arms = [18, 90, 162, 234, 306].map((turn) => [Math.cos(radians(turn)) * 112, Math.sin(radians(turn)) * 112] as const);
    for (const [x, z] of arms.toSorted((a, b) => a[1] - b[1])) {
      art.lathe(x, z, '12 0, 13 10, 8 20', plastic('#26282d'));
      art.rod([0, 46, 0], [x, 24, z], '0 11, 1 8', metal('#8b9199', { banding: 0 }));
    }
    art.lathe(0, 0, '18 38, 20 56, 13 64', chrome);
    art.lathe(0, 0, '11 60, 11 250', chrome);
    art.disc([0, 120, 0], 74, 'none', 'stroke="#7b838b" stroke-width="13"');
    art.disc([0, 123, 0], 74, 'none', 'stroke="#dfe3e6" stroke-width="6"');
    for (const x of [-70, 70]) art.rod([0, 118, 0], [x, 121, 6], '0 5, 1 5', chrome);
    art.lathe(0, 0, '14 196, 16 252', plastic('#2a2c31'));
    art.lathe(0, 0, '70 250, 90 258, 96 276, 92 294, 60 302', matte(colour, { shine: 0.16 }), {
      smooth: true,
      topFill: shade(colour, 0.2),
    });
    art.disc([0, 302, 0], 62, 'none', `stroke="${shade(colour, -0.3)}" stroke-width="2" opacity=".6"`);
  },
};
