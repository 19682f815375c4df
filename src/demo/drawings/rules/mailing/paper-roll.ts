// A wide roll of paper, standing, its end running out.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';

const RADIUS = 46;

export const paperRoll: Drawing = {
  colour: '#f3efe6',
  brand: 'Northfold',
  fit: 0.9,
  angle: { yaw: 40, pitch: 26 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    if (piecesShown(pack, 2) > 1) art.at({ y: RADIUS, z: -104 }, () => drawRoll(art, colour));
    art.at({ y: RADIUS }, () => {
      drawSheet(art, colour);
      drawRoll(art, colour);
    });
  },
};

function drawRoll(art: Art, colour: string): void {
  art.shadow(boxFootprint(-170, -34, 170, 34), 90, { y: -RADIUS });
  art.prism('x', circle(0, 0, RADIUS, 44), -170, 170, paper(colour, { drop: 0.36 }), {
    holes: [circle(0, 0, 15, 24)],
    core: '#a97c4a',
    coreAngle: 20,
    rim: 0.6,
  });
}

function drawSheet(art: Art, colour: string): void {
  const floor = -RADIUS + 0.6;
  art.cast(`-168 ${floor} 40, 176 ${floor} 40, 178 ${floor} 214, -164 ${floor} 214`, 0.3, 6);
  const sheen = art.fade(70, [0, shade(colour, -0.22)], [0.35, shade(colour, 0.05)], [1, shade(colour, 0.12)]);
  art.curve(
    `M -168 -6 45 C -168 ${floor} 50, -168 ${floor} 60, -168 ${floor} 90 L -168 ${floor} 206 L 168 ${floor} 206 L 168 ${floor} 90 C 168 ${floor} 60, 168 ${floor} 50, 168 -6 45 Z`,
    sheen,
    `stroke="${shade(colour, -0.25)}" stroke-width="1.2"`,
  );
}
