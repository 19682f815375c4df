// Paper towel rolls, standing, with an embossed pattern and a loose edge.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { pair, tenths } from '../kit/number-text.ts';
import { roundFootprint } from '../kit/outline.ts';
import { add, radians, type Vec3 } from '../kit/vector.ts';

const RADIUS = 60;

export const paperTowels: Drawing = {
  colour: '#5aa0bd',
  brand: 'Ondine',
  pack: { form: 'pack', n: 2 },
  fit: 0.88,
  angle: { yaw: 28, pitch: 22 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const count = piecesShown(pack, 3);
    const roll = (x: number, z: number): void => {
      art.shadow(roundFootprint(x, z, 58, 16), 150);
      art.again('roll', { x, z }, () => drawRoll(art, colour));
    };
    if (count > 2) roll(-72, -100);
    if (count > 1) roll(66, -72);
    roll(count > 1 ? -14 : 0, 36);
  },
};

function drawRoll(art: Art, colour: string): void {
  art.lathe(0, 0, '58 0, 60 3, 60 222, 58 225', paper('#f6f2ec', { drop: 0.3 }));
  art.path(embossing(art), 'none', `stroke="${shade(colour, 0.12)}" stroke-width="2.6" opacity=".7"`);
  const { right, toward } = art.camera;
  const edge = (y: number): Vec3 => [right[0] * 42 + toward[0] * 44, y, right[2] * 42 + toward[2] * 44];
  art.line([edge(3), edge(222)], '#c9bfb0', 2.5);
  art.line([add(edge(3), right, -1.6), add(edge(222), right, -1.6)], '#fff', 2);
  for (const radius of [52, 44, 36]) art.disc([0, 225, 0], radius, 'none', 'stroke="#d9d0c2" stroke-width="1.5"');
  art.disc([0, 225.2, 0], 25, '#c39b6a');
  art.disc([0, 225.2, 0], 21, art.fade(70, [0, '#3c2a1a'], [1, '#8d6b45']));
}

/** Small diamonds round the roll, narrower toward its flanks. */
function embossing(art: Art): string {
  const { right } = art.camera;
  const tall = tenths(art.px(5));
  let data = '';
  for (let row = 0; row < 9; row++) {
    for (let column = -4; column <= 4; column++) {
      const angle = radians((column + (row % 2) * 0.5) * 19);
      if (Math.abs(angle) > 1.45) continue;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const x = (right[0] * sin - right[2] * cos) * RADIUS;
      const z = (right[2] * sin + right[0] * cos) * RADIUS;
      const [pageX, pageY] = art.page([x, 14 + row * 24, z]);
      const wide = art.px(5) * cos;
      const back = `q${tenths(-wide)} ${tall} ${tenths(-2 * wide)} 0z`;
      data += `M${pair([pageX - wide, pageY])}q${tenths(wide)}-${tall} ${tenths(2 * wide)} 0${back}`;
    }
  }
  return data;
}
