// A gift card with a ribbon and bow, on its envelope.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, whiteOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke, words } from '../kit/print.ts';
import { CARD_FACE, drawPlasticCard } from './plastic-card.ts';

const RIBBON = '#f0d9a4';
const RIBBON_DARK = '#c79b4a';
const RIBBON_LIGHT = '#fbeecb';

export const giftCard: Drawing = {
  colour: '#b4403c',
  printsWords: true,
  brand: 'Inkwell',
  fit: 0.86,
  isCarton: true,
  angle: { yaw: 22, pitch: 48 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    art.at({ x: -14, z: -30, turnY: 13 }, () => drawEnvelope(art));
    art.at({ x: 8, y: 6, z: 22, turnY: -6 }, () => {
      art.cast('-82 -2 54, 86 -2 54, 92 -2 -50, -74 -2 -50', 0.42, 7);
      drawPlasticCard(art, look.colour, face(art, look));
      art.billboard([-38, 12, -4.5], [-30, -24, 30, 22], bow(art));
    });
  },
};

function drawEnvelope(art: Art): void {
  art.shadow(boxFootprint(-92, -60, 92, 60), 20, { softness: 11 });
  art.box([-92, 0, -60], [92, 4, 60], paper('#e7dbc4'), { axis: 'y', rim: 0.8 });
  const sheen = rect(0, 0, 184, 120, art.fade(40, [0, '#fff', 0.4], [0.6, '#fff', 0]));
  art.onTop(-92, 4.2, -60, stroke('M0 0l80 58q12 8 24 0L184 0', '#c9b894', 2) + sheen);
}

function face(art: Art, { colour, brand, label }: Look): string {
  const ground = art.fade(35, [0, shade(colour, 0.22)], [0.5, colour], [1, shade(colour, -0.22)]);
  const ribbon = (angle: number): string => art.fade(angle, [0, RIBBON_DARK], [0.3, RIBBON], [0.7, RIBBON], [1, RIBBON_DARK]);
  const rings = [36, 60, 84].map((r) => `<circle cx="150" cy="112" r="${r}"/>`).join('');
  const pattern =
    `<rect width="172" height="108" fill="${ground}"/>` +
    `<g fill="none" stroke="#fff" opacity=".1" stroke-width="9">${rings}</g>` +
    rect(40, 0, 17, 108, ribbon(0)) +
    rect(0, 40, 172, 17, ribbon(90));
  return (
    `<g clip-path="${art.clip(CARD_FACE)}">${pattern}</g>` +
    fittedWords(76, 28, 18, brand, whiteOn(colour), 88) +
    words(70, 78, 15, 'GIFT CARD', whiteOn(colour), { width: 82 }) +
    fittedWords(70, 97, 14, label, lightOn(colour, 0.8), 90)
  );
}

function bow(art: Art): string {
  const silk = (angle: number, middle: number): string => art.fade(angle, [0, RIBBON_LIGHT], [middle, RIBBON], [1, RIBBON_DARK]);
  const tails = 'M-3 2C-14 10-22 22-30 24l6 4 0 6C-14 26-4 14 0 4zM3 2c8 6 12 18 18 26l1-6 6-1C20 14 12 6 4 0z';
  const folds = 'M-6-1C-14-10-26-14-30-9-24-4-14 0-6 1zM6-1c6-9 18-15 24-12C26-6 16 0 6 1z';
  const knot = art.fade(60, [0, RIBBON_LIGHT], [1, RIBBON_DARK]);
  return (
    `<g stroke="${shade(RIBBON_DARK, -0.2)}" stroke-width=".8">` +
    shape(tails, RIBBON_DARK) +
    shape('M0 0C-10-20-34-24-36-10S-14 8 0 2z', silk(60, 0.6)) +
    shape('M0 0C8-22 32-28 36-14S16 8 0 2z', silk(60, 0.55)) +
    shape(folds, shade(RIBBON_DARK, -0.28), 'stroke="none" opacity=".8"') +
    `${rect(-7, -7, 14, 14, knot, 5)}</g>`
  );
}
