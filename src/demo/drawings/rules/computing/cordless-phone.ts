// A cordless phone standing in its charger; a pack has more handsets.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { keys, rect, stroke, type Key } from '../kit/print.ts';

export const cordlessPhone: Drawing = {
  colour: '#34373d',
  brand: 'Tessel',
  fit: 0.86,
  angle: { yaw: 28, pitch: 20 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const count = piecesShown(pack, 3);
    for (let i = count - 1; i >= 0; i--) {
      const place = { x: i * 92 - (count - 1) * 40, z: -i * 54 };
      art.shadow(boxFootprint(place.x - 42, place.z - 34, place.x + 42, place.z + 46), 150);
      art.again('phone', place, () => drawPhone(art, colour));
    }
  },
};

function drawPhone(art: Art, colour: string): void {
  art.box([-42, 0, -34], [42, 30, 46], plastic('#26282d'), { axis: 'y', radius: 16, rim: 0.7 });
  art.at({ y: 14, z: 2, turnX: -10 }, () => {
    art.box([-26, 0, -11], [26, 180, 11], plastic(colour, { shine: 0.35 }), { radius: 16, rim: 0.85 });
    const pad: Key[] = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column): Key => [9 + column * 12.4, 98 + row * 13, 9.6, 8.6]));
    art.onFront(
      -26,
      180,
      11.3,
      rect(16, 12, 20, 4, '#0f1013', 2) +
        rect(8, 26, 36, 44, '#bfd8c9', 4) +
        stroke('M14 38h22M14 48h14M14 58h18', '#3c5247', 3) +
        rect(9, 78, 14, 9, '#3fae7c', 4) +
        rect(29, 78, 14, 9, '#c8645a', 4) +
        keys(pad, '#e9ebec', 1.6, 1.6),
    );
  });
  art.box([-34, 18, 22], [34, 34, 44], plastic('#2b2e34'), { axis: 'y', radius: 12, rim: 0.6 });
}
