// A felt letter board in a frame, with set letters.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { rect, stroke, words } from '../kit/print.ts';

export const letterBoard: Drawing = {
  colour: '#2e3136',
  brand: 'Brightleaf',
  fit: 0.88,
  angle: { yaw: 20, pitch: 10 },
  draw(art, { colour }) {
    const oak = matte('#c8955c', { shine: 0.12, fade: 0.08 });
    art.groundShadow('-190 -160 -12, 216 -160 -12, 216 140 -12, -170 140 -12', 0.28, 14);
    art.box([-190, -150, -12], [190, 150, 6], oak, { radius: 4, rim: 0.6 });
    const grooves = Array.from({ length: 17 }, (_, i) => `M0 ${8 + i * 15.6}h352`).join('');
    const set =
      words(176, 92, 40, '3 . 14 159', '#fbf8f2', { anchor: 'middle', width: 220 }) +
      words(176, 150, 40, 'A B C D', '#fbf8f2', { anchor: 'middle', width: 170 }) +
      words(176, 208, 40, '10 : 30', '#d9b24c', { anchor: 'middle', width: 130 });
    art.onFront(
      -176,
      136,
      6.3,
      rect(0, 0, 352, 272, colour, 2) +
        stroke(grooves, shade(colour, -0.5), 3, 'opacity=".7"') +
        stroke(grooves, shade(colour, 0.3), 1, 'opacity=".5" transform="translate(0 3)"') +
        set,
      352,
      272,
    );
  },
};
