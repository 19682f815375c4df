// A backpack with a front pocket, side pocket and a carry loop.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

const BODY = '-100 0 r34, 100 0 r34, 106 150 r300, 84 262 r90, -84 262 r90, -106 150 r300';
const POCKET = '-78 14 r22, 78 14 r22, 80 104 r14, -80 104 r14';

export const backpack: Drawing = {
  colour: '#3a5a78',
  brand: 'Castor & Main',
  fit: 0.9,
  angle: { yaw: 28, pitch: 16 },
  draw(art, look) {
    art.shadow(boxFootprint(-98, -58, 98, 70), 220);
    drawLoop(art, look.colour);
    drawBody(art, look);
    drawPocket(art, look);
  },
};

function drawLoop(art: Art, colour: string): void {
  const loop = 'M -24 254 -34 C -26 296 -34, 26 296 -34, 24 254 -34';
  art.tube(loop, shade(colour, -0.6), art.px(13));
  art.tube(loop, shade(colour, -0.2), art.px(9));
  // the far shoulder strap, seen beside the body
  art.tube('M 70 240 -58 C 150 220 -70, 150 70 -70, 96 22 -58', shade(colour, -0.65), art.px(20));
  art.tube('M 70 242 -56 C 148 222 -68, 148 72 -68, 96 24 -56', shade(colour, -0.35), art.px(14));
}

function drawBody(art: Art, { colour }: Look): void {
  const cloth = matte(colour, { shine: 0.16, tightness: 8, fade: 0.12 });
  art.prism('z', corners(BODY, 6), -58, 44, cloth, { rim: 0.5 });
  const zip = 'M -88 128 45 C -92 200 45, -82 246 45, -40 248 45 L 40 248 45 C 82 246 45, 92 200 45, 88 128 45';
  art.tube(zip, shade(colour, -0.5), art.px(7));
  art.tube(zip, '#c9ced3', art.px(1.8), 'stroke-dasharray="4 3"');
  art.tube('M -88 128 46 L -92 108 48', '#d9b24c', art.px(4));
  const gleam = 'M -70 140 46 C -76 190 46, -66 226 46, -40 232 46 C -54 200 46, -56 170 46, -52 138 46 Z';
  art.curve(gleam, '#fff', `opacity=".16" filter="${art.blur(7)}"`);
  art.curve('M 106 20 30 C 112 60 20, 112 90 0, 108 112 -30 L 104 20 -40 Z', shade(colour, -0.42));
  art.line('108 112 -30, 110 104 -4, 108 96 24', shade(colour, -0.1), 3);
}

function drawPocket(art: Art, { colour, brand }: Look): void {
  const cloth = matte(shade(colour, 0.06), { shine: 0.16, tightness: 8, fade: 0.12 });
  art.cast('-80 10 45, 88 10 45, 90 96 45, -78 100 45', 0.35, 7);
  art.prism('z', corners(POCKET, 5), 44, 66, cloth, { rim: 0.6 });
  const zip = 'M -70 92 66.5 C -40 96 68, 40 96 68, 70 92 66.5';
  art.tube(zip, shade(colour, -0.5), art.px(6));
  art.tube(zip, '#c9ced3', art.px(1.6), 'stroke-dasharray="4 3"');
  art.tube('M 66 92 67 L 72 74 68', '#d9b24c', art.px(4));
  const patch = rect(0, 0, 92, 26, shade(colour, -0.4), 4) + lockup(46, 7, 12, brand, shade(colour, 0.8), { anchor: 'middle', room: 80 });
  art.onFront(-46, 66, 66.4, patch);
}
