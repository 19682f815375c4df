// A USB drive with its cap off.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, metal, PALETTE, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot } from '../kit/print.ts';

export const usbDrive: Drawing = {
  colour: '#2c6fae',
  brand: 'Quillet',
  fit: 0.76,
  angle: { yaw: 34, pitch: 34 },
  draw(art, look) {
    art.shadow(boxFootprint(-34, -9, 24, 9), 20, { softness: 10 });
    art.at({ x: 6 }, () => drawDrive(art, look));
    art.at({ x: -22, z: 26, turnY: 24 }, () => drawCap(art, look.colour));
  },
};

function drawDrive(art: Art, { colour, brand, label }: Look): void {
  const plug = metal(PALETTE.steel, { banding: 0.05 });
  art.box([-38, 2, -6], [-20, 6.5, 6], plug, { axis: 'x', radius: 0.8, rim: 0.6 });
  const holes = rect(4, 2.2, 3.4, 2.6, '#4b5058') + rect(4, 7.2, 3.4, 2.6, '#4b5058');
  art.onTop(-38, 6.6, -6, holes + rect(0, 0, 18, 1, '#fff', 0, 'opacity=".6"'));
  art.box([-22, 0, -9], [26, 9, 9], gloss(colour), { axis: 'y', radius: 4, rim: 0.9 });
  const top =
    rect(3, 2.5, 42, 13, shade(colour, 0.14), 2.5, 'opacity=".55"') +
    lockup(5, 6.4, 5.2, brand, whiteOn(colour), { room: 34 }) +
    spot(43, 9, 2, '#17191d') +
    spot(43.3, 9.3, 1.2, '#e8edf0');
  art.onTop(-22, 9.1, -9, top);
  art.onFront(-22, 9, 9.1, fittedWords(6, 6.3, 4.6, label, whiteOn(colour), 30));
}

function drawCap(art: Art, colour: string): void {
  art.shadow(boxFootprint(-11, -9, 11, 9), 18, { softness: 9 });
  art.box([-12, 0, -9], [12, 9, 9], gloss(colour), { axis: 'y', radius: 4, rim: 0.9 });
  art.face('-12 4 -4, -12 4 4, -12 6 4, -12 6 -4', [-1, 0, 0], rubber('#16181c'));
}
