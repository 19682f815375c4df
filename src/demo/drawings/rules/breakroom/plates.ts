// A stack of paper plates with a coloured rim.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

const RADIUS = 112;
const STEP = 8;

export const plates: Drawing = {
  colour: '#5f9aa8',
  brand: 'Brightleaf',
  pack: { form: 'pack', n: 50 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 34 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const count = pack.form === 'pack' ? 9 : 1;
    art.shadow(roundFootprint(0, 0, RADIUS - 22, 20), 20 + count * STEP);
    for (let i = 0; i < count; i++) art.again('plate', { y: i * STEP }, () => drawUnderside(art));
    art.at({ y: count * STEP }, () => drawTop(art, colour));
  },
};

/** The edge of one plate in the stack: a flaring rim with its shadow. */
function drawUnderside(art: Art): void {
  art.lathe(0, 0, `${RADIUS - 26} 0, ${RADIUS - 5} 9`, paper('#b9b0a1', { drop: 0.5 }), { top: false });
  art.lathe(0, 0, `${RADIUS - 3} 9, ${RADIUS} 11, ${RADIUS} 13.5`, paper('#fbf7ef', { drop: 0.3 }), { topFill: '#c9c0b0' });
}

function drawTop(art: Art, colour: string): void {
  const y = 13.5;
  drawUnderside(art);
  art.disc([0, y, 0], RADIUS, art.fade(50, [0, '#fff'], [1, '#ece5d9']));
  art.disc([0, y, 0], RADIUS - 4, 'none', `stroke="${colour}" stroke-width="${Math.round(art.px(7))}"`);
  art.disc([0, y, 0], RADIUS - 12, 'none', `stroke="${shade(colour, 0.45)}" stroke-width="${Math.round(art.px(2))}"`);
  art.disc([0, y - 5, 4], RADIUS - 30, '#3a2818', `opacity=".22" filter="${art.blur(6)}"`);
  art.disc([0, y - 8, 0], RADIUS - 32, art.fade(55, [0, '#e6dfd2'], [0.5, '#f8f4ec'], [1, '#fff']));
  art.disc([0, y - 8, 0], RADIUS - 32, 'none', 'stroke="#d3cabb" stroke-width="1.5"');
}
