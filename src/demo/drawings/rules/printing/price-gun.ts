// A price gun: a pistol with a lever, a roll in its head, and a label at its mouth.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, paper, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';

export const priceGun: Drawing = {
  colour: '#b3323a',
  brand: 'Tessel',
  fit: 0.84,
  angle: { yaw: 24, pitch: 18 },
  draw(art, { colour }) {
    const shell = gloss(colour, { shine: 0.4 });
    art.shadow(boxFootprint(-80, -26, 120, 26), 120);
    art.prism('z', circle(30, 176, 46, 40), -18, 18, paper('#fbf8f2'), { holes: [circle(30, 176, 16, 20)], core: '#b9b0a1', rim: 0.5 });
    art.prism(
      'z',
      corners('-26 0 r14, 26 0 r14, 40 96 r14, 128 104 r8, 132 140 r8, 60 168 r20, -20 172 r26, -52 120 r24'),
      -24,
      24,
      shell,
      { rim: 0.8 },
    );
    art.prism('z', corners('56 30 r8, 74 32 r8, 98 96 r6, 62 98 r6'), -10, 10, plastic('#34373d'), { rim: 0.6 });
    art.box([120, 92, -22], [144, 106, 22], plastic('#34373d'), { radius: 4, rim: 0.5 });
    art.polygon('140 98 -18, 186 86 -18, 186 86 18, 140 98 18', '#fdfbf6', 'stroke="#cfc6b7"');
    art.on([150, 96, -10], [0.96, -0.25, 0], [0, 0, 1], `<text x="0" y="14" font-size="13" fill="#2b2d33">2.49</text>`);
    art.onFront(
      -26,
      150,
      24.3,
      `<rect x="14" y="4" width="84" height="26" rx="5" fill="${shade(colour, -0.5)}"/><text x="24" y="23" font-size="18" fill="#f4f1ec">12 349</text>`,
    );
  },
};
