// A rolling cart for hanging folders: steel frame, a shelf beneath, four casters.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper, plastic, rubber } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

const [HALF, DEEP] = [112, 80];
const FOLDERS = ['#4f7d55', '#4f7d55', '#5f8fa3', '#4f7d55', '#c8864f', '#4f7d55'];
const CORNERS = [
  [-HALF, -DEEP],
  [HALF, -DEEP],
  [-HALF, DEEP],
  [HALF, DEEP],
] as const;

export const filingCart: Drawing = {
  colour: '#34383f',
  brand: 'Northfold',
  fit: 0.9,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour }) {
    const steel = plastic(colour, { shine: 0.35 });
    const post = (x: number, z: number): unknown =>
      art.again('post', { x, z }, () => art.box([-5, 30, -5], [5, 268, 5], steel, { radius: 0, rim: 0.3 }));
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 70, { softness: 18, strength: 0.8, core: 0.24 });
    for (const [x, z] of CORNERS) drawCaster(art, x, z);
    post(-HALF, -DEEP);
    post(HALF, -DEEP);
    art.box([-HALF, 262, -DEEP - 4], [HALF, 270, -DEEP + 4], steel, { radius: 0 });
    art.box([-HALF - 4, 34, -DEEP - 4], [HALF + 4, 44, DEEP + 4], steel, { axis: 'y', radius: 4, rim: 0.6 });
    drawBinders(art);
    drawFolders(art);
    for (const x of [-HALF, HALF]) art.box([x - 4, 262, -DEEP], [x + 4, 270, DEEP], steel, { radius: 0, rim: 0.5 });
    post(-HALF, DEEP);
    post(HALF, DEEP);
    art.box([-HALF, 150, DEEP - 4], [HALF, 156, DEEP + 2], plastic(shade(colour, 0.1)), { radius: 0, rim: 0.4 });
    art.box([-HALF, 262, DEEP - 4], [HALF, 270, DEEP + 4], steel, { radius: 0, rim: 0.6 });
  },
};

function drawCaster(art: Art, x: number, z: number): void {
  art.again('caster', { x, z }, () => {
    art.rod([0, 22, 0], [0, 34, 0], '0 5, 1 5', plastic('#8b9097'));
    art.rod([-6, 13, 0], [6, 13, 0], '0 13, 1 13', rubber('#26282d', { shine: 0.3 }), { end: '#50545b' });
  });
}

function drawFolders(art: Art): void {
  for (let i = 0; i < 9; i++) {
    const z = -64 + i * 16;
    const colour = ringItem(FOLDERS, i);
    const tab = -92 + (i % 4) * 46;
    art.sheet(roundedRect(tab, 246, tab + 38, 284, 3), z - 3, paper('#fbf9f4'), { width: 1.4 });
    art.onFront(tab + 4, 282, z - 2.7, rect(0, 0, 30, 9, i % 2 ? '#d98a4a' : '#5f8fa3', 1));
    art.sheet(roundedRect(-HALF + 8, 160, HALF - 8, 262, 2), z, paper(colour, { drop: 0.35, lift: 0.5 }));
  }
}

function drawBinders(art: Art): void {
  ['#8b3f3a', '#2f5d7c', '#2f5d7c', '#d9a94a'].forEach((colour, i) => {
    const x = -92 + i * 32;
    art.box([x, 44, -60], [x + 28, 128, 58], paper(colour, { drop: 0.4 }), { radius: 1, rim: 0.4 });
    art.onFront(x, 128, 58.2, rect(6, 12, 16, 34, '#fdfbf6', 2));
  });
}
