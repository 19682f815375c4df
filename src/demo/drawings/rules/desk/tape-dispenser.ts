// A weighted desk dispenser with a roll of clear tape, its end over the teeth.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';

export const tapeDispenser: Drawing = {
  colour: '#2e3136',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 32, pitch: 22 },
  draw(art, { colour, brand }) {
    const body = gloss(colour, { shine: 0.4 });
    art.shadow(boxFootprint(-120, -40, 120, 40), 100);
    art.prism('z', corners('-116 0 r10, 120 0 r10, 122 46 r6, 96 52 r20, 60 34 r30, -20 34 r30, -60 84 r20, -104 80 r30'), -38, -26, body);
    art.at({ x: -38, y: 84 }, () => {
      art.prism('z', circle(0, 0, 62, 44), -22, 22, plastic('#e9dcae', { shine: 0.4 }), {
        holes: [circle(0, 0, 34, 28)],
        core: '#cfa97a',
        coreAngle: 15,
        rim: 0.7,
      });
      art.prism('z', circle(0, 0, 32, 28), -22, 26, plastic(shade(colour, 0.1)), { rim: 0.6 });
      art.prism('z', circle(0, 0, 10, 16), 26, 32, metal('#b9bec4'));
    });
    art.polygon('-14 142 20, 112 66 20, 112 66 -20, -14 142 -20', '#f4ecc9', 'opacity=".85"');
    art.prism('z', corners('-116 0 r10, 120 0 r10, 122 46 r6, 96 52 r20, 60 34 r30, -20 34 r30, -60 60 r20, -104 56 r24'), 24, 38, body, {
      rim: 0.8,
    });
    art.box([96, 40, -24], [124, 52, 26], plastic(shade(colour, -0.1)), { radius: 3, rim: 0.5 });
    const teeth = Array.from({ length: 9 }, (_, i) => `126 ${58 + (i % 2) * 6} ${-22 + i * 5.5}`).join();
    art.polygon(`${teeth}, 126 50 24, 126 50 -24`, '#dfe3e6', 'stroke="#8b9199" stroke-width="1.5"');
    art.onFront(-116, 30, 38.3, lockup(70, 6, 15, brand, darkOn(colour, 0.45), { room: 140 }));
  },
};
