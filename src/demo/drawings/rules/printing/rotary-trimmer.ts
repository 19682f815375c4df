// A rotary trimmer: a ruled board and a cutting head that runs along a rail. The portable one is narrow and folds out a ruler.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { glass, gloss, metal, PALETTE, paper, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const inkOn = (colour: string): string => (lightness(colour) > 0.6 ? shade(colour, -0.5) : shade(colour, 0.7));

export const rotaryTrimmer: Drawing = {
  colour: '#26365c',
  brand: 'Castor & Main',
  fit: 0.9,
  angle: { yaw: 26, pitch: 40 },
  draw(art, { colour, brand }) {
    drawBoard(art, { halfWidth: 120, halfDepth: 170, colour, brand });
    drawRail(art, { x: 84, halfDepth: 170, colour });
    art.at({ x: 84, y: 36, z: 40 }, () => drawHead(art, colour));
  },
};

export const portableTrimmer: Drawing = {
  colour: '#1f7a80',
  brand: 'Castor & Main',
  fit: 0.76,
  angle: { yaw: 26, pitch: 42 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(50, 60, 190, 96), 10, { softness: 8 });
    art.box([50, 2, 62], [200, 8, 96], glass('#dbe8ee'), { axis: 'y', radius: 4, rim: 0.8 });
    art.onTop(50, 8.3, 62, stroke(ticks(30, 142), '#43474e', 1.4), 150, 34);
    drawBoard(art, { halfWidth: 62, halfDepth: 150, colour, brand });
    drawRail(art, { x: 6, halfDepth: 150, colour });
    art.at({ x: 6, y: 36, z: 62 }, () => drawHead(art, '#d9772b'));
  },
};

const ticks = (count: number, width: number): string =>
  Array.from({ length: count }, (_, i) => `M${Math.round(4 + (i * width) / count)} 4v${i % 5 ? 9 : 18}`).join('');

interface Board {
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly colour: string;
  readonly brand: string;
}

function drawBoard(art: Art, { halfWidth, halfDepth, colour, brand }: Board): void {
  art.shadow(boxFootprint(-halfWidth, -halfDepth, halfWidth, halfDepth), 24, { softness: 13 });
  art.box([-halfWidth, 0, -halfDepth], [halfWidth, 14, halfDepth], plastic(colour), { axis: 'y', radius: 12, rim: 0.7 });
  const [width, depth, ink] = [2 * halfWidth, 2 * halfDepth, inkOn(colour)];
  const columns = Array.from({ length: Math.floor(width / 40) }, (_, i) => `M${20 + i * 40} 34v${depth - 74}`).join('');
  const lines = Array.from({ length: Math.floor(depth / 40) - 1 }, (_, i) => `M14 ${40 + i * 40}h${width - 28}`).join('');
  const ruler = stroke(ticks(Math.floor(width / 8), width - 12), ink, 1.4, 'transform="translate(4 4)"');
  const name = lockup(16, depth - 30, 15, brand, ink, { room: width - 60 });
  art.onTop(-halfWidth, 14.2, -halfDepth, stroke(columns + lines, ink, 1, 'opacity=".5"') + ruler + name, width, depth);
  if (halfWidth < 100) return;
  art.box([-100, 14, -110], [84, 16, 92], paper('#fdfbf7'), { axis: 'y', radius: 1, rim: 0.7 });
  const picture =
    rect(20, 22, 92, 66, '#d98f5a', 2) + stroke('M126 30h40M126 48h30M126 66h40M20 112h146M20 130h120M20 148h140', '#c9c0b2', 5);
  art.onTop(-100, 16.2, -110, picture, 184, 202);
}

/** The rail stands on two feet over the cutting strip. */
function drawRail(art: Art, { x, halfDepth, colour }: { readonly x: number; readonly halfDepth: number; readonly colour: string }): void {
  const end = halfDepth - 14;
  art.cast(`${x - 12} 15 ${-end}, ${x + 24} 15 ${-end}, ${x + 24} 15 ${end}, ${x - 12} 15 ${end}`, 0.26, 5);
  art.box([x - 13, 14, -end - 12], [x + 13, 46, -end + 12], plastic(shade(colour, -0.25)), { axis: 'y', radius: 5, rim: 0.6 });
  art.box([x - 8, 30, -end], [x + 8, 40, end], metal(PALETTE.steel, { banding: 0.05 }), { radius: 3, rim: 0.7 });
  art.box([x - 13, 14, end - 12], [x + 13, 46, end + 12], plastic(shade(colour, -0.25)), { axis: 'y', radius: 5, rim: 0.6 });
}

/** The head with its wheel behind a guard. */
function drawHead(art: Art, colour: string): void {
  art.box([-24, -12, -36], [24, 26, 36], gloss('#34373d'), { axis: 'y', radius: 14, rim: 0.8 });
  art.box([-18, 26, -26], [18, 38, 26], gloss(colour === '#34373d' ? '#c8433e' : shade(colour, 0.15)), { axis: 'y', radius: 12, rim: 0.8 });
  art.onSide(24.3, 20, 30, spot(30, 14, 13, '#c3c8cd') + spot(30, 14, 4, '#43474e'), 60, 30);
}
