// Two-way radios: a stubby aerial, a small display, a grille and a push-to-talk key.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const twoWayRadio: Drawing = {
  colour: '#d9772b',
  brand: 'Tessel',
  fit: 0.88,
  angle: { yaw: 30, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-34, -22, 34, 22), 150);
    art.rod([-20, 150, -4], [-20, 236, -4], '0 9, .2 8, 1 6', rubber('#26282d', { shine: 0.3 }));
    art.lathe(18, -4, '9 150, 10 164, 8 168', plastic('#26282d'));
    art.box([-34, 0, -22], [34, 154, 20], plastic('#2b2e34'), { radius: 10, rim: 0.7 });
    art.box([-30, 6, 16], [30, 148, 24], plastic(colour, { shine: 0.35 }), { radius: 10, rim: 0.8 });
    const grille = Array.from({ length: 5 }, (_, i) => `M14 ${84 + i * 10}h32`).join('');
    art.onFront(
      -30,
      148,
      24.3,
      rect(9, 10, 42, 28, '#1c2a22', 4) +
        stroke('M16 20h12M16 29h22', '#8ee0b0', 4) +
        spot(16, 58, 6, shade(colour, -0.5)) +
        spot(30, 58, 6, shade(colour, -0.5)) +
        spot(44, 58, 6, shade(colour, -0.5)) +
        stroke(grille, shade(colour, -0.55), 4.5, 'stroke-linecap="round"'),
    );
    art.onSide(34.3, 120, 14, rect(6, 0, 20, 44, '#4c5159', 8));
  },
};
