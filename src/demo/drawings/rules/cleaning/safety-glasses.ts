// Safety glasses: one curved clear shield and two arms.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { boxFootprint } from '../kit/outline.ts';

export const safetyGlasses: Drawing = {
  colour: '#3a4250',
  brand: 'Clearday',
  fit: 0.84,
  angle: { yaw: 26, pitch: 24 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-100, -80, 100, 70), 50, { strength: 0.75, core: 0.2 });
    art.fitTo('-112 0 60, 112 92 60, 96 40 -130, -96 40 -130');
    const arm = (x: number): void => {
      const path = `M ${x} 66 46 C ${x * 1.04} 70 -20, ${x * 1.02} 70 -70, ${x * 0.94} 60 -100 C ${x * 0.92} 50 -112, ${x * 0.9} 34 -122, ${x * 0.9} 22 -126`;
      art.tube(path, shade(colour, -0.4), art.px(12));
      art.tube(path, colour, art.px(8));
      art.tube(path, shade(colour, 0.5), art.px(2.4), 'opacity=".8"');
    };
    arm(-106);
    const shield =
      'M -108 82 44 C -60 96 82, 60 96 82, 108 82 44 C 112 50 44, 100 14 52, 66 8 70 C 40 6 82, 26 40 86, 0 42 86 C -26 40 86, -40 6 82, -66 8 70 C -100 14 52, -112 50 44, -108 82 44 Z';
    art.curve(
      shield,
      art.fade(50, [0, '#fff', 0.9], [0.4, '#bcdbe8', 0.55], [0.7, '#fff', 0.75], [1, '#9cc3d4', 0.6]),
      'stroke="#7fa6b8" stroke-width="2.5"',
    );
    art.tube('M -108 84 44 C -60 98 82, 60 98 82, 108 84 44', shade(colour, -0.2), art.px(9));
    art.tube('M -104 86 46 C -60 99 82, 60 99 82, 104 86 46', shade(colour, 0.5), art.px(2.4), 'opacity=".8"');
    art.curve('M -86 66 58 C -70 74 68, -50 76 74, -36 76 78 L -52 34 76 C -64 34 72, -78 42 64, -86 66 58 Z', '#fff', 'opacity=".45"');
    arm(106);
  },
};
