// A storage box for files: corrugated board, a lid, an oval handle and a label to fill in.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [152, 122, 236];
const TRIM = '#3f6f8f';

export const storageBox: Drawing = {
  colour: '#efe9de',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 32, pitch: 20 },
  isCarton: true,
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 2);
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 220);
    for (let i = 0; i < count; i++) art.at({ y: i * (HIGH + 8) }, () => drawBox(art, look));
  },
};

function drawBox(art: Art, look: Look): void {
  const card = board(look.colour, { lift: 0.8 });
  art.box([-HALF + 4, 0, -DEEP + 4], [HALF - 4, HIGH - 20, DEEP - 4], card, { radius: 1.5 });
  art.onFront(-HALF + 4, HIGH - 20, DEEP - 3.8, front(look));
  const handle = rect(82, 46, 76, 26, shade(look.colour, -0.5), 13) + rect(82, 50, 76, 22, shade(look.colour, -0.68), 11);
  art.onSide(HALF - 3.8, HIGH - 20, DEEP - 4, handle + rect(0, 190, 240, 12, shade(TRIM, -0.3)));
  art.box([-HALF, HIGH - 58, -DEEP], [HALF, HIGH, DEEP], card, { radius: 2, rim: 0.7 });
  art.cast(
    `${-HALF + 4} ${HIGH - 58} ${DEEP - 3}, ${HALF - 4} ${HIGH - 58} ${DEEP - 3}, ${HALF - 4} ${HIGH - 68} ${DEEP - 3}, ${-HALF + 4} ${HIGH - 68} ${DEEP - 3}`,
    0.4,
    3,
  );
  art.onFront(
    -HALF,
    HIGH,
    DEEP + 0.2,
    lockup(20, 16, 24, look.brand, TRIM, { room: 190 }) + fittedWords(284, 36, 18, look.label, TRIM, 70, { anchor: 'end' }),
  );
  art.onTop(-HALF, HIGH + 0.2, -DEEP, stroke('M0 8h304M0 236h304', shade(look.colour, -0.12), 1.2));
}

function front({ colour }: Look): string {
  const label =
    rect(66, 84, 164, 84, '#fffdf8', 3, `stroke="${TRIM}" stroke-width="3"`) +
    rect(66, 84, 164, 20, TRIM) +
    stroke('M80 122h40M80 138h40M80 154h40', '#9a9182', 4) +
    stroke('M128 124h88M128 140h88M128 156h88', '#d8d0c2', 1.6) +
    stroke('M132 122c8-7 12 5 20 0s12 4 20-2 16 3 26 0', '#3d4450', 2.6, 'stroke-linecap="round"');
  const handle = rect(110, 46, 76, 22, shade(colour, -0.42), 11) + rect(110, 49, 76, 19, shade(colour, -0.6), 9);
  return handle + label + rect(0, 190, 296, 12, TRIM);
}
