// A stack of paper cups, and one standing beside it.
import type { Drawing, Look } from '../drawing.ts';
import { piecesShown } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { add } from '../kit/vector.ts';

const [FOOT, MOUTH, HIGH] = [26, 38, 92];
const LIP = 11;

export const paperCups: Drawing = {
  colour: '#3f8a7a',
  brand: 'Brightleaf',
  pack: { form: 'pack', n: 50 },
  fit: 0.84,
  angle: { yaw: 26, pitch: 22 },
  arrangesPack: true,
  draw(art, look) {
    if (piecesShown(look.pack, 2) > 1) art.at({ x: -36, z: -18 }, () => drawStack(art, look));
    art.at({ x: 48, z: 30 }, () => drawCup(art, look));
  },
};

/** Cups stand nested, mouths down: only the lips of the lower ones show. */
function drawStack(art: Art, look: Look): void {
  art.shadow(roundFootprint(0, 0, MOUTH, 16), 190);
  const lip = paper('#f6f2ea', { drop: 0.32 });
  for (let i = 0; i < 12; i++) {
    art.again('lip', { y: i * LIP }, () => {
      art.lathe(0, 0, `${MOUTH + 2} 0, ${MOUTH + 2} 4`, lip);
      art.lathe(0, 0, `${MOUTH} 4, ${MOUTH - 1.5} ${LIP}`, paper(look.colour, { drop: 0.4 }));
    });
  }
  art.at({ y: 12 * LIP }, () => {
    art.lathe(0, 0, `${MOUTH + 2} 0, ${MOUTH + 2} 4`, lip);
    art.lathe(0, 0, `${MOUTH} 4, ${FOOT} ${HIGH}`, paper(look.colour, { drop: 0.4 }), { topFill: shade(look.colour, -0.3) });
    art.disc([0, HIGH, 0], FOOT - 3, '#e9e2d4');
    printMark(art, look, HIGH - 34, true);
  });
}

function drawCup(art: Art, look: Look): void {
  art.shadow(roundFootprint(0, 0, FOOT, 16), 90);
  art.lathe(0, 0, `${FOOT} 0, ${MOUTH} ${HIGH}`, paper(look.colour, { drop: 0.4 }), { top: false });
  printMark(art, look, 62, false);
  art.lathe(0, 0, `${MOUTH + 1} ${HIGH - 3}, ${MOUTH + 2.5} ${HIGH}, ${MOUTH + 1} ${HIGH + 3}`, paper('#fbf9f4', { drop: 0.3 }));
  art.disc([0, HIGH + 3, 0], MOUTH - 2, art.fade(100, [0, '#b9b0a0'], [0.6, '#ded6c8'], [1, '#f4efe6']));
}

function printMark(art: Art, { colour, brand }: Look, y: number, isTurned: boolean): void {
  const { toward, right } = art.camera;
  const mark = brandMark(-17, 0, 30, lightOn(colour, 0.75), brand);
  art.on(add([0, y, 0], toward, MOUTH - 5), right, [0, -1, 0], isTurned ? `<g transform="rotate(180)translate(0 -30)">${mark}</g>` : mark);
}
