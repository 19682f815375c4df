// A clear slanted holder with a printed sheet, or with folded leaflets in a pocket when the label asks for them.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

export const signHolder: Drawing = {
  colour: '#2b6fb0',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 28, pitch: 16 },
  readsLabel: true,
  draw(art, { colour, label }) {
    art.shadow(boxFootprint(-104, -60, 104, 60), 120, { strength: 0.8 });
    art.box([-104, 0, -50], [104, 7, 60], plastic('#dbe8ec', { shine: 0.6 }), { axis: 'y', radius: 10, rim: 0.85 });
    art.at({ y: 6, z: 26, turnX: -14 }, () => {
      if (label === 'leaflets') drawLeaflets(art, colour);
      else drawSheet(art, colour);
    });
  },
};

function pane(art: Art, high: number, z: number): void {
  const sheen = art.fade(50, [0, '#fff', 0.65], [0.5, '#cfe4ec', 0.12], [1, '#fff', 0.35]);
  art.polygon(`-104 0 ${z}, 104 0 ${z}, 104 ${high} ${z}, -104 ${high} ${z}`, sheen, 'stroke="#a9c7d1" stroke-width="2.5"');
}

function drawSheet(art: Art, colour: string): void {
  art.box([-104, 0, -8], [104, 276, 0], plastic('#e4eef1', { shine: 0.5 }), { radius: 6, rim: 0.7 });
  const ink = onPaper(colour);
  art.onFront(
    -98,
    270,
    0.4,
    rect(0, 0, 196, 262, '#fdfbf6') +
      rect(0, 0, 196, 70, ink) +
      rect(24, 26, 110, 16, '#fff', 4) +
      stroke('M24 104h148M24 126h148M24 148h96', '#b3aa9c', 7) +
      spot(98, 206, 32, shade(colour, 0.55)) +
      shape('M84 206l10 12 20-24', 'none', `stroke="${ink}" stroke-width="7"`),
    196,
    262,
  );
  pane(art, 276, 3);
}

function drawLeaflets(art: Art, colour: string): void {
  art.box([-104, 0, -34], [104, 190, -26], plastic('#e4eef1', { shine: 0.5 }), { radius: 6 });
  for (let i = 0; i < 4; i++) {
    const z = -24 + i * 7;
    art.box([-92, 4, z], [92, 268 - i * 7, z + 4], plastic(i % 2 ? shade(colour, 0.1) : colour, { shine: 0.15 }), { radius: 2, rim: 0.5 });
  }
  art.onFront(
    -92,
    247,
    1.4,
    rect(22, 22, 104, 14, '#fff', 4) +
      rect(22, 46, 66, 9, '#fff', 4, 'opacity=".7"') +
      shape('M0 150l60-50 40 30 50-48 34 30v136H0z', shade(colour, 0.4)),
    184,
    240,
  );
  pane(art, 150, 6);
}
