// A parcel scale: flat platform, read-out in front, a parcel on it.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board, metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot, stroke, words } from '../kit/print.ts';

export const scale: Drawing = {
  colour: '#43474e',
  brand: 'Tessel',
  fit: 0.84,
  angle: { yaw: 28, pitch: 28 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-120, -110, 120, 120), 60);
    art.prism('x', corners('-110 0 r4, 122 0 r4, 122 12 r6, 76 34 r6, -110 34 r4'), -120, 120, plastic(colour), { rim: 0.6 });
    art.box([-114, 36, -106], [114, 46, 70], metal('#c3c8cd', { banding: 0.04 }), { axis: 'y', radius: 10, rim: 0.8 });
    art.at({ x: -10, y: 46.5, z: -26, turnY: 12 }, () => {
      art.cast('-62 0.4 50, 76 0.4 50, 76 0.4 -40, -62 0.4 -40', 0.4, 7);
      art.box([-66, 0, -46], [66, 76, 46], board('#c99f6c'), { radius: 1.5, rim: 0.6 });
      art.onTop(-66, 76.2, -46, rect(58, 0, 16, 92, '#e3c491', 0, 'opacity=".9"'), 132, 92);
      art.onFront(
        -66,
        76,
        46.2,
        rect(58, 0, 16, 22, '#e3c491') + rect(16, 30, 34, 24, '#fbf8f1', 2) + stroke('M20 37h24M20 43h18M20 49h22', '#8d8679', 2),
      );
    });
    const slope = Math.hypot(46, 22);
    const display = rect(58, 8, 92, 32, '#cfe0c6', 4) + words(142, 33, 25, '4.62', '#1d2a1c', { anchor: 'end', width: 52 });
    const buttons = spot(176, 24, 9, shade(colour, 0.4)) + spot(200, 24, 9, '#4f8f4a');
    art.on(
      [-120, 34, 76],
      [1, 0, 0],
      [0, -22 / slope, 46 / slope],
      display + buttons + lockup(10, 18, 10, brand, '#e9e4da', { room: 42 }),
      240,
      slope,
    );
  },
};
