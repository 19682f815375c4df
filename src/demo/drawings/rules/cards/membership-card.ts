// A membership card, and the back of another beneath it.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, whiteOn } from '../kit/ink.ts';
import { PALETTE } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke, words } from '../kit/print.ts';
import { CARD_FACE, drawPlasticCard } from './plastic-card.ts';

export const membershipCard: Drawing = {
  colour: '#23455c',
  printsWords: true,
  brand: 'Inkwell',
  fit: 0.92,
  isCarton: true,
  angle: { yaw: 22, pitch: 48 },
  arrangesPack: true,
  draw(art, look) {
    art.at({ x: 12, z: -36, turnY: -9 }, () => {
      art.shadow(boxFootprint(-86, -54, 86, 54), 18, { softness: 11 });
      drawPlasticCard(art, '#e9e3d8', backPrint());
    });
    art.at({ x: -10, y: 6, z: 24, turnY: 5 }, () => {
      art.cast('-82 -2 54, 86 -2 54, 92 -2 -50, -74 -2 -50', 0.45, 7);
      drawPlasticCard(art, look.colour, frontPrint(art, look));
    });
  },
};

function backPrint(): string {
  return (
    rect(0, 14, 172, 22, '#2b2d33') +
    rect(12, 48, 90, 16, '#fff', 1) +
    stroke('M16 58c8-8 10 4 18-2s10 4 20-2', '#4a4f57', 1.5) +
    stroke('M12 76h120M12 84h90M12 92h104', '#bcb3a4', 2.5)
  );
}

function frontPrint(art: Art, { colour, brand, label }: Look): string {
  const ground = art.fade(35, [0, shade(colour, 0.22)], [0.55, colour], [1, shade(colour, -0.25)]);
  const waves =
    `<rect width="172" height="108" fill="${ground}"/>` +
    shape('M0 108V86C50 60 90 110 172 58v50z', shade(colour, 0.18), 'opacity=".6"') +
    shape('M0 108v-8C60 76 100 116 172 80v28z', PALETTE.gold, 'opacity=".85"') +
    shape('M70 0h52L50 108H0z', '#fff', 'opacity=".07"');
  const drop = 'M14 14c6 10 9 13 9 19a9 9 0 0 1-18 0c0-6 3-9 9-19z';
  return (
    `<g clip-path="${art.clip(CARD_FACE)}">${waves}</g>` +
    shape(drop, PALETTE.gold, 'transform="translate(2 -1)"') +
    fittedWords(34, 29, 17, brand, whiteOn(colour), 74) +
    fittedWords(158, 27, 10, label || 'MEMBER', PALETTE.gold, 62, { anchor: 'end' }) +
    words(14, 62, 13.5, '4021 8830 0176', whiteOn(colour), { width: 112, weight: 500 }) +
    stroke('M14 76h74', lightOn(colour, 0.6), 3, 'opacity=".7"')
  );
}
