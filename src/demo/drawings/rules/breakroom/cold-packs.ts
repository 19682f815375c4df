// Instant cold packs: sealed pouches with a snowflake, one lying before two that stand.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { gloss } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';
import { radians } from '../kit/vector.ts';

export const coldPacks: Drawing = {
  colour: '#9cc4e0',
  brand: 'Clearday',
  fit: 0.82,
  angle: { yaw: 26, pitch: 24 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-70, -34, 84, 40), 150);
    art.at({ x: 26, z: -30 }, () => drawPouch(art, shade(colour, 0.25), ''));
    drawPouch(art, colour, brand);
  },
};

function drawPouch(art: Art, colour: string, brand: string): void {
  art.prism('z', corners('-74 0 r5, 74 0 r5, 74 176 r5, -74 176 r5'), -2, 2, gloss(shade(colour, 0.5)), { rim: 0.8 });
  art.prism('z', corners('-64 12 r20, 64 12 r20, 62 164 r20, -62 164 r20', 5), 2, 20, gloss(colour, { shine: 0.4 }), { rim: 0.8 });
  const ink = '#1f4f86';
  const seal = rect(0, 0, 148, 9, 'none') + stroke('M4 4h140M4 172h140', shade(colour, -0.2), 2, 'stroke-dasharray="3 3"');
  art.onFront(-74, 176, 20.4, seal + snowflake(74, 78, 40, ink) + lockup(74, 134, 17, brand, ink, { anchor: 'middle', room: 112 }));
}

function snowflake(x: number, y: number, reach: number, ink: string): string {
  const arms = Array.from({ length: 6 }, (_, i) => {
    const at = (share: number, aside = 0): string => {
      const angle = radians(i * 60 - 90 + aside);
      return `${Math.round(x + reach * share * Math.cos(angle))} ${Math.round(y + reach * share * Math.sin(angle))}`;
    };
    return `M${x} ${y}L${at(1)}M${at(0.86, 22)}L${at(0.56)}L${at(0.86, -22)}`;
  }).join('');
  return stroke(arms, ink, 7, 'stroke-linecap="round"');
}
