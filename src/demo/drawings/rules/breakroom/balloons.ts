// A bunch of balloons on their strings.
import { pieceColours, type Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

const GOLD = metal('#d9b24c', { banding: 0.03 });
const PLACES = [
  [-74, 330, -10],
  [70, 346, -20],
  [0, 400, -30],
  [-38, 250, 20],
  [46, 256, 24],
] as const;

export const balloons: Drawing = {
  colour: '#2b6fb0',
  brand: 'Packwell',
  fit: 0.92,
  isFlat: true,
  angle: { yaw: 22, pitch: 12 },
  draw(art, look) {
    const tints = pieceColours({ ...look, isAssorted: true }, ['#c8645a', '#e0b23c', '#5a8f7b', '#7d5a96'], PLACES.length);
    art.shadow(roundFootprint(0, 0, 26), 90);
    for (const [i, [x, y, z]] of PLACES.entries()) {
      const tint = tints[i] ?? look.colour;
      art.tube(`M 0 18 0 C ${x * 0.3} 90 ${z}, ${x} 150 ${z}, ${x} ${y - 74} ${z}`, '#8d949c', art.px(1.8));
      const skin = art.glow([
        [0, shade(tint, 0.55)],
        [0.5, tint],
        [1, shade(tint, -0.28)],
      ]);
      art.billboard(
        [x, y, z],
        [-58, -70, 58, 78],
        `<path d="M0-70C36-70 58-44 58-10C58 28 26 56 0 68C-26 56-58 28-58-10C-58-44-36-70 0-70z" fill="${skin}"/><path d="M-8 76L0 66L8 76z" fill="${shade(tint, -0.3)}"/><ellipse cx="-22" cy="-34" rx="10" ry="17" transform="rotate(24 -22 -34)" fill="#fff" opacity=".55"/>`,
      );
    }
    art.lathe(0, 0, '24 0, 26 6, 18 20, 10 26', GOLD);
  },
};
