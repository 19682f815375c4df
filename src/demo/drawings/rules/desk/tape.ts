// Rolls of tape: one lies, one stands with its end drawn out to a toothed edge.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, plastic } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { pathData } from '../kit/path-data.ts';
import type { Axis } from '../kit/prism.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

const RADIUS = 60;
const CORE_RADIUS = 35;

export const tape: Drawing = {
  colour: '#d9b77a',
  brand: 'Tessel',
  pack: { form: 'pack', n: 2 },
  fit: 0.84,
  angle: { yaw: 34, pitch: 24 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const isPair = pack.form === 'pack';
    if (isPair) {
      art.at({ x: -36, z: 52 }, () => {
        art.shadow(circle(0, 0, RADIUS, 18), 50);
        drawRoll(art, 'y', 0, 46, colour);
      });
    }
    art.at(isPair ? { x: 44, y: RADIUS, z: -34 } : { y: RADIUS }, () => {
      art.shadow(boxFootprint(-26, -24, 26, 24), 90, { y: -RADIUS });
      drawLooseEnd(art, colour, isPair ? 96 : 108);
      drawRoll(art, 'z', -24, 24, colour);
    });
  },
};

function drawRoll(art: Art, axis: Axis, from: number, to: number, colour: string): void {
  art.prism(axis, circle(0, 0, RADIUS, 40), from, to, gloss(colour, { shine: 0.3, tightness: 20 }), {
    cap: plastic(shade(colour, 0.12), { fade: 0.1 }),
    holes: [circle(0, 0, CORE_RADIUS, 28)],
    core: '#cfa97a',
    coreAngle: axis === 'y' ? 60 : 15,
    rim: 0.6,
  });
  const end = to + 0.2;
  const onEnd = ([a, b]: Vec2): Vec2 => art.page(axis === 'z' ? [a, b, end] : [a, end, b]);
  const ring = (radius: number, steps: number): string => pathData(circle(0, 0, radius, steps).map(onEnd));
  for (const radius of [44, 52]) {
    art.path(ring(radius, 22), 'none', `stroke="${shade(colour, -0.2)}" stroke-width="1" opacity=".45"`);
  }
  art.path(ring(38.5, 28) + ring(CORE_RADIUS, 28), '#d8b587', 'fill-rule="evenodd"');
}

function drawLooseEnd(art: Art, colour: string, reach: number): void {
  const teeth = Array.from({ length: 13 }, (_, i): Vec3 => [reach + (i % 2) * 4, -59, 24 - i * 4]);
  art.cast('10 -60 26, 100 -60 28, 100 -60 -22, 10 -60 -24', 0.3, 4);
  const sheen = art.fade(20, [0, shade(colour, -0.12)], [0.5, shade(colour, 0.28)], [1, shade(colour, 0.1)]);
  art.polygon([[4, -59, 24], ...teeth, [4, -59, -24]], sheen);
}
