// Packing tape on its hand dispenser, the end drawn over the teeth.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';
import { pathData } from '../kit/path-data.ts';

const [RADIUS, CORE, HALF] = [58, 34, 26];
const DISPENSER = '#b5382f';

export const packingTape: Drawing = {
  colour: '#cfa468',
  brand: 'Tessel',
  fit: 0.82,
  angle: { yaw: 32, pitch: 20 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-34, -28, 60, 28), 90);
    art.at({ y: 66 }, () => {
      drawHandle(art);
      drawRoll(art, colour);
      drawNose(art, colour);
    });
  },
};

/** The grip slants down behind the roll, from the plate that holds the hub. */
function drawHandle(art: Art): void {
  const shell = plastic(DISPENSER);
  const plate = corners('-14 -14 r20, 30 -34 r30, 44 0 r30, 20 34 r20, -60 20 r16, -104 26 r12, -100 6 r12, -50 -8 r16');
  art.prism('z', plate, -HALF - 8, -HALF - 3, shell);
  art.rod([34, -20, 0], [92, -62, 0], '0 10, .2 13, .8 14, 1 12', gloss(DISPENSER));
}

function drawRoll(art: Art, colour: string): void {
  const tape = gloss(colour, { shine: 0.35, tightness: 20 });
  art.prism('z', circle(0, 0, RADIUS, 44), -HALF, HALF, tape, {
    cap: plastic(shade(colour, 0.14), { fade: 0.1 }),
    holes: [circle(0, 0, CORE, 28)],
    core: '#cfa97a',
    coreAngle: 15,
    rim: 0.6,
  });
  const ring = (radius: number): string => pathData(circle(0, 0, radius, 26).map(([x, y]) => art.page([x, y, HALF + 0.2])));
  for (const radius of [43, 50]) art.path(ring(radius), 'none', `stroke="${shade(colour, -0.22)}" stroke-width="1" opacity=".5"`);
  art.path(ring(CORE + 4) + ring(CORE), '#d8b587', 'fill-rule="evenodd"');
  art.prism('z', circle(0, 0, CORE - 2, 26), HALF, HALF + 4, gloss(DISPENSER), { rim: 0.6 });
  art.prism('z', circle(0, 0, 9, 18), HALF + 4, HALF + 9, metal(PALETTE.steel), { rim: 0.5 });
}

/** Tape runs from the roll's top to a roller and the toothed blade. */
function drawNose(art: Art, colour: string): void {
  const shell = plastic(DISPENSER);
  const sheen = art.fade(20, [0, shade(colour, -0.14)], [0.5, shade(colour, 0.35)], [1, shade(colour, 0.05)]);
  art.curve(
    `M -10 57 ${HALF} C -40 60 ${HALF}, -80 40 ${HALF}, -100 24 ${HALF} L -100 24 ${-HALF} C -80 40 ${-HALF}, -40 60 ${-HALF}, -10 57 ${-HALF} Z`,
    sheen,
  );
  art.rod([-100, 18, -HALF], [-100, 18, HALF], '0 8, 1 8', plastic('#3a3d44'));
  const arm = corners('-40 14 r8, -40 30 r8, -100 36 r10, -114 18 r8, -104 4 r8, -70 10 r10');
  art.prism('z', arm, HALF + 1, HALF + 5, shell, { rim: 0.6 });
  const teeth = Array.from({ length: 13 }, (_, i) => `-${118 + (i % 2) * 5} 2 ${HALF - i * 4.3}`).join(', ');
  art.polygon(
    `-106 14 ${HALF}, ${teeth}, -106 14 ${-HALF}`,
    art.fade(30, [0, '#f4f6f8'], [1, '#8e959d']),
    'stroke="#6d747c" stroke-width="1"',
  );
}
