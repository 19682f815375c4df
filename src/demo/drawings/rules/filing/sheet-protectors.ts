// Clear sheet protectors with a punched edge, a page in the first.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const [WIDTH, HEIGHT] = [236, 292];
const HOLES = [32, 146, 260];

export const sheetProtectors: Drawing = {
  colour: '#9fc3d4',
  brand: 'Northfold',
  pack: { form: 'pack', n: 50 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 46 },
  arrangesPack: true,
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-118, -146, 118, 146), 14, { softness: 12 });
    const places = [
      { x: 26, z: -26, turnY: -10 },
      { x: 12, y: 1, z: -12, turnY: -4 },
      { y: 2, turnY: 3 },
    ];
    places.forEach((place, i) => {
      art.at(place, () => drawSleeve(art, colour, i === places.length - 1 ? brand : ''));
    });
  },
};

function drawSleeve(art: Art, colour: string, brand: string): void {
  const [w, d] = [WIDTH / 2, HEIGHT / 2];
  art.cast(`${-w + 4} 0 ${d}, ${w + 5} 0 ${d}, ${w + 5} 0 ${-d + 8}, ${-w + 8} 0 ${-d + 8}`, 0.26, 4);
  art.polygon(
    `${-w} 0 ${d}, ${w} 0 ${d}, ${w} 0 ${-d}, ${-w} 0 ${-d}`,
    shade(colour, 0.78),
    `stroke="${shade(colour, -0.2)}" stroke-width="1.6" opacity=".92"`,
  );
  const strip = rect(0, 0, 20, HEIGHT, shade(colour, 0.5)) + stroke(`M20 0v${HEIGHT}`, shade(colour, -0.22), 1.2);
  const holes = HOLES.map((y) => spot(10, y, 5.5, shade(colour, -0.3)) + spot(10.6, y + 0.8, 4.6, '#efe9df')).join('');
  art.onTop(-w, 0.1, -d, strip + (brand ? page(colour, brand) : '') + holes + gleam(art), WIDTH, HEIGHT);
}

function page(colour: string, brand: string): string {
  const bars = [44, 70, 58, 92]
    .map((high, i) => rect(48 + i * 30, 250 - high, 18, high, i === 3 ? '#e08a3a' : shade(colour, -0.28), 2))
    .join('');
  return (
    rect(28, 8, 202, 276, '#fffefb', 1, `stroke="${shade(colour, 0.2)}" stroke-width="1"`) +
    lockup(44, 28, 15, brand, onPaper(colour, 0.55), { room: 130 }) +
    stroke('M44 66h160M44 82h128M44 98h160M44 114h96M44 254h134', '#bfb8ab', 5) +
    bars
  );
}

/** Two slanting reflections of clear film. */
function gleam(art: Art): string {
  const light = art.fade(30, [0, '#fff', 0.85], [1, '#fff', 0.1]);
  return shape('M24 0h70L24 130z', light, 'opacity=".6"') + shape('M236 120v70l-90 102h-60z', light, 'opacity=".45"');
}
