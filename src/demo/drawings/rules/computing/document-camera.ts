// A document camera: a jointed arm on a foot, its lens over a sheet.
import type { Drawing } from '../drawing.ts';
import { paper, plastic } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

export const documentCamera: Drawing = {
  colour: '#c9ccd1',
  brand: 'Tessel',
  fit: 0.88,
  angle: { yaw: 28, pitch: 22 },
  draw(art, { colour }) {
    const shell = plastic(colour, { shine: 0.35 });
    art.shadow(boxFootprint(-150, -60, 130, 90), 20, { strength: 0.7 });
    art.box([-40, 0, -50], [170, 1.6, 96], paper('#fdfbf6'), { rim: 0.3 });
    art.onTop(
      -40,
      2,
      -50,
      stroke('M22 24h96M22 40h150M22 54h150', '#b3aa9c', 5) +
        rect(22, 72, 84, 58, '#8fb7c9', 3) +
        shape('M22 130l28-34 22 20 18-14 16 28z', '#4d7a8f') +
        stroke('M122 80h60M122 96h60M122 112h40', '#b3aa9c', 5),
    );
    art.box([-170, 0, -50], [-70, 16, 50], plastic('#43474e'), { axis: 'y', radius: 16, rim: 0.7 });
    art.onTop(-170, 16.3, -50, spot(70, 76, 7, '#58d09a'));
    art.rod([-130, 16, 0], [-138, 210, 0], '0 13, 1 11', shell);
    art.at({ x: -138, y: 214, z: 0 }, () => art.prism('z', circle(0, 0, 19, 24), -18, 18, plastic('#43474e'), { rim: 0.6 }));
    art.rod([-134, 220, 0], [24, 276, 0], '0 11, 1 10', shell);
    art.at({ x: 28, y: 276, z: 0 }, () => art.prism('z', circle(0, 0, 16, 24), -16, 16, plastic('#43474e'), { rim: 0.6 }));
    art.lathe(46, 0, '17 214, 24 220, 26 262, 20 276', shell);
    art.lathe(46, 0, '15 206, 18 216', plastic('#22252b'));
    art.disc([46, 206, 0], 12, '#3f6f8c');
  },
};
