// An electric kettle on its base: steel body, spout to the left, handle to the right.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { corners, roundFootprint } from '../kit/outline.ts';

export const kettle: Drawing = {
  colour: '#b9bec4',
  brand: 'Lumen & Co.',
  fit: 0.82,
  angle: { yaw: 22, pitch: 18 },
  draw(art, { colour, brand }) {
    const black = plastic('#26282d', { shine: 0.4 });
    art.shadow(roundFootprint(10, 0, 84, 18), 200);
    art.lathe(0, 0, '84 0, 86 6, 80 16', black);
    art.prism('z', corners('-56 176 r4, -96 214 r6, -108 208 r4, -70 130 r10'), -16, 16, metal(shade(colour, -0.08)), { rim: 0.6 });
    art.lathe(0, 0, '76 18, 80 30, 74 120, 56 208', metal(colour, { banding: 0.06, shine: 0.55 }), { smooth: true });
    art.lathe(0, 0, '57 206, 58 212, 46 226, 14 232', black, { smooth: true });
    art.lathe(0, 0, '11 230, 12 244, 8 248', black);
    art.tube('M 46 214 20 C 120 226 46, 136 120 52, 82 56 36', '#26282d', art.px(24));
    art.tube('M 50 220 22 C 116 228 46, 130 130 50, 100 80 44', '#5a5e65', art.px(5));
    art.onFront(-46, 96, 79, lockup(10, 0, 13, brand, shade(colour, -0.55), { room: 90 }));
    art.lathe(0, 0, '79.5 24, 80.5 30', gloss(shade(colour, -0.3)), { top: false });
  },
};
