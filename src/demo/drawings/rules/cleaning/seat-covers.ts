// A flat box of toilet seat covers, one of them unfolded against it.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';

/** A seat seen from above: a rounded horseshoe with its opening. */
const SHEET = 'M-62-84Q0-98 62-84 78 20 52 70 30 96 0 96-30 96-52 70-78 20-62-84z';
const OPENING = 'M-34-40Q0-50 34-40 42 10 28 44 16 58 0 58-16 58-28 44-42 10-34-40z';

export const seatCovers: Drawing = {
  colour: '#7fa8bd',
  brand: 'Clearday',
  fit: 0.84,
  isCarton: true,
  isFlat: true,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-128, -22, 96, 22), 190);
    art.box([-128, 0, -22], [96, 190, 22], board('#f5f1e9', { lift: 0.9 }), { radius: 3, rim: 0.8 });
    const ink = onPaper(colour, 0.45);
    const front =
      rect(0, 0, 224, 54, shade(colour, -0.3)) +
      lockup(18, 16, 24, brand, '#fff', { room: 190 }) +
      shape(`${SHEET}${OPENING}`, colour, 'transform="translate(70 122) scale(.56)" fill-rule="evenodd"') +
      fittedWords(18, 182, 12, label, ink, 90);
    art.onFront(-128, 190, 22.3, front);
    art.onSide(96.3, 190, 22, rect(0, 0, 44, 54, shade(colour, -0.45)));
    art.shadow(boxFootprint(42, 78, 146, 100), 36, { softness: 8, strength: 0.8 });
    const tissue = art.fade(60, [0, '#ffffff'], [0.6, '#f3efe7'], [1, '#ddd6ca']);
    art.fitTo('34 0 96, 154 150 96');
    art.billboard(
      [94, 75, 96],
      [-62, -78, 62, 78],
      `<g transform="scale(.78)"><path d="${SHEET}${OPENING}" fill="${tissue}" fill-rule="evenodd" stroke="#c6bdad" stroke-width="2"/>` +
        '<path d="M0-92V-46M0 58V94" fill="none" stroke="#cfc6b7" stroke-width="2" stroke-dasharray="6 5"/></g>',
    );
  },
};
