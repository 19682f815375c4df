// A gel wrist rest on a mouse pad.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, matte } from '../kit/material.ts';
import { corners, roundFootprint } from '../kit/outline.ts';

export const wristRest: Drawing = {
  colour: '#26365c',
  brand: 'Tessel',
  fit: 0.8,
  angle: { yaw: 28, pitch: 42 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 98, 20), 14);
    art.prism(
      'y',
      corners('-104 -110 r40, 104 -110 r40, 112 40 r60, 96 110 r50, -96 110 r50, -112 40 r60'),
      0,
      4,
      matte(colour, { fade: 0.08 }),
      { rim: 0.5 },
    );
    art.cast('-80 5 40, 84 5 40, 84 5 104, -80 5 104', 0.35, 8);
    art.prism('y', corners('-90 44 r34, 90 44 r34, 84 106 r34, -84 106 r34'), 4, 22, gloss(shade(colour, 0.06), { shine: 0.6 }), {
      rim: 0.85,
    });
    art.prism('y', corners('-80 52 r30, 80 52 r30, 74 98 r30, -74 98 r30'), 22, 28, gloss(shade(colour, 0.12), { shine: 0.6 }), {
      rim: 0.5,
    });
    art.curve(
      'M -60 28.4 62 C -30 28.4 56, 20 28.4 56, 50 28.4 62',
      'none',
      'stroke="#fff" stroke-width="7" opacity=".45" stroke-linecap="round"',
    );
  },
};
