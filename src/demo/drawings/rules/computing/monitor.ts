// A desktop monitor showing a landscape.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';
import { screenScene } from './screen-scene.ts';

export const monitor: Drawing = {
  colour: '#2a2d33',
  brand: 'Tessel',
  fit: 0.9,
  angle: { yaw: 22, pitch: 14 },
  draw(art, { colour, brand, label }) {
    drawStand(art);
    art.at({ y: 84 }, () => {
      art.prism('z', roundedRect(-272, 0, 272, 318, 8, 2), -16, 6, plastic(colour), { rim: 0.8, fade: 0.1 });
      const screen = `<g clip-path="${art.clip('<path d="M0 0h528v292H0z"/>')}">${landscape(art, label)}</g>`;
      const edge = rect(0, 0, 528, 292, 'none', 0, 'stroke="#0b0c0e" stroke-width="2"');
      const name = lockup(264, 297, 9, brand, '#aeb4bb', { anchor: 'middle' });
      art.onFront(-264, 310, 6.2, screen + edge + name, 528, 300);
    });
  },
};

function drawStand(art: Art): void {
  const steel = metal(PALETTE.steel, { banding: 0.06 });
  art.shadow(boxFootprint(-110, -75, 110, 75), 60);
  art.shadow(boxFootprint(-230, -30, 240, 10), 40, { strength: 0.5, softness: 26 });
  art.box([-110, 0, -75], [110, 8, 75], steel, { axis: 'y', radius: 26, rim: 0.8 });
  art.box([-30, 8, -34], [30, 190, -20], steel, { radius: 4, rim: 0.5 });
  art.cast('-80 8.2 20, 80 8.2 20, 80 8.2 -30, -80 8.2 -30', 0.3, 8);
}

const landscape = (art: Art, model: string): string =>
  screenScene(art, model, 1, 528, 292) + shape('M0 0h250L90 292H0z', '#fff', 'opacity=".1"');
