// A docking station: a low metal block with ports, and the cable that joins a laptop.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { metal, PALETTE, plastic, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [112, 44, 36];

export const dockingStation: Drawing = {
  colour: '#5a6068',
  brand: 'Quillet',
  fit: 0.84,
  angle: { yaw: 30, pitch: 26 },
  draw(art, look) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 60);
    art.box([-HALF + 6, 0, -DEEP + 5], [HALF - 6, 5, DEEP - 5], rubber('#1d1f23'), { axis: 'y', radius: 8 });
    const shell = metal(look.colour, { banding: 0.03, shine: 0.35 });
    art.box([-HALF, 4, -DEEP], [HALF, HIGH, DEEP], shell, { axis: 'y', radius: 12, rim: 0.85 });
    art.onTop(
      -HALF,
      HIGH + 0.2,
      -DEEP,
      lockup(112, 34, 19, look.brand, lightOn(look.colour, 0.6), { anchor: 'middle', room: 170 }),
      2 * HALF,
      2 * DEEP,
    );
    art.onFront(-HALF, HIGH, DEEP + 0.2, ports(look));
    drawCable(art);
  },
};

/** Two wide sockets, a picture socket, two small ones, a card slot, and the power light. */
function ports({ colour }: Look): string {
  const edge = shade(colour, 0.45);
  const socket = (x: number, width: number, height: number, radius: number): string =>
    rect(x, 17 - height / 2, width, height, '#101216', radius, `stroke="${edge}" stroke-width="1.4"`);
  const tongue = (x: number, tint: string): string => rect(x + 3, 14, 14, 3, tint);
  return (
    socket(18, 20, 10, 1) +
    tongue(18, '#4f7fc0') +
    socket(46, 20, 10, 1) +
    tongue(46, '#4f7fc0') +
    socket(76, 26, 9, 2) +
    socket(114, 13, 6, 3) +
    socket(136, 13, 6, 3) +
    socket(158, 30, 4, 1) +
    spot(204, 17, 5, '#22252a') +
    spot(204, 17, 2.6, '#58d09a')
  );
}

function drawCable(art: Art): void {
  const path = 'M -30 12 46 C -34 10 90, -96 5 70, -124 5 98 C -140 5 116, -120 5 140, -84 5 134';
  art.cast('-30 0 60, -100 0 84, -130 0 104, -120 0 140, -84 0 140, -110 0 112', 0.25, 6);
  art.tube(path, '#17191d', art.px(8));
  art.tube(path, '#5c636b', art.px(2), 'opacity=".7"');
  art.box([-84, 1, 127], [-50, 11, 141], plastic('#2b2e34'), { axis: 'x', radius: 4, rim: 0.6 });
  art.box([-50, 3, 129], [-36, 9, 139], metal(PALETTE.steel, { banding: 0.05 }), { axis: 'x', radius: 3, rim: 0.6 });
}
