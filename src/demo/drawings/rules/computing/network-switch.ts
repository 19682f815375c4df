// A network switch: a flat steel case with a row of sockets and their lights. The label is how many.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

export const networkSwitch: Drawing = {
  colour: '#34383f',
  brand: 'Tessel',
  label: '8',
  fit: 0.9,
  angle: { yaw: 26, pitch: 22 },
  readsLabel: true,
  draw(art, { colour, brand, label }) {
    const ports = Number(label) || 8;
    const rows = ports > 12 ? 2 : 1;
    const [half, high] = rows > 1 ? [220, 62] : [150, 44];
    art.shadow(boxFootprint(-half, -86, half, 86), 60);
    for (const x of [-half + 26, half - 26]) art.box([x - 12, 0, 60], [x + 12, 6, 80], plastic('#26282d'));
    art.box([-half, 6, -86], [half, high, 86], plastic(colour, { shine: 0.3 }), { radius: 3, rim: 0.8 });
    const step = (2 * half - 60) / (ports / rows);
    const socket = (x: number, y: number, at: number): string =>
      rect(x, y, 19, 16, '#0f1013', 2, 'stroke="#8b9199" stroke-width="1.4"') +
      shape(`M${x + 4} ${y + 16}v-5h3v-3h5v3h3v5z`, '#b9923c') +
      spot(x + 5, y - 5, 2, at % 3 === 1 ? '#e0a03c' : '#58d09a');
    const sockets = Array.from({ length: ports }, (_, i) =>
      socket(44 + (i % (ports / rows)) * step, 14 + Math.floor(i / (ports / rows)) * 24, i),
    ).join('');
    art.onFront(-half, high, 86.3, spot(18, 20, 4, '#58d09a') + sockets, 2 * half, high);
    const vents = Array.from({ length: 9 }, (_, i) => `M${30 + i * 14} 26v70`).join('');
    art.onTop(
      -half,
      high + 0.3,
      -86,
      stroke(vents, shade(colour, -0.4), 4, 'stroke-linecap="round"') +
        lockup(2 * half - 30, 122, 20, brand, lightOn(colour, 0.7), { anchor: 'end', room: 150 }),
      2 * half,
      172,
    );
  },
};
