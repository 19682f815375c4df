// A desktop converter: two levels, for the screen and for the keyboard, raised by a scissor frame.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const desktopConverter: Drawing = {
  colour: '#2e3136',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 30, pitch: 22 },
  draw(art, { colour }) {
    const board = plastic(colour, { shine: 0.2 });
    art.shadow(boxFootprint(-150, -90, 150, 110), 130);
    art.box([-150, 0, -90], [150, 12, 110], plastic('#43474e'), { axis: 'y', radius: 14, rim: 0.5 });
    drawScissor(art, -120);
    drawScissor(art, 120);
    art.prism('y', corners('-150 40 r14, 150 40 r14, 150 160 r26, -150 160 r26'), 108, 118, board, { rim: 0.8 });
    art.box([-104, 118, 74], [84, 126, 136], plastic('#d9dce0'), { axis: 'y', radius: 6, rim: 0.6 });
    art.onTop(-104, 126.3, 74, [0, 1, 2].map((row) => rect(8, 8 + row * 16, 172, 11, '#b0b6bd', 2)).join(''));
    art.prism('y', corners('-220 -110 r20, 220 -110 r20, 220 46 r20, -220 46 r20'), 196, 210, board, { rim: 0.85 });
    art.box([-44, 210, -70], [44, 216, -10], plastic('#b9bec4'), { axis: 'y', radius: 8 });
    art.box([-10, 216, -50], [10, 262, -40], plastic('#b9bec4'));
    art.box([-150, 250, -52], [150, 420, -40], plastic('#2b2e34'), { radius: 8, rim: 0.7 });
    art.onFront(
      -150,
      420,
      -39.7,
      rect(9, 9, 282, 152, art.fade(40, [0, '#8fb7c9'], [1, '#2f5d7c']), 3) +
        rect(40, 40, 120, 12, '#fff', 3, 'opacity=".8"') +
        rect(40, 64, 170, 8, '#fff', 3, 'opacity=".5"') +
        rect(40, 82, 140, 8, '#fff', 3, 'opacity=".5"'),
    );
  },
};

function drawScissor(art: Art, x: number): void {
  art.rod([x, 14, -80], [x, 196, 30], '0 8, 1 8', plastic('#6b727b'));
  art.rod([x, 14, 96], [x, 196, -90], '0 8, 1 8', plastic('#8b929b'));
}
