// A stacking chair: one moulded shell with a grip hole, on four splayed steel legs.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';

export const stackingChair: Drawing = {
  colour: '#2f7f86',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 30, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-112, -104, 112, 108), 60, { softness: 18, strength: 0.8, core: 0.2 });
    drawLeg(art, [-78, -70], [-106, -104]);
    drawLeg(art, [78, -70], [106, -104]);
    drawBack(art, colour);
    drawLeg(art, [-78, 74], [-106, 106]);
    drawSeat(art, colour);
    drawLeg(art, [78, 74], [106, 106]);
  },
};

function drawLeg(art: Art, [x0, z0]: readonly [number, number], [x1, z1]: readonly [number, number]): void {
  const path = `M ${x0} 176 ${z0} L ${x1} 6 ${z1}`;
  art.tube(path, '#5c636c', art.px(11));
  art.tube(path, '#a8afb6', art.px(8));
  art.tube(path, '#eef1f3', art.px(2.2), 'opacity=".9"');
  art.lathe(x1, z1, '8 0, 9 8, 7 14', plastic('#2b2e34'));
}

function drawBack(art: Art, colour: string): void {
  const shell = plastic(colour, { shine: 0.35, tightness: 18, fade: 0.13 });
  art.at({ y: 172, z: -84, turnX: -9 }, () => {
    art.prism('z', corners('-96 0 r26, 96 0 r26, 108 110 r300, 94 196 r46, -94 196 r46, -108 110 r300', 5), -7, 7, shell, {
      rim: 0.75,
      holes: [roundedRect(-34, 146, 34, 166, 10, 3)],
      core: shade(colour, -0.5),
    });
    art.curve(
      'M -72 24 7.4 C -86 80 7.4, -84 120 7.4, -76 140 7.4',
      'none',
      `stroke="#fff" stroke-width="5" opacity=".28" filter="${art.blur(3)}"`,
    );
  });
}

function drawSeat(art: Art, colour: string): void {
  const shell = plastic(colour, { shine: 0.35, tightness: 18, fade: 0.1 });
  art.prism('y', corners('-98 -86 r30, 98 -86 r30, 106 92 r52, -106 92 r52', 5), 172, 190, shell, { rim: 0.85 });
  art.cast('-84 191 -44, 84 191 -44, 90 191 -78, -90 191 -78', 0.3, 9);
  art.disc([0, 190.4, 16], 62, shade(colour, -0.14), `opacity=".5" filter="${art.blur(12)}"`);
}
