// Glossy photo paper: its packet, and two printed photographs in front.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot } from '../kit/print.ts';

export const photoPaper: Drawing = {
  colour: '#27406b',
  brand: 'Ondine',
  label: '4 x 6',
  fit: 0.86,
  angle: { yaw: 26, pitch: 42 },
  draw(art, look) {
    art.at({ x: -22, z: -40, turnY: 6 }, () => drawPacket(art, look));
    art.at({ x: 46, y: 3, z: 44, turnY: -16 }, () => drawPhotograph(art, sea(art)));
    art.at({ x: -26, y: 7, z: 74, turnY: 9 }, () => drawPhotograph(art, hills(art)));
  },
};

function drawPacket(art: Art, { colour, brand, label }: Look): void {
  art.shadow(boxFootprint(-106, -80, 106, 80), 34, { softness: 13 });
  art.box([-106, 0, -80], [106, 16, 80], board(colour), { axis: 'y', radius: 3, rim: 0.6 });
  const sky = art.fade(60, [0, '#f6d7a8'], [0.6, '#d98f7a'], [1, '#6a5f8f']);
  const print =
    rect(0, 0, 212, 160, art.fade(35, [0, shade(colour, 0.2)], [1, shade(colour, -0.2)])) +
    lockup(16, 14, 22, brand, whiteOn(colour), { room: 140 }) +
    fittedWords(198, 33, 20, label, whiteOn(colour), 50, { anchor: 'end' }) +
    `<g transform="translate(18 52)">${rect(0, 0, 176, 94, sky, 3)}${spot(126, 36, 15, '#fff3dc')}${shape('M0 94V62l34-26 30 24 34-38 40 42 38-20v50z', '#33485f')}${shape('M0 94V78l60-16 60 12 56-14v34z', '#1d2c40')}</g>`;
  art.onTop(-106, 16.2, -80, print, 212, 160);
}

function drawPhotograph(art: Art, picture: string): void {
  art.cast('-58 -2 42, 64 -2 42, 66 -2 -34, -54 -2 -34', 0.42, 6);
  art.box([-60, 0, -41], [60, 1.5, 41], paper('#fdfcf9'), { axis: 'y', radius: 1.5, rim: 0.7 });
  const gleam = shape('M5 5h52L21 77H5z', '#fff', 'opacity=".24"');
  art.onTop(-60, 1.7, -41, `<g clip-path="${art.clip('<path d="M5 5h110v72H5z"/>')}">${picture}</g>${gleam}`, 120, 82);
}

function sea(art: Art): string {
  return (
    rect(0, 0, 120, 82, art.fade(90, [0, '#bfe0ea'], [0.55, '#8cc4d6'], [1, '#f3e3c3'])) +
    shape('M0 44h120v18q-30 8-60 0t-60 4z', '#2f7f9c') +
    shape('M70 46V16l22 28zM66 46V24L50 44z', '#fdfbf6') +
    shape('M46 47h52l-8 8H54z', '#c8453a')
  );
}

function hills(art: Art): string {
  return (
    rect(0, 0, 120, 82, art.fade(90, [0, '#f8dcae'], [1, '#f2a778'])) +
    spot(84, 26, 10, '#fff6df') +
    shape('M0 82V50l30-18 26 18 24-12 40 22v22z', '#7f9a5c') +
    shape('M0 82V64l40-10 40 12 40-8v24z', '#4f7343')
  );
}
