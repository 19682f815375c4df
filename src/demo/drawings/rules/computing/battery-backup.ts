// A battery backup: a tall heavy case, sockets on its side and a small display on its front.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

export const batteryBackup: Drawing = {
  colour: '#2e3136',
  brand: 'Voltaire',
  fit: 0.86,
  angle: { yaw: 32, pitch: 18 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-56, -140, 56, 140), 240);
    art.box([-50, 0, -134], [50, 10, 134], plastic('#1f2126'), { axis: 'y', radius: 10 });
    art.box([-56, 8, -140], [56, 250, 140], plastic(colour, { shine: 0.3 }), { axis: 'y', radius: 12, rim: 0.8 });
    const ink = lightOn(colour, 0.75);
    art.onFront(
      -56,
      250,
      140.3,
      rect(18, 26, 76, 44, '#12222c', 5) +
        stroke('M28 42h30M28 54h46', '#7fd0e6', 4) +
        spot(56, 96, 12, shade(colour, -0.4), 'stroke="#58d09a" stroke-width="3"') +
        fittedWords(56, 140, 17, label, ink, 84, { anchor: 'middle' }) +
        lockup(56, 206, 14, brand, ink, { anchor: 'middle', room: 88 }),
    );
    const sockets = [0, 1, 2, 3, 4, 5].map((i) => {
      const [x, y] = [60 + (i % 3) * 58, 64 + Math.floor(i / 3) * 74];
      return (
        rect(x, y, 42, 52, '#121317', 6) +
        stroke(`M${x + 14} ${y + 12}v13M${x + 28} ${y + 12}v13`, '#6b727b', 4) +
        spot(x + 21, y + 38, 5, '#6b727b')
      );
    });
    art.onSide(56.3, 250, 140, sockets.join(''));
  },
};
