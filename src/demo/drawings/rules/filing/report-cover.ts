// Report covers with a clear front and a slide-on spine.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, paper, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#b5382f', '#2f7a53', '#2e3136'];
const [HALF, DEEP] = [110, 142];

export const reportCover: Drawing = {
  colour: '#2b5fa8',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 20 * count, { softness: 12 });
    pieceColours(look, OTHER_COLOURS, count)
      .reverse()
      .forEach((colour, i) => {
        const isTop = i === count - 1;
        art.at({ x: isTop ? 0 : 16, y: i * 10, z: isTop ? 0 : -12, turnY: (i - count + 1) * 7 }, () => drawCover(art, colour));
      });
  },
};

function drawCover(art: Art, colour: string): void {
  art.box([-HALF, 0, -DEEP], [HALF, 2, DEEP], plastic(colour), { axis: 'y', radius: 6, rim: 0.5 });
  art.box([-HALF + 6, 2, -DEEP + 4], [HALF - 5, 6, DEEP - 4], paper('#fdfbf7'), { axis: 'y', radius: 2, rim: 0.6 });
  art.onTop(-HALF, 6.2, -DEEP, title(art, colour), 2 * HALF, 2 * DEEP);
  art.rod([-HALF - 1, 5, -DEEP], [-HALF - 1, 5, DEEP], '0 8, 1 8', gloss(shade(colour, -0.2)));
}

function title(art: Art, colour: string): string {
  const slices =
    shape('M120 150v-44a44 44 0 0 1 42 58z', shade(colour, 0.1)) +
    shape('M120 150l42 14a44 44 0 0 1-72 18z', shade(colour, 0.45)) +
    shape('M120 150l-30 32a44 44 0 0 1 30-76z', '#e08a3a');
  const film = art.fade(35, [0, '#fff', 0.75], [0.35, '#fff', 0.05], [0.7, '#fff', 0.3], [1, '#fff', 0]);
  return (
    rect(50, 40, 128, 15, '#56606b', 3) +
    stroke('M50 74h96', '#aaa294', 7) +
    spot(120, 150, 46, '#f1ece2') +
    slices +
    stroke('M50 226h140M50 242h104M50 258h122', '#cdc5b7', 5) +
    rect(8, 4, 207, 276, film, 2) +
    rect(8, 4, 207, 276, 'none', 2, `stroke="${shade(colour, 0.45)}" stroke-width="1.5"`)
  );
}
