// An open wastebasket, wider at its top, with a crumpled sheet in it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const wastebasket: Drawing = {
  colour: '#2e3136',
  brand: 'Clearday',
  fit: 0.84,
  angle: { yaw: 30, pitch: 24 },
  draw(art, { colour, label }) {
    art.shadow(boxFootprint(-84, -60, 84, 60), 200);
    const shell = plastic(colour, { shine: 0.2 });
    const [far, near, right] = [
      '-110 240 -80, 110 240 -80, 84 0 -58, -84 0 -58',
      '-110 240 80, 110 240 80, 84 0 58, -84 0 58',
      '110 240 80, 110 240 -80, 84 0 -58, 84 0 58',
    ];
    art.polygon(far, shade(colour, -0.55));
    art.polygon('-110 240 80, -110 240 -80, -84 0 -58, -84 0 58', shade(colour, -0.4));
    art.fitTo('0 262 0');
    art.billboard(
      [-10, 236, -6],
      [-44, -44, 44, 30],
      '<path d="M-44 20L-36-18-12-40 16-36 40-14 44 16 20 34-24 34z" fill="#f6f2ea"/><path d="M-36-18L-8-8-12-40M-8-8L16-36M-8-8L20 34M-8-8L-44 20M-8-8L40-14" fill="none" stroke="#cfc6b7" stroke-width="3"/>',
    );
    art.face(near, [0, -0.09, 1], shell, { rim: 0.5 });
    art.face(right, [1, -0.11, 0], shell);
    art.line('-110 240 80, 110 240 80, 110 240 -80, -110 240 -80, -110 240 80', shade(colour, 0.3), 7);
    if (label === 'recycling') {
      art.onFront(
        -50,
        178,
        76,
        '<path d="M50 10l22 38h-16M28 48L50 10M24 56l-16 28h30M92 84H56m36 0L76 56" fill="none" stroke="#f4f1ec" stroke-width="9" stroke-linejoin="round"/>',
      );
    }
  },
  readsLabel: true,
};
