// A stand of bent metal with a tablet leaning on it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const deviceStand: Drawing = {
  colour: '#b9bec4',
  brand: 'Castor & Main',
  fit: 0.82,
  angle: { yaw: 28, pitch: 20 },
  draw(art, { colour }) {
    const steel = metal(colour, { banding: 0.04 });
    art.shadow(boxFootprint(-60, -70, 60, 78), 130);
    art.box([-56, 0, -70], [56, 7, 76], steel, { axis: 'y', radius: 24, rim: 0.8 });
    art.prism('x', corners('-58 4, -44 4, -30 120 r6, -42 124 r6'), -30, 30, steel);
    art.at({ y: 44, z: 34, turnX: -24 }, () => {
      art.box([-50, -14, -12], [50, 0, 24], steel, { radius: 4, rim: 0.7 });
      art.box([-52, -4, -12], [52, 116, -6], steel, { radius: 12 });
      art.box([-74, 0, -5], [74, 206, 5], plastic('#26282d'), { radius: 12, rim: 0.8 });
      art.onFront(-74, 206, 5.3, screen(art), 148, 206);
    });
  },
};

const TILES = ['#d98a4a', '#5a8f7b', '#c8645a', '#6f86bd', '#e0b23c', '#7d5a96'];

function screen(art: Art): string {
  const ground = art.fade(50, [0, '#3d6a8c'], [1, '#213a57']);
  return (
    rect(8, 10, 132, 186, ground, 5) +
    TILES.map((tint, i) => rect(22 + (i % 3) * 37, 76 + Math.floor(i / 3) * 40, 29, 29, tint, 7)).join('') +
    rect(22, 30, 78, 10, '#fff', 4, 'opacity=".85"') +
    rect(22, 48, 48, 7, '#fff', 3, 'opacity=".5"')
  );
}
