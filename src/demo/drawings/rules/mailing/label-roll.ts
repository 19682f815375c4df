// A roll of thermal labels, its strip running out to the viewer.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { pathData } from '../kit/path-data.ts';
import { rect, stroke } from '../kit/print.ts';

const [RADIUS, CORE, HALF] = [58, 18, 46];

export const labelRoll: Drawing = {
  colour: '#f3efe6',
  brand: 'Tessel',
  fit: 0.82,
  angle: { yaw: 36, pitch: 26 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    if (piecesShown(pack, 2) > 1) {
      art.at({ x: -44, y: RADIUS, z: -104 }, () => drawRoll(art, colour));
    }
    art.at({ y: RADIUS }, () => {
      drawStrip(art, colour);
      drawRoll(art, colour);
    });
  },
};

function drawRoll(art: Art, colour: string): void {
  art.shadow(boxFootprint(-HALF, -30, HALF, 30), 100, { y: -RADIUS });
  art.prism('x', circle(0, 0, RADIUS, 44), -HALF, HALF, paper(colour, { drop: 0.34 }), {
    holes: [circle(0, 0, CORE, 24)],
    core: '#b98d5a',
    coreAngle: 20,
    rim: 0.6,
  });
  const ring = (radius: number): string => pathData(circle(0, 0, radius, 30).map(([z, y]) => art.page([HALF + 0.2, y, z])));
  for (const radius of [26, 34, 42, 50]) art.path(ring(radius), 'none', `stroke="${shade(colour, -0.2)}" stroke-width="1" opacity=".5"`);
  art.path(ring(CORE + 4) + ring(CORE), '#cfa97a', 'fill-rule="evenodd"');
}

/** The strip leaves the top of the roll, falls in front of it and lies on the table. */
function drawStrip(art: Art, colour: string): void {
  const [floor, end] = [-RADIUS + 0.5, 182];
  art.cast(`${-HALF} ${floor} 60, ${HALF + 6} ${floor} 60, ${HALF + 8} ${floor} ${end + 4}, ${-HALF + 4} ${floor} ${end + 4}`, 0.34, 5);
  const sheen = art.fade(70, [0, shade(colour, -0.2)], [0.3, shade(colour, -0.04)], [0.6, '#fff'], [1, shade(colour, -0.02)]);
  art.curve(
    `M ${-HALF} 20 52 C ${-HALF} -30 66, ${-HALF} ${floor} 70, ${-HALF} ${floor} 104 L ${-HALF} ${floor} ${end} L ${HALF} ${floor} ${end} L ${HALF} ${floor} 104 C ${HALF} ${floor} 70, ${HALF} -30 66, ${HALF} 20 52 Z`,
    sheen,
    `stroke="${shade(colour, -0.25)}" stroke-width="1"`,
  );
  const label = (z: number): string => rect(6, z, 80, 40, '#fff', 5, `stroke="${shade(colour, -0.26)}" stroke-width="1.4"`);
  const barcode = stroke('M16 122v18M20 122v18M26 122v18M29 122v18M35 122v18M40 122v18M43 122v18M50 122v18', '#3a3e46', 2.4);
  const address = stroke('M60 126h18M60 134h14M16 112h46', '#8d8679', 3);
  art.onTop(-HALF, floor + 0.2, 0, label(106) + address + barcode + label(152) + stroke('M16 162h46M16 170h30', '#8d8679', 3));
}
