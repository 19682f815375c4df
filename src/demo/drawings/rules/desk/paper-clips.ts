// Paper clips scattered on the table.
import { pieceColours, type Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#2b5fa8', '#2f8f5a', '#c8453a', '#e0a52c', '#6d4a94', '#b9bec4'];
/** Where each clip lies and how it is turned. */
const PLACES = [
  { x: -52, z: -26, turn: 24 },
  { x: 18, z: -46, turn: -58 },
  { x: 62, z: -2, turn: 8 },
  { x: -64, z: 36, turn: -34 },
  { x: -8, z: 8, turn: 74 },
  { x: 44, z: 46, turn: -22 },
  { x: -6, z: 58, turn: 40 },
];
const WIRE = 'M-7-22v36a7 7 0 0 0 14 0v-44a10.5 10.5 0 0 0-21 0v46a14 14 0 0 0 28 0v-36';

export const paperClips: Drawing = {
  colour: '#aeb4bb',
  brand: 'Tessel',
  pack: { form: 'pack', n: 100 },
  fit: 0.8,
  angle: { yaw: 26, pitch: 46 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    art.fitTo('-92 0 -74, 92 0 -60, -92 0 78, 84 0 84');
    const isMetal = look.isAssorted && look.colour === paperClips.colour;
    const colours = isMetal ? PLACES.map(() => look.colour) : pieceColours(look, OTHER_COLOURS, PLACES.length);
    PLACES.forEach(({ x, z, turn }, i) => {
      const clip = `<g transform="translate(${x} ${z})rotate(${turn})">${drawClip(colours[i] ?? look.colour)}</g>`;
      const shadow = `<g transform="translate(${x + 3} ${z + 3.5})rotate(${turn})" opacity=".42" filter="${art.blur(1.4)}">${stroke(WIRE, '#3a2818', 3.4)}</g>`;
      art.onTop(0, 0, 0, shadow + clip);
    });
  },
};

function drawClip(colour: string): string {
  const round = 'stroke-linecap="round"';
  return (
    stroke(WIRE, shade(colour, -0.45), 3.6, round) +
    stroke(WIRE, colour, 2.6, round) +
    stroke(WIRE, shade(colour, 0.75), 0.9, `${round} transform="translate(-.5 -.5)"`)
  );
}
