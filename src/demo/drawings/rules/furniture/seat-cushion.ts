// A cushion to sit on: flat, hollowed for the legs, cut out at the back.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';

const OUTLINE = '-150 -100 r46, -34 -100 r16, -24 -52 r20, 24 -52 r20, 34 -100 r16, 150 -100 r46, 150 112 r54, -150 112 r54';
const TOP = '-136 -88 r40, -44 -88 r14, -36 -38 r22, 36 -38 r22, 44 -88 r14, 136 -88 r40, 134 98 r48, -134 98 r48';

export const seatCushion: Drawing = {
  colour: '#6d4a9e',
  brand: 'Fieldhouse',
  fit: 0.84,
  angle: { yaw: 24, pitch: 40 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-150, -100, 150, 112), 50, { softness: 13 });
    art.prism('y', corners(OUTLINE, 5), 0, 40, matte(shade(colour, -0.3), { shine: 0.1 }), { rim: 0.5 });
    art.prism('y', corners(TOP, 5), 40, 54, matte(colour, { shine: 0.16, fade: 0.12 }), { rim: 0.75 });
    const stitch = `stroke-dasharray="7 6" opacity=".7"`;
    art.tube('M -70 54 80 C -96 54 30, -96 54 -10, -78 54 -60', shade(colour, 0.5), art.px(3), stitch);
    art.tube('M 70 54 80 C 96 54 30, 96 54 -10, 78 54 -60', shade(colour, 0.5), art.px(3), stitch);
    art.tube('M -52 54 66 C -74 54 26, -74 54 -2, -60 54 -40', shade(colour, -0.4), art.px(9), 'opacity=".28"');
    art.tube('M 52 54 66 C 74 54 26, 74 54 -2, 60 54 -40', shade(colour, -0.4), art.px(9), 'opacity=".28"');
  },
};
