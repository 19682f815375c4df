// A box of tea bags, and one bag in front with its string and tag.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot, stroke } from '../kit/print.ts';

const LEAF = 'M0 0C-10-16-6-40 14-52 26-32 22-10 0 0zM0 0L12-40';

export const teaBox: Drawing = {
  colour: '#5f7f4a',
  brand: 'Brightleaf',
  pack: { form: 'single', n: 1 },
  fit: 0.82,
  angle: { yaw: 30, pitch: 24 },
  isCarton: true,
  draw(art, look) {
    art.shadow(boxFootprint(-78, -40, 78, 40), 110);
    art.box([-78, 0, -40], [78, 92, 40], board(look.colour), { radius: 2, rim: 0.7 });
    art.onFront(-78, 92, 40.2, front(look), 156, 92);
    art.onSide(
      78.2,
      92,
      40,
      rect(0, 0, 80, 92, 'none') +
        shape(LEAF, shade(look.colour, -0.5), 'transform="translate(36 72)"') +
        stroke('M0 12h80', shade('#d9b24c', -0.35), 2.5),
    );
    art.onTop(
      -78,
      92.2,
      -40,
      stroke('M0 40h156', shade(look.colour, -0.2), 1.5) + rect(0, 0, 156, 80, art.fade(40, [0, '#fff', 0.2], [0.7, '#fff', 0])),
      156,
      80,
    );
    drawBag(art, look);
  },
};

function front({ colour, brand, label, pack }: Look): string {
  const cream = '#f3ead6';
  const leaves = `<g transform="translate(126 74)scale(.82)">${shape(LEAF, shade(colour, -0.25))}${shape(LEAF, colour, 'transform="rotate(-48)"')}${stroke('M0 0L10-42M0 0L-24-34', cream, 1.6)}</g>`;
  return (
    rect(10, 12, 136, 68, cream, 4) +
    rect(14, 16, 128, 60, 'none', 3, 'stroke="#c39a4a" stroke-width="1.5"') +
    lockup(22, 26, 15, brand, onPaper(colour, 0.4), { room: 74 }) +
    fittedWords(22, 56, 10, label, onPaper(colour, 0.2), 66) +
    fittedWords(22, 70, 10, pack.n > 1 ? String(pack.n) : '', onPaper(colour, 0.2), 40) +
    leaves
  );
}

function drawBag(art: Art, { colour, brand }: Look): void {
  art.shadow(boxFootprint(-64, 56, -6, 96), 14, { softness: 7 });
  art.at({ x: -36, y: 2, z: 76, turnY: 10 }, () => {
    const paper = art.fade(40, [0, '#fbf6ea'], [1, '#d9cbb0']);
    art.curve('M -26 0 20 C -28 6 10, -28 6 -10, -26 0 -20 L 26 0 -20 C 28 6 -10, 28 6 10, 26 0 20 Z', '#8a6a45');
    art.polygon('-27 3 21, 27 3 21, 27 3 -21, -27 3 -21', paper, 'stroke="#b9a684" stroke-width="1.2" opacity=".95"');
    art.onTop(
      -27,
      3.2,
      -21,
      rect(6, 8, 42, 28, '#8a5f36', 6, `opacity=".55" filter="${art.blur(2.5)}"`) + stroke('M0 4h54M0 38h54', '#c4b391', 1.2),
    );
    art.tube('M 26 4 -2 C 46 10 -6, 58 2 10, 74 2 6', '#efe6d2', art.px(1.6));
    art.box([70, 0, -6], [96, 1.5, 18], board(colour), { axis: 'y', radius: 2, rim: 0.6 });
    art.onTop(70, 1.7, -6, spot(4, 12, 1.6, '#f3ead6') + fittedWords(14, 14.5, 6, brand, '#f3ead6', 19, { anchor: 'middle' }));
  });
}
