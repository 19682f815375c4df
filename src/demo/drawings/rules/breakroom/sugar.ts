// Sugar in a canister with a pour spout, and a few paper packets.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { paper, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';
import { add } from '../kit/vector.ts';
import { drawLabelBand } from '../kit/label-band.ts';

const [RADIUS, HIGH] = [44, 150];

export const sugar: Drawing = {
  colour: '#3f7fae',
  brand: 'Brightleaf',
  fit: 0.84,
  angle: { yaw: 28, pitch: 22 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 98 - (count - 1) * 48, z: -i * 40 }, () => drawCanister(art, look));
    drawPacket(art, look, { x: 70, y: 0, z: 40, turnY: 24 });
    drawPacket(art, look, { x: 42, y: 3, z: 70, turnY: -12 });
  },
};

function drawCanister(art: Art, { colour, brand, label }: Look): void {
  art.shadow(roundFootprint(0, 0, RADIUS, 16), 150);
  art.lathe(0, 0, `${RADIUS} 0, ${RADIUS} ${HIGH}`, paper('#f4f1ec'));
  drawLabelBand(art, RADIUS + 0.4, 8, 142, colour);
  drawLabelBand(art, RADIUS + 0.5, 44, 104, '#fbf9f4');
  const { front, right } = art.camera;
  const ink = onPaper(colour, 0.4);
  const cube = (x: number, y: number): string =>
    `<path d="M${x} ${y}l11-5 11 5-11 5z" fill="#fff"/><path d="M${x} ${y}v11l11 5v-11z" fill="${shade(colour, 0.7)}"/><path d="M${x + 22} ${y}v11l-11 5v-11z" fill="${shade(colour, 0.45)}"/>`;
  const print =
    lockup(-3, 50, 14, brand, ink, { anchor: 'middle', room: 68 }) +
    fittedWords(-3, 82, 10, label, ink, 64, { anchor: 'middle' }) +
    cube(-38, 110) +
    cube(-13, 110) +
    cube(12, 110);
  art.on(add([0, 142, 0], front, RADIUS + 1), right, [0, -1, 0], print);
  art.lathe(0, 0, `${RADIUS + 1} ${HIGH - 4}, ${RADIUS + 1} ${HIGH + 4}, ${RADIUS - 3} ${HIGH + 8}`, plastic('#f4f1ec'));
  art.onTop(
    0,
    HIGH + 8.3,
    0,
    `<path d="M-18 4A24 24 0 0 1 24-8L8 6z" fill="#b9b0a1"/><path d="M-18 4A24 24 0 0 1 24-8L6 0z" fill="${shade(colour, 0.2)}"/>`,
  );
}

function drawPacket(art: Art, { colour }: Look, place: { x: number; y: number; z: number; turnY: number }): void {
  art.at(place, () => {
    if (place.y) art.cast('-24 -2 16, 30 -2 16, 32 -2 -12, -22 -2 -12', 0.36, 4);
    else art.shadow(boxFootprint(-27, -16, 27, 16), 8, { softness: 6 });
    art.box([-27, 0, -16], [27, 3.5, 16], paper('#fbf9f5'), { axis: 'y', radius: 1.5, rim: 0.6 });
    art.onTop(
      -27,
      3.7,
      -16,
      rect(7, 0, 40, 32, colour) +
        rect(13, 9, 28, 14, '#fbf9f5', 2) +
        stroke('M18 16h18', colour, 3) +
        stroke('M3 0v32M51 0v32', '#d8d1c4', 1),
      54,
      32,
    );
  });
}
