// A folding chair: a round tube bent over the back, crossed legs, and two flat panels.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';

export const foldingChair: Drawing = {
  colour: '#8d949c',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 30, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-92, -110, 92, 104), 60, { softness: 18, strength: 0.8, core: 0.22 });
    drawLegs(art, -88);
    drawPanels(art, colour);
    drawLegs(art, 88);
  },
};

/** One side: a long leg from the back's top to the front foot, crossed by a short one from the seat to the back foot. */
function drawLegs(art: Art, x: number): void {
  const long = `M ${x} 6 104 L ${x} 190 6 C ${x} 230 -16, ${x} 270 -34, ${x} 336 -52`;
  const short = `M ${x} 6 -108 L ${x} 178 62`;
  for (const path of [short, long]) {
    art.tube(path, '#2a2d33', art.px(13));
    art.tube(path, '#6b727b', art.px(9));
    art.tube(path, '#cfd4d9', art.px(2.4), 'opacity=".85"');
  }
  for (const z of [104, -108]) art.box([x - 8, 0, z - 8], [x + 8, 12, z + 8], plastic('#2b2e34'), { radius: 3 });
}

function drawPanels(art: Art, colour: string): void {
  const cloth = matte(colour, { shine: 0.18, tightness: 9, fade: 0.12 });
  const bar = 'M -88 336 -52 C -88 352 -56, -80 358 -58, -66 358 -58 L 66 358 -58 C 80 358 -58, 88 352 -56, 88 336 -52';
  art.tube('M -88 60 -70 L 88 60 -70', '#565c65', art.px(8));
  art.tube(bar, '#2a2d33', art.px(13));
  art.tube(bar, '#6b727b', art.px(9));
  art.tube(bar, '#cfd4d9', art.px(2.4), 'opacity=".85"');
  art.at({ y: 248, z: -26, turnX: -15 }, () => {
    art.prism('z', corners('-82 0 r14, 82 0 r14, 80 88 r26, -80 88 r26', 5), -8, 8, cloth, { rim: 0.55 });
    art.curve('M -66 16 8.4 C -40 10 8.4, 40 10 8.4, 66 16 8.4', 'none', `stroke="${shade(colour, -0.24)}" stroke-width="2.5"`);
  });
  art.cast('-74 186 -40, 74 186 -40, 74 186 -64, -74 186 -64', 0.3, 8);
  art.prism('y', roundedRect(-82, -72, 82, 86, 26, 5), 176, 192, cloth, { rim: 0.7 });
  art.onTop(
    -82,
    192.4,
    -72,
    `<rect x="12" y="12" width="140" height="134" rx="20" fill="none" stroke="${shade(colour, -0.2)}" stroke-width="2.5"/>`,
  );
}
