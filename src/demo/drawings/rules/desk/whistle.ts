// A referee's whistle on its lanyard.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';

export const whistle: Drawing = {
  colour: '#b9bec4',
  brand: 'Chalkline',
  fit: 0.76,
  angle: { yaw: 28, pitch: 24 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-50, -24, 96, 24), 60);
    const cord = 'M -58 60 0 C -150 90 20, -160 10 60, -60 4 90 C 40 4 120, 130 4 90, 120 4 40';
    art.tube(cord, '#7d2a30', art.px(11));
    art.tube(cord, '#c8645a', art.px(7));
    art.prism('z', circle(-56, 58, 14, 24), -3, 3, metal('#8b9199'), { holes: [circle(-56, 58, 9, 20)], core: '#5a6068' });
    art.prism(
      'z',
      corners('-48 40 r40, -10 0 r30, 34 10 r20, 44 44 r4, 110 44 r6, 110 78 r6, 0 84 r20, -40 80 r30'),
      -24,
      24,
      gloss(colour, { shine: 0.6 }),
      { rim: 0.85 },
    );
    art.box([24, 74, -18], [46, 86, 18], gloss(shade(colour, -0.45)), { rim: 0.4 });
    art.prism('z', circle(-4, 42, 15, 28), 24, 26, gloss(shade(colour, -0.3)), { rim: 0.5 });
  },
};
