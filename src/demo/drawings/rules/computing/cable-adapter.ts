// An adapter: a plug, a short cable, and a block with a socket.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';
import { lightOn } from '../kit/ink.ts';
import { usbPlug } from './cable.ts';

export const cableAdapter: Drawing = {
  colour: '#c3c8ce',
  brand: 'Voltaire',
  fit: 0.74,
  angle: { yaw: 28, pitch: 34 },
  draw(art, { colour, label }) {
    art.shadow(boxFootprint(20, -26, 110, 26), 24, { softness: 9 });
    const lead = 'M -96 6 30 C -70 6 60, -30 6 -30, 24 10 0';
    art.tube(lead, shade(colour, -0.45), art.px(9));
    art.tube(lead, shade(colour, -0.08), art.px(6.5));
    art.at({ x: -96, z: 32, turnY: 214 }, () => usbPlug(art, colour));
    art.fitTo('-130 0 46');
    art.box([20, 0, -26], [110, 24, 26], plastic(colour, { shine: 0.4 }), { axis: 'y', radius: 9, rim: 0.85 });
    art.onSide(110.3, 24, 26, rect(9, 5, 34, 14, '#0f1013', 2) + shape('M13 9h26v4l-4 4H17l-4-4z', '#5a6068'), 52, 24);
    art.onTop(20, 24.3, -26, fittedWords(45, 34, 19, label, lightOn(colour, 0.7), 72, { anchor: 'middle' }), 90, 52);
  },
};
