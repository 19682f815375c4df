// A hard-cover notebook with an elastic band and a ribbon; a pack is a small stack.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const HEIGHT = 23;

export const notebook: Drawing = {
  colour: '#274b45',
  brand: 'Penhallow',
  fit: 0.86,
  angle: { yaw: 30, pitch: 40 },
  arrangesPack: true,
  draw(art, look) {
    const books = piecesShown(look.pack, 3);
    const covers = pieceColours(look, ['#c39a4a', '#8b3f3a'], books).reverse();
    art.shadow(boxFootprint(-75, -104, 75, 104), 22 * books, { softness: 14 });
    for (const [i, colour] of covers.entries()) {
      art.at({ y: i * HEIGHT, turnY: i ? -3 + i * 5 : 0 }, () => {
        drawBook(art, { ...look, colour });
        if (i === books - 1) drawRibbon(art);
      });
    }
  },
};

function drawBook(art: Art, { colour, brand, label }: Look): void {
  const cover = matte(colour, { shine: 0.15, fade: 0.1 });
  art.box([-74, 0, -105], [74, 3, 105], cover, { axis: 'y', radius: 8 });
  art.box([-70, 3, -102], [71, 17, 101], paper('#f1e8d6'), { radius: 1 });
  const pages = (length: number): string => stroke([3, 6, 9, 12].map((y) => `M0 ${y}h${length}`).join(''), '#bfae8e', 0.8, 'opacity=".8"');
  art.onFront(-70, 17, 101.2, pages(141));
  art.onSide(71.2, 17, 101, pages(200));
  art.prism('z', corners('-75 0 r4, -75 20 r5, -66 20, -66 0'), -105, 105, cover);
  art.box([-74, 17, -105], [74, 20, 105], cover, { axis: 'y', radius: 8, rim: 0.55 });
  const pressed = lockup(70, 96, 12.5, brand, shade(colour, -0.36), { anchor: 'middle', room: 100 });
  const pressedLight = lockup(70, 96.8, 12.5, brand, shade(colour, 0.2), { anchor: 'middle', room: 100 });
  const hinge = stroke('M14 0v210', shade(colour, -0.3), 1.5) + stroke('M15.8 0v210', shade(colour, 0.16), 1);
  const ruling = RULINGS.get(label);
  const size =
    ruling === undefined
      ? fittedWords(70, 186, 11, label, shade(colour, lightness(colour) < 0.42 ? 0.3 : -0.36), 60, { anchor: 'middle' })
      : sticker(ruling, label, shade(colour, -0.25));
  art.onTop(-74, 20.1, -105, `${hinge}${size}${pressed}<g opacity=".35">${pressedLight}</g>`);
  drawElastic(art, shade(colour, -0.5));
}

/** What the pages look like, shown on a sticker on the cover: read at a glance in any language. */
const RULINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Blank: '',
    Dot: stroke('M10 14h64M10 28h64M10 42h64M10 56h64', '#59647c', 5, 'stroke-linecap="round" stroke-dasharray="0 12.8"'),
    Ruled: stroke('M8 14h68M8 28h68M8 42h68M8 56h68', '#59647c', 4),
  }),
);

const sticker = (ruling: string, label: string, edge: string): string =>
  rect(32, 118, 84, 82, '#fdfbf6', 4, `stroke="${edge}" stroke-width="1.5"`) +
  `<g transform="translate(32 118)">${ruling}</g>` +
  fittedWords(74, 194, 11, label, '#59647c', 70, { anchor: 'middle' });

function drawElastic(art: Art, colour: string): void {
  art.polygon('52 20.5 -105, 58 20.5 -105, 58 20.5 105, 52 20.5 105', colour);
  art.polygon('52 20.5 105, 58 20.5 105, 58 0 105.5, 52 0 105.5', shade(colour, -0.2));
  art.line('52.5 20.7 -104, 52.5 20.7 104', '#fff', 1, 'opacity=".25"');
}

function drawRibbon(art: Art): void {
  art.tube('M -20 10 102 C -20 8 112, -22 2 116, -25 1 128', '#b5453c', art.px(3.5), 'stroke-linecap="butt"');
}
