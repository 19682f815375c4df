// A round wireless charging pad with a telephone lying on it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { circle, roundFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const chargingPad: Drawing = {
  colour: '#34373d',
  brand: 'Voltaire',
  fit: 0.76,
  angle: { yaw: 28, pitch: 40 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 74, 18), 20);
    art.tube('M 0 6 -70 C 10 4 -120, 90 2 -90, 140 2 -130', '#2b2d33', art.px(6));
    art.prism('y', circle(0, 0, 74, 44), 0, 12, plastic(colour, { shine: 0.35 }), { rim: 0.8 });
    art.disc([0, 12.3, 0], 62, 'none', `stroke="${shade(colour, 0.35)}" stroke-width="3"`);
    art.at({ x: 8, y: 13, z: 6, turnY: 24 }, () => {
      art.cast('-36 0 78, 44 0 80, 46 0 -60, -30 0 -60', 0.4, 6);
      art.box([-40, 0, -78], [40, 9, 78], plastic('#22252b'), { axis: 'y', radius: 14, rim: 0.8 });
      const glass = art.fade(60, [0, '#5a86a8'], [1, '#213a57']);
      art.onTop(
        -40,
        9.3,
        -78,
        rect(4, 4, 72, 148, glass, 11) +
          rect(26, 50, 28, 46, 'none', 6, 'stroke="#fff" stroke-width="4"') +
          rect(33, 44, 14, 6, '#fff', 2) +
          shape('M42 58l-10 18h8l-2 14 11-19h-8z', '#8ee0b0'),
      );
    });
  },
};
