// A service plan: a card with a shield, its folded terms beneath. The label names the plan.
import type { Drawing, Look } from '../drawing.ts';
import { CARD_FACE, drawPlasticCard } from '../cards/plastic-card.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke } from '../kit/print.ts';

const SHIELD = 'M0-34c12 8 22 10 30 10 2 28-8 48-30 58-22-10-32-30-30-58 8 0 18-2 30-10z';

export const serviceCard: Drawing = {
  colour: '#2f6f83',
  brand: 'Inkwell',
  fit: 0.86,
  angle: { yaw: 22, pitch: 48 },
  isCarton: true,
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    art.at({ x: 16, z: -28, turnY: 10 }, () => drawTerms(art, look.colour));
    art.at({ x: -10, y: 5, z: 26, turnY: -5 }, () => {
      art.cast('-82 -2 54, 86 -2 54, 92 -2 -50, -74 -2 -50', 0.45, 7);
      drawPlasticCard(art, look.colour, face(art, look));
    });
  },
};

function drawTerms(art: Art, colour: string): void {
  art.shadow(boxFootprint(-84, -72, 84, 72), 16, { softness: 11 });
  art.box([-84, 0, -72], [84, 2.5, 72], paper('#fbf8f1'), { axis: 'y', radius: 2, rim: 0.8 });
  const print =
    rect(14, 14, 70, 9, shade(colour, -0.1), 2) +
    stroke('M14 38h140M14 50h126M14 62h140M14 74h96', '#c9c0b0', 4) +
    stroke('M0 48h168', '#ddd5c7', 1.2) +
    stroke('M104 128c8-8 12 4 20-2s10 5 22-3', '#4a4f57', 2.5, 'stroke-linecap="round"');
  art.onTop(-84, 2.7, -72, print, 168, 144);
}

function face(art: Art, { colour, brand, label }: Look): string {
  const ground = art.fade(35, [0, shade(colour, 0.22)], [0.55, colour], [1, shade(colour, -0.25)]);
  const gold = art.fade(50, [0, '#f6e3ad'], [0.5, '#d9b24c'], [1, '#9a7424']);
  const scene =
    `<rect width="172" height="108" fill="${ground}"/>` +
    shape('M0 108V92c50-26 100 14 172-30v46z', shade(colour, -0.3), 'opacity=".55"') +
    shape('M70 0h52L50 108H0z', '#fff', 'opacity=".07"');
  const shield =
    `<g transform="translate(128 56)">${shape(SHIELD, '#2a1c12', 'opacity=".3" transform="translate(2 3)"')}${shape(SHIELD, gold)}` +
    `${shape(SHIELD, shade(colour, -0.25), 'transform="scale(.84)"')}${stroke('M-13 2l9 10 18-22', '#fff', 7, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
  return (
    `<g clip-path="${art.clip(CARD_FACE)}">${scene}</g>${shield}` +
    lockup(14, 16, 15, brand, whiteOn(colour), { room: 78 }) +
    fittedWords(14, 66, 14, label, whiteOn(colour), 76) +
    stroke('M14 80h62M14 90h44', shade(colour, 0.6), 3.5, 'opacity=".7"')
  );
}
