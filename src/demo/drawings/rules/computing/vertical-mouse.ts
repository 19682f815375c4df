// A vertical mouse: a tall leaning grip, its buttons on the side.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { roundFootprint } from '../kit/outline.ts';

export const verticalMouse: Drawing = {
  colour: '#43474e',
  brand: 'Tessel',
  fit: 0.76,
  isFlat: true,
  angle: { yaw: 28, pitch: 26 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(4, 8, 58, 18), 90);
    const body = art.fade(30, [0, shade(colour, 0.42)], [0.45, colour], [1, shade(colour, -0.45)]);
    const side = art.fade(60, [0, shade(colour, 0.1)], [1, shade(colour, -0.5)]);
    art.fitTo('-84 0 40, 96 0 40, 0 150 0');
    const svg =
      `<path d="M-88 52C-96 20-72-84-26-104C8-118 40-96 56-58C70-24 92 10 94 44C96 60 80 66 50 66H-60C-78 66-86 62-88 52z" fill="${body}"/>` +
      `<path d="M-26-104C8-118 40-96 56-58C70-24 92 10 94 44C96 60 80 66 50 66H10C30 30 20-40-26-104z" fill="${side}" opacity=".85"/>` +
      `<path d="M-26-104C20-40 30 30 10 66" fill="none" stroke="${shade(colour, -0.6)}" stroke-width="3"/>` +
      `<path d="M26-66C44-34 52-2 54 26M38-18l24-8" fill="none" stroke="${shade(colour, -0.65)}" stroke-width="3"/>` +
      `<rect x="36" y="-50" width="12" height="30" rx="6" transform="rotate(-22 42 -36)" fill="#b9bec4"/>` +
      `<path d="M-70 30C-64-10-52-60-26-88" fill="none" stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"/>` +
      `<rect x="-34" y="-30" width="36" height="10" rx="5" transform="rotate(-62 -16 -25)" fill="${shade(colour, -0.5)}"/><rect x="-20" y="8" width="36" height="10" rx="5" transform="rotate(-72 -2 13)" fill="${shade(colour, -0.5)}"/>`;
    art.billboard([4, 62, 8], [-96, -112, 98, 70], svg);
  },
};
