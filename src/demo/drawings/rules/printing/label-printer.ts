// A desktop label printer: a rounded block with a slot at its front, and a label coming out.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const labelPrinter: Drawing = {
  colour: '#5a6068',
  brand: 'Waybill',
  fit: 0.84,
  angle: { yaw: 30, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-90, -120, 90, 130), 150);
    art.prism(
      'x',
      corners('-120 0 r12, 120 0 r12, 120 70 r10, 92 104 r12, 60 168 r50, -60 176 r60, -120 120 r50'),
      -90,
      90,
      plastic(colour, { shine: 0.35 }),
      { rim: 0.8 },
    );
    art.line('91 62 -118, 91 62 116', shade(colour, -0.4), 2.6);
    art.polygon('-66 80 117, 66 80 117, 66 92 104, -66 92 104', '#191b1f');
    const label = 'M -58 86 110 C -58 86 140, -58 66 150, -58 34 156 L 58 34 156 C 58 66 150, 58 86 140, 58 86 110 Z';
    art.curve(label, art.fade(80, [0, '#e6dfd2'], [0.4, '#fff'], [1, '#f3eee5']), 'stroke="#cfc6b7"');
    art.on(
      [-48, 74, 148],
      [1, 0, 0],
      [0, -0.95, 0.2],
      stroke('M0 4h56M0 12h40', '#8b8274', 4) +
        stroke(
          'M0 22v16M5 22v16M9 22v16M16 22v16M20 22v16M27 22v16M31 22v16M38 22v16M43 22v16M50 22v16M56 22v16M60 22v16M68 22v16M74 22v16M80 22v16M88 22v16',
          '#2b2d33',
          2.6,
        ) +
        rect(70, 0, 24, 14, '#2b2d33', 2),
    );
    art.onFront(-90, 62, 120.3, spot(150, 18, 7, '#58d09a'));
    art.onSide(90.3, 50, 100, lockup(0, 0, 17, brand, darkOn(colour, 0.45), { room: 130 }));
    art.box([-20, 20, 119], [20, 26, 124], paper(shade(colour, -0.3)));
  },
};
