// A wall calendar: a wire binding, a picture above, and a month below.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { fittedWords, rect, shape, spot, stroke } from '../kit/print.ts';

const [WIDE, HIGH] = [300, 380];

export const wallCalendar: Drawing = {
  colour: '#2b6fb0',
  brand: 'Almanack',
  fit: 0.88,
  angle: { yaw: 20, pitch: 10 },
  draw(art, look) {
    art.groundShadow('-140 -196 -10, 176 -196 -10, 176 170 -10, -120 170 -10', 0.26, 14);
    art.tube('M -40 196 0 L 0 224 0 L 40 196 0', '#6b727b', art.px(3));
    art.disc([0, 226, 0], 5, '#4a4f57');
    art.box([-150, -190, -8], [150, 190, 0], paper('#fbf8f2'), { radius: 3, rim: 0.5 });
    art.onFront(-150, 190, 0.3, scene(art, look) + month(look), WIDE, HIGH);
    for (let i = 0; i < 24; i++) {
      art.again('wire', { x: -138 + i * 12 }, () => {
        art.tube('M 0 182 1 C 0 196 6, 1 204 -2, 1 194 -8', '#4a4f57', art.px(3.4));
        art.tube('M 0 182 1 C 0 196 6, 1 204 -2, 1 194 -8', '#c3c8ce', art.px(1.4));
      });
    }
  },
};

function scene(art: Art, { colour, brand, label }: Look): string {
  const sky = art.fade(90, [0, shade(colour, 0.55)], [1, shade(colour, 0.82)]);
  return (
    rect(12, 18, 276, 158, sky, 3) +
    spot(222, 62, 22, '#fff3d0') +
    shape('M12 136l62-56 40 34 52-62 70 66 52-30v88H12z', shade(colour, 0.12)) +
    shape('M12 158l80-36 60 26 70-40 66 34v34H12z', shade(colour, -0.22)) +
    lockup(24, 28, 15, brand, shade(colour, -0.5), { room: 140 }) +
    fittedWords(276, 42, 15, label, shade(colour, -0.5), 100, { anchor: 'end' })
  );
}

function month({ colour }: Look): string {
  const grid =
    Array.from({ length: 6 }, (_, row) => `M16 ${212 + row * 31}h268`).join('') +
    Array.from({ length: 8 }, (_, day) => `M${16 + day * 38.3} 212v155`).join('');
  const days = Array.from({ length: 30 }, (_, i) =>
    rect(22 + ((i + 2) % 7) * 38.3, 218 + Math.floor((i + 2) / 7) * 31, 9, 5, '#9b9384', 1),
  ).join('');
  return rect(16, 188, 268, 18, onPaper(colour), 2) + stroke(grid, '#cfc7b8', 1.4) + days + spot(189, 302, 12, '#e08a3a', 'opacity=".85"');
}
