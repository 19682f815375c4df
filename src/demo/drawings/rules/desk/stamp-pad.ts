// An ink pad in its tin, a wooden-handled stamp, and what it stamps.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, matte, paper, plastic, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const WOOD = '#b9814c';

export const stampPad: Drawing = {
  colour: '#2b4c9b',
  brand: 'Tessel',
  fit: 0.86,
  angle: { yaw: 30, pitch: 28 },
  draw(art, { colour }) {
    drawPaper(art, colour);
    art.at({ x: -40, y: 1.5, z: -30, turnY: 5 }, () => drawPad(art, colour));
    art.at({ x: 66, y: 1.5, z: 18, turnY: -8 }, () => drawStamp(art, colour));
  },
};

/** A sheet with the impression it has received. */
function drawPaper(art: Art, colour: string): void {
  art.shadow(boxFootprint(-116, -84, 116, 84), 10, { softness: 12 });
  art.box([-116, 0, -84], [116, 1.5, 84], paper('#fbf9f5'), { axis: 'y', radius: 2, rim: 0.8 });
  const seal = `<g transform="translate(62 132)rotate(-14)" fill="none" stroke="${colour}" opacity=".85"><circle r="27" stroke-width="3"/><circle r="21" stroke-width="1.4"/><path d="M-11 0l8 9 15-18" stroke-width="5"/></g>`;
  art.onTop(-116, 1.7, -84, seal + stroke('M112 148h84M112 136h104', '#cfc8bb', 4), 232, 168);
}

function drawPad(art: Art, colour: string): void {
  const tin = plastic('#34373d');
  art.cast('-60 0 44, 66 0 46, 70 0 -30, -56 0 -30', 0.4, 6);
  art.box([-62, 0, -42], [62, 13, 42], tin, { axis: 'y', radius: 6, rim: 0.7 });
  art.box([-54, 13, -34], [54, 16, 34], matte(colour, { shine: 0.1 }), { axis: 'y', radius: 3, rim: 0.4 });
  art.onTop(
    -54,
    16.2,
    -34,
    stroke(Array.from({ length: 11 }, (_, i) => `M0 ${4 + i * 6}h108`).join(''), shade(colour, -0.3), 0.8, 'opacity=".6"'),
    108,
    68,
  );
}

function drawStamp(art: Art, colour: string): void {
  art.cast('-40 0 26, 46 0 28, 74 0 10, 60 0 -20', 0.4, 7);
  art.box([-40, 0, -22], [40, 5, 22], rubber(shade(colour, -0.25)), { axis: 'y', radius: 2 });
  art.box([-42, 5, -24], [42, 20, 24], matte(WOOD, { shine: 0.15 }), { axis: 'y', radius: 3, rim: 0.6 });
  art.onFront(-42, 20, 24.2, rect(10, 3, 64, 9, '#f4efe4', 1) + stroke('M16 7.5h50', '#8d8679', 2));
  art.lathe(0, 0, '16 20, 16 23', paper('#d9b24c'));
  art.lathe(0, 0, '13 22, 9 32, 9 46, 16 62, 19 74, 14 86, 5 91', gloss(WOOD), { smooth: true });
}
