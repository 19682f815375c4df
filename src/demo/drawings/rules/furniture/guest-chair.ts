// A guest chair on a steel sled frame, with arms.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';

export const guestChair: Drawing = {
  colour: '#5a6f5c',
  brand: 'Castor & Main',
  fit: 0.92,
  angle: { yaw: 30, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-130, -110, 130, 120), 60, { softness: 18, strength: 0.8, core: 0.24 });
    drawSide(art, -124);
    drawBack(art, colour);
    drawSeat(art, colour);
    drawSide(art, 124);
  },
};

/** One bent tube: runner on the floor, front leg, armrest, and back leg. */
function drawSide(art: Art, x: number): void {
  const tube = `M ${x} 8 -96 L ${x} 8 96 C ${x} 8 112, ${x} 18 114, ${x} 30 112 L ${x} 268 92 C ${x} 284 88, ${x} 290 78, ${x} 290 62 L ${x} 290 -84`;
  art.again('frame', { x }, () => {
    const local = tube.replaceAll(`${x} `, '0 ');
    art.tube(local, '#23262b', art.px(15));
    art.tube(local, '#4c5159', art.px(11));
    art.tube(local, '#c3c8ce', art.px(2.6), 'opacity=".8"');
    art.prism('x', corners('-84 288 r4, 66 288 r8, 66 302 r10, -84 302 r4'), -13, 13, plastic('#2b2e34'), { rim: 0.6 });
  });
}

function drawBack(art: Art, colour: string): void {
  const cloth = matte(colour, { shine: 0.14, tightness: 8, fade: 0.12 });
  art.box([-124, 176, -70], [124, 188, -56], plastic('#34373d'), { radius: 2 });
  art.at({ y: 214, z: -78, turnX: -10 }, () => {
    art.prism('z', corners('-96 0 r22, 96 0 r22, 112 120 r300, 100 206 r40, -100 206 r40, -112 120 r300', 5), -14, 14, cloth, {
      rim: 0.55,
    });
    art.curve(
      'M -92 20 15 C -104 90 15, -100 150 15, -88 192 15 C -70 150 15, -70 80 15, -92 20 15 Z',
      '#fff',
      `opacity=".12" filter="${art.blur(8)}"`,
    );
    art.curve('M -104 104 15 C -40 92 20, 40 92 20, 105 104 15', 'none', `stroke="${shade(colour, -0.28)}" stroke-width="2.5"`);
  });
}

function drawSeat(art: Art, colour: string): void {
  art.box([-118, 168, -80], [118, 182, 88], plastic('#2b2e34'), { axis: 'y', radius: 16, smoothness: 2, open: true });
  art.cast('-96 218 -44, 96 218 -44, 96 218 -76, -96 218 -76', 0.3, 8);
  art.prism('y', roundedRect(-110, -84, 110, 108, 36, 5), 180, 220, matte(colour, { shine: 0.14, tightness: 8, fade: 0.1 }), { rim: 0.7 });
  art.onTop(
    -110,
    220.4,
    -84,
    `<rect x="14" y="12" width="192" height="168" rx="30" fill="none" stroke="${shade(colour, -0.18)}" stroke-width="2.5"/>`,
  );
}
