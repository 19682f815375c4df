// An all-in-one ink printer: paper in the rear feed, a printed sheet coming out.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

const SHEET_EDGE = 'stroke="#d5ccbc" stroke-width="1"';

export const printer: Drawing = {
  colour: '#ece8e1',
  brand: 'Ondine',
  fit: 0.88,
  angle: { yaw: 30, pitch: 22 },
  draw(art, look) {
    art.shadow(boxFootprint(-205, -150, 205, 150), 200);
    drawRearFeed(art);
    drawBody(art, look);
    drawOutput(art);
  },
};

const dark = plastic('#3a3e46');

function drawRearFeed(art: Art): void {
  const backSheet = art.fade(60, [0, '#fff'], [1, '#e6dfd2']);
  art.polygon('-110 190 -108, 110 190 -108, 110 322 -150, -110 322 -150', backSheet, SHEET_EDGE);
  art.prism('x', corners('-146 180, -172 268 r4, -164 272 r4, -128 180'), -126, 126, dark);
  const frontSheet = art.fade(60, [0, '#fff'], [1, '#ebe4d8']);
  art.polygon('-110 180 -112, 110 180 -112, 110 300 -148, -110 300 -148', frontSheet, SHEET_EDGE);
}

function drawBody(art: Art, { colour, brand, label }: Look): void {
  const shell = plastic(colour);
  art.box([-190, 0, -140], [190, 8, 140], dark, { axis: 'y', radius: 18, smoothness: 2, open: true });
  art.box([-200, 8, -150], [200, 66, 150], dark, { axis: 'y', radius: 22, smoothness: 3, open: true });
  art.box([-205, 62, -152], [205, 188, 152], shell, { axis: 'y', radius: 24, rim: 0.8 });
  art.box([-196, 188, -142], [196, 198, 140], shell, { axis: 'y', radius: 20, rim: 0.9, smoothness: 3 });
  art.onTop(-160, 198.3, -110, rect(0, 0, 320, 216, shade(colour, 0.3), 12, 'opacity=".5"'));
  const slot = rect(36, 66, 338, 58, '#23262c', 10) + rect(36, 66, 338, 10, '#0d0e11', 6);
  const screen = art.fade(50, [0, '#4fa6c9'], [1, '#1f5877']);
  const panel =
    rect(28, 16, 132, 40, '#22262d', 8) +
    rect(36, 21, 62, 30, screen, 3) +
    spot(118, 36, 8, '#4a5059') +
    spot(142, 36, 8, '#3fae7c') +
    stroke('M42 30h30M42 38h44M42 45h22', '#fff', 3, 'opacity=".85"');
  const model = fittedWords(384, 54, 13, label, darkOn(colour, 0.45), 150, { anchor: 'end' });
  art.onFront(
    -205,
    188,
    152.2,
    slot + lockup(384, label ? 12 : 20, 22, brand, darkOn(colour, 0.45), { anchor: 'end', room: 190 }) + model + panel,
  );
}

function drawOutput(art: Art): void {
  art.box([-140, 58, 140], [140, 64, 236], dark, { axis: 'y', radius: 6, smoothness: 2, rim: 0.5 });
  const sheet = 'M -108 92 150 C -108 92 190, -108 80 222, -108 74 250 L 108 74 250 C 108 80 222, 108 92 190, 108 92 150 Z';
  const white = art.fade(80, [0, '#d9d2c6'], [0.35, '#fff'], [1, '#f3eee5']);
  art.curve(sheet, white, 'stroke="#cfc6b7" stroke-width="1"');
  const print = rect(0, 0, 60, 20, '#d98a4a') + stroke('M70 4h102M70 12h86M0 32h172M0 40h150', '#aaa294', 3.5);
  art.on([-86, 88, 190], [1, 0, 0], unit([0, -10, 52]), print);
}
