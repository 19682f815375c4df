// An executive chair: a deep padded back with a head roll, a thick seat, looped arms, and a five-star foot on casters.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, plastic } from '../kit/material.ts';
import { corners, roundFootprint, roundedRect } from '../kit/outline.ts';
import { radians } from '../kit/vector.ts';

export const executiveChair: Drawing = {
  colour: '#5a3d2c',
  brand: 'Fieldhouse',
  fit: 0.95,
  angle: { yaw: 30, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 140, 20), 200, { core: 0.2 });
    drawFoot(art);
    drawArm(art, -134, colour);
    drawBack(art, colour);
    drawSeat(art, colour);
    drawArm(art, 134, colour);
  },
};

const leather = (colour: string) => matte(colour, { shine: 0.3, tightness: 12, fade: 0.13 });

function drawFoot(art: Art): void {
  const arms = [18, 90, 162, 234, 306].map((turn) => [Math.cos(radians(turn)) * 130, Math.sin(radians(turn)) * 130] as const);
  for (const [x, z] of arms.toSorted((a, b) => a[1] - b[1])) {
    art.prism('x', roundedRect(z - 15, 0, z + 15, 30, 14), x - 7, x + 7, plastic('#26282d'));
    art.rod([0, 60, 0], [x, 34, z], '0 15, 1 9', metal('#8b9199', { banding: 0 }));
  }
  art.lathe(0, 0, '22 48, 24 70, 15 80, 15 150, 26 156', metal('#9aa1a9', { banding: 0.03 }));
}

function drawBack(art: Art, colour: string): void {
  const hide = leather(colour);
  art.at({ y: 196, z: -96, turnX: -8 }, () => {
    art.prism('z', corners('-118 0 r40, 118 0 r40, 124 180 r300, 104 330 r66, -104 330 r66, -124 180 r300', 5), -30, 14, hide, {
      rim: 0.6,
    });
    for (const [low, high, wide] of [
      [16, 112, 96],
      [116, 212, 104],
      [218, 314, 90],
    ] as const) {
      art.prism('z', roundedRect(-wide, low, wide, high, 34, 5), 12, 34, hide, { rim: 0.5 });
    }
    art.line('0 20 34.4, 0 108 34.4', shade(colour, -0.3), 2);
    art.line('0 120 34.4, 0 208 34.4', shade(colour, -0.3), 2);
  });
}

function drawSeat(art: Art, colour: string): void {
  art.box([-70, 152, -70], [70, 170, 70], plastic('#26282d'));
  art.prism('y', roundedRect(-124, -110, 124, 128, 50, 5), 168, 204, leather(colour), { rim: 0.5 });
  art.cast('-104 205 -40, 104 205 -40, 104 205 -84, -104 205 -84', 0.34, 10);
  art.prism('y', roundedRect(-112, -96, 112, 122, 46, 5), 202, 232, leather(colour), { rim: 0.7 });
}

function drawArm(art: Art, x: number, colour: string): void {
  const loop = `M ${x} 186 70 C ${x} 250 110, ${x} 300 96, ${x} 306 60 L ${x} 306 -40 C ${x} 300 -90, ${x} 240 -96, ${x} 216 -92`;
  art.tube(loop, '#1d1f23', art.px(22));
  art.tube(loop, '#43474e', art.px(15));
  art.box([x - 20, 298, -48], [x + 20, 322, 74], leather(shade(colour, -0.05)), { axis: 'y', radius: 18, rim: 0.6 });
}
