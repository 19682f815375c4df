// An expanding file: accordion sides, tabs fanned out, flap and elastic.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, paper } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const POCKETS = 7;

export const expandingFile: Drawing = {
  colour: '#2b4c9b',
  brand: 'Tabb & Co.',
  fit: 0.86,
  angle: { yaw: 36, pitch: 24 },
  draw(art, { colour, brand }) {
    const card = board(colour, { shine: 0.1 });
    const [front, step] = [64, 20];
    art.shadow(boxFootprint(-135, front - POCKETS * step, 135, front), 130);
    for (let i = POCKETS; i > 0; i--) {
      const z = front - i * step;
      art.box([-130, 0, z - 2], [130, 186 + i * 5, z], card, { radius: 2, rim: 0.4 });
      art.sheet(roundedRect(-118, 10, 118, 194 + i * 4, 2), z + 4, paper('#fbf8f1'));
      const tab = -118 + ((POCKETS - i) % 5) * 48;
      art.onFront(
        tab,
        206 + i * 5,
        z + 4.4,
        rect(0, 0, 42, 15, '#fffdf6', 3, `stroke="${shade(colour, 0.2)}" stroke-width="1.2"`) + stroke('M7 8h26', '#a89e8c', 2),
      );
    }
    const folds = Array.from(
      { length: POCKETS },
      (_, i) =>
        rect(2 + i * step, 0, step / 2, 178, shade(colour, -0.42)) + rect(2 + i * step + step / 2, 0, step / 2, 178, shade(colour, -0.2)),
    ).join('');
    art.onSide(130.4, 182, front, folds, POCKETS * step, 182);
    art.box([-135, 0, front - 4], [135, 178, front], card, { radius: 6, rim: 0.7 });
    art.line(`-135 104 ${front + 1}, 135 104 ${front + 1}`, '#26282d', 6);
    art.onFront(
      -135,
      178,
      front + 0.3,
      lockup(135, 130, 18, brand, whiteOn(colour), { anchor: 'middle', room: 200 }) +
        rect(86, 26, 98, 34, '#fffdf6', 4) +
        stroke('M96 38h78M96 48h56', '#a89e8c', 2.4),
    );
  },
};
