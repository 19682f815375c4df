// A light bar on the edge of a screen, shining down.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const lightBar: Drawing = {
  colour: '#b9bec4',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 24, pitch: 14 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-70, -40, 70, 50), 60);
    art.box([-70, 0, -40], [70, 8, 50], plastic('#43474e'), { axis: 'y', radius: 14, rim: 0.6 });
    art.box([-14, 8, -30], [14, 110, -14], plastic('#43474e'), { radius: 4, rim: 0.5 });
    art.box([-230, 60, -14], [230, 330, 0], plastic('#2b2e34'), { radius: 10, rim: 0.7 });
    art.onFront(-230, 330, 0.3, screen(art), 460, 270);
    art.box([-30, 318, -36], [30, 352, -4], plastic('#43474e'), { radius: 6, rim: 0.6 });
    art.rod([-206, 350, 12], [206, 350, 12], '0 15, .02 17, .98 17, 1 15', metal(colour, { banding: 0.05 }));
    art.line('-188 337 24, 188 337 24', '#fff4cf', 6);
    art.tube('M 0 340 -30 C 30 300 -60, 20 120 -60, 40 8 -50', '#2b2d33', art.px(4));
  },
};

function screen(art: Art): string {
  const glow = art.fade(90, [0, '#fff2c8'], [0.35, '#f0e6d2'], [1, '#c9cdd6']);
  const lines = [78, 104, 130, 156, 182].map((y, i) => rect(46, y, 150 - (i % 3) * 26, 9, '#8b93a3', 3)).join('');
  return (
    rect(12, 12, 436, 246, glow, 4) +
    shape('M70 12L30 258H430L390 12z', '#fff', 'opacity=".3"') +
    rect(46, 40, 110, 16, '#5b6f86', 3) +
    lines +
    rect(240, 72, 160, 122, '#dfe3ea', 5) +
    rect(260, 140, 22, 40, '#7a8fb0', 2) +
    rect(294, 116, 22, 64, '#d9a441', 2) +
    rect(328, 96, 22, 84, '#7a8fb0', 2)
  );
}
