// A guillotine trimmer: ruled board, long blade with a handle, a sheet about to be cut.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { gloss, metal, PALETTE, paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [170, 120];

export const paperTrimmer: Drawing = {
  colour: '#3f7f6b',
  brand: 'Castor & Main',
  fit: 0.92,
  angle: { yaw: 26, pitch: 38 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 26, { softness: 13 });
    art.box([-HALF, 0, -DEEP], [HALF, 14, DEEP], plastic(colour), { axis: 'y', radius: 6, rim: 0.7 });
    art.onTop(-HALF, 14.2, -DEEP, grid(colour, brand), 2 * HALF, 2 * DEEP);
    drawSheet(art);
    art.box([HALF - 14, 8, -DEEP], [HALF + 2, 17, DEEP], metal(PALETTE.steel, { banding: 0.05 }), { radius: 1, rim: 0.7 });
    drawBlade(art);
  },
};

function grid(colour: string, brand: string): string {
  const ink = lightness(colour) > 0.6 ? shade(colour, -0.5) : shade(colour, 0.7);
  const lines =
    [40, 80, 120, 160, 200].map((y) => `M20 ${y}h296`).join('') + [60, 110, 160, 210, 260, 310].map((x) => `M${x} 20v200`).join('');
  const ticks = Array.from({ length: 60 }, (_, i) => `M${20 + i * 5} 6v${i % 5 ? 4 : 8}`).join('');
  return stroke(lines, ink, 1, 'opacity=".55"') + stroke(ticks, ink, 1.2) + lockup(26, 222, 13, brand, ink, { room: 150 });
}

function drawSheet(art: Art): void {
  art.cast('-60 14 84, 160 14 84, 160 14 -72, -60 14 -72', 0.3, 5);
  art.box([-66, 14, -76], [152, 16, 78], paper('#fdfbf7'), { axis: 'y', radius: 1, rim: 0.7 });
  const picture =
    rect(18, 18, 86, 60, '#d98f5a', 2) + stroke('M118 26h80M118 42h62M118 58h80M18 100h180M18 116h150M18 132h170', '#c9c0b2', 5);
  art.onTop(-66, 16.2, -76, picture, 218, 154);
}

/** The blade is hinged at the far right corner and stands raised toward the viewer. */
function drawBlade(art: Art): void {
  art.at({ x: HALF - 2, y: 18, z: -DEEP + 6, turnX: -11 }, () => {
    art.prism('x', corners('-14 -6 r6, 214 -4 r3, 214 18 r3, -14 22 r8'), -2, 2, metal('#c9ced3', { banding: 0.05 }), { rim: 0.8 });
    art.box([2, 6, -12], [10, 26, 212], plastic('#34373d'), { axis: 'z', radius: 3, rim: 0.6 });
    art.rod([6, 14, 208], [6, 20, 262], '0 9, .2 11, .85 12, 1 9', gloss('#2b2e34'));
  });
  art.prism('x', corners('-128 14 r4, -100 14 r4, -100 34 r10, -128 34 r10'), HALF - 8, HALF + 8, plastic('#34373d'), { rim: 0.5 });
}
