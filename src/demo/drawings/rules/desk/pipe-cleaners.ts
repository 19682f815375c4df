// Pipe cleaners in many colours, some bent.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';

const STEMS = [
  ['#c8645a', 'M -120 8 -60 C -40 8 -70, 60 8 -50, 130 8 -70'],
  ['#e0b23c', 'M -126 8 -36 C -60 8 -30, 60 8 -40, 126 8 -30'],
  ['#5a8f7b', 'M -124 8 -10 C -60 8 -20, 50 8 0, 128 8 -6'],
  ['#6f86bd', 'M -120 8 16 C -80 8 20, -20 8 6, 20 12 20 C 40 20 40, 20 26 50, 0 16 36 C -10 10 20, 60 8 16, 120 8 22'],
  ['#7d5a96', 'M -126 8 46 C -60 8 40, 40 8 56, 126 8 50'],
  ['#d98a4a', 'M -116 8 74 C -90 8 60, -60 8 90, -30 8 74 C 0 8 60, 30 8 92, 60 8 76 C 80 8 66, 100 8 84, 120 8 76'],
] as const;

export const pipeCleaners: Drawing = {
  colour: '#c8645a',
  brand: 'Chalkline',
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  draw(art) {
    for (const [tint, path] of STEMS) {
      const shadow = path.replaceAll(' 8 ', ' 0 ');
      art.tube(shadow, '#3a2818', art.px(12), `opacity=".28" filter="${art.blur(5)}"`);
      art.tube(path, shade(tint, -0.25), art.px(14), 'stroke-dasharray="1.6 2.2" stroke-linecap="butt"');
      art.tube(path, tint, art.px(9));
      art.tube(path, shade(tint, 0.5), art.px(3), 'opacity=".6" stroke-dasharray="3 3"');
    }
  },
};
