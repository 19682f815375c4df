// A speakerphone for a table: a three-armed puck with a mesh, a ring of light and buttons.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { roundFootprint, circle } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';
import { radians, type Vec2 } from '../kit/vector.ts';

/** A circle with three soft arms. */
const plan = (radius: number): Vec2[] =>
  Array.from({ length: 72 }, (_, i): Vec2 => {
    const angle = radians(i * 5);
    const reach = radius * (1 + 0.17 * Math.cos(3 * angle + Math.PI / 2));
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });

export const speakerphone: Drawing = {
  colour: '#34373d',
  brand: 'Kestrel',
  fit: 0.84,
  angle: { yaw: 28, pitch: 40 },
  draw(art, { colour, brand }) {
    art.shadow(roundFootprint(0, 0, 112, 18), 50);
    art.prism('y', plan(112), 0, 20, plastic(shade(colour, -0.25)), { rim: 0.5 });
    art.prism('y', plan(106), 20, 34, plastic(colour, { shine: 0.4 }), { rim: 0.8 });
    art.disc([0, 34.4, 0], 74, 'none', 'stroke="#58d09a" stroke-width="5" opacity=".9"');
    art.prism('y', circle(0, 0, 66, 44), 34, 46, plastic(shade(colour, 0.06)), { rim: 0.7 });
    const holes = [12, 24, 36, 48].flatMap((reach) => ring(reach, Math.round(reach / 2), shade(colour, -0.6)));
    art.onTop(-66, 46.4, -66, holes.join('') + spot(66, 66, 3, shade(colour, -0.6)), 132, 132);
    const ink = lightOn(colour, 0.7);
    art.onTop(-40, 34.4, 78, lockup(40, 4, 12, brand, ink, { anchor: 'middle', room: 80 }));
    art.onTop(60, 34.4, -92, rect(0, 0, 22, 12, ink, 6) + spot(8, 30, 6, '#c8645a'));
  },
};

/** Holes of a mesh around its middle. */
function ring(reach: number, count: number, ink: string): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = radians((i / count) * 360);
    return spot(66 + reach * Math.cos(angle), 66 + reach * Math.sin(angle), 2.2, ink);
  });
}
