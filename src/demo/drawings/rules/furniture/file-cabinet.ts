// A steel cabinet with as many drawers as its label says, label holders and a lock.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { matte, metal, PALETTE, plastic, type Material } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const fileCabinet: Drawing = {
  colour: '#5d7683',
  brand: 'Northfold',
  label: '3',
  readsLabel: true,
  fit: 0.88,
  angle: { yaw: 32, pitch: 18 },
  draw(art, { colour, label }) {
    const drawers = Math.min(5, Math.max(1, Number.parseInt(label, 10) || 3));
    const top = 16 + drawers * 98;
    const body = matte(colour, { shine: 0.22, fade: 0.09 });
    art.shadow(boxFootprint(-95, -115, 95, 118), 260);
    art.box([-90, 0, -110], [90, 10, 110], plastic('#2a2c31'));
    art.box([-95, 8, -115], [95, top, 112], body, { radius: 2 });
    for (let i = 0; i < drawers; i++) art.again('drawer', { y: 14 + i * 98 }, () => drawDrawer(art, body));
    const sheen = art.fade(50, [0, '#fff', 0.8], [1, '#000', 0.3]);
    const lock = spot(156, 20, 7, '#aab1b8') + spot(156, 20, 7, sheen) + rect(155, 16, 2, 8, '#333');
    art.onFront(-90, top - 8, 119.2, lock);
    art.onTop(-95, top + 0.2, -115, rect(0, 0, 190, 227, art.fade(40, [0, '#fff', 0.22], [0.6, '#fff', 0])));
  },
};

function drawDrawer(art: Art, body: Material): void {
  const steel = metal(PALETTE.steel, { banding: 0 });
  art.cast('-90 -1 112.4, 91 -1 112.4, 91 91 112.4, -90 91 112.4', 0.6, 2);
  art.box([-90, 0, 112], [90, 92, 119], body, { radius: 4, rim: 0.7 });
  const label = rect(58, 14, 64, 22, '#c9ced3', 2) + rect(61, 17, 58, 16, '#fffdf6', 1) + stroke('M67 23h34M67 28h24', '#9a9182', 2);
  art.onFront(-90, 92, 119.2, label);
  art.cast('-36 34 119.5, 42 34 119.5, 42 22 119.5, -36 22 119.5', 0.4, 3);
  for (const x of [-36, 31]) art.box([x, 34, 119], [x + 5, 42, 131], steel, { radius: 0, rim: 0 });
  art.rod([-36, 38, 130], [36, 38, 130], '0 5, 1 5', steel);
}
