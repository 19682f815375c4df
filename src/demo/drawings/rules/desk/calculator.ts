// A desk calculator, lying a little tilted.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, keys, rect, shape, stroke, words, type Key } from '../kit/print.ts';

const LEGENDS = [['C', '√', '±'], [...'789÷'], [...'456×'], [...'123−'], [...'0.%=']];
const OPERATOR_COLUMN = 3;

export const calculator: Drawing = {
  colour: '#3b4250',
  brand: 'Quillet',
  fit: 0.82,
  angle: { yaw: 28, pitch: 46 },
  draw(art, look) {
    const body = plastic(look.colour);
    art.shadow(boxFootprint(-64, -100, 64, 100), 46, { softness: 14 });
    art.at({ turnX: 7, y: 4 }, () => {
      art.prism('x', corners('-98 0 r2, -98 16 r6, 98 16 r6, 98 0 r2'), -62, 62, body);
      art.box([-62, 2, -98], [62, 17, 98], body, { axis: 'y', radius: 9, rim: 0.7 });
      art.onTop(-62, 17.3, -98, display(art, look) + keyField() + legends());
    });
  },
};

function display(art: Art, { colour, brand }: Look): string {
  const glass = art.fade(60, [0, '#dfe8d8'], [1, '#b7c6b2']);
  return (
    rect(8, 10, 108, 56, shade(colour, -0.4), 4) +
    rect(12, 24, 100, 38, glass, 2) +
    shape('M12 26a2 2 0 0 1 2-2h44l-30 38H14a2 2 0 0 1-2-2z', '#fff', 'opacity=".22"') +
    words(106, 54, 26, '1,284.50', '#27302a', { anchor: 'end', width: 82, weight: 500 }) +
    brandMark(12, 13, 8, '#fff', brand) +
    fittedWords(22, 20, 8, brand, '#fff', 58) +
    rect(84, 13, 27, 7, '#2a2430', 1) +
    stroke('M90.5 13v7M97 13v7M104 13v7', '#5d5668', 0.8)
  );
}

function keyField(): string {
  const numbers: Key[] = [];
  const operators: Key[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      if (row === 4 && column === OPERATOR_COLUMN) continue;
      const field = column === OPERATOR_COLUMN ? operators : numbers;
      field.push([12 + column * 27, 82 + row * 21.5, 20, 13]);
    }
  }
  const equals: Key = [93, 168, 20, 13];
  return keys(numbers, '#f1ede6', 3) + keys(operators, '#e08a3a', 3) + keys([equals], '#c4472f', 3);
}

function legends(): string {
  return LEGENDS.flatMap((row, r) =>
    row.map((legend, column) =>
      words(22 + column * 27, 93 + r * 21.5, 11, legend, column === OPERATOR_COLUMN ? '#fff' : '#39404c', { anchor: 'middle' }),
    ),
  ).join('');
}
