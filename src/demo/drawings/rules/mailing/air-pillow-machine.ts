// A machine that blows film into pillows: the roll on its arm, a chain of pillows coming out.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { glass, metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const FILM = '#cfe3ee';

export const airPillowMachine: Drawing = {
  colour: '#26365c',
  brand: 'Waybill',
  fit: 0.88,
  angle: { yaw: 30, pitch: 24 },
  draw(art, look) {
    art.shadow(boxFootprint(-130, -70, 130, 60), 170);
    drawRoll(art);
    art.box([-60, 0, -70], [130, 170, 40], plastic(look.colour), { axis: 'y', radius: 18, rim: 0.7 });
    art.box([-60, 118, 30], [130, 132, 52], plastic('#34373d'), { axis: 'x', radius: 5, rim: 0.6 });
    const screen = rect(104, 16, 66, 34, '#12202c', 4) + stroke('M114 28h34M114 38h22', '#7fd0a8', 4);
    const print = lockup(14, 20, 17, look.brand, whiteOn(look.colour), { room: 84 });
    const button = spot(30, 76, 9, '#3f9a6b') + spot(54, 76, 9, '#c8433e');
    art.onFront(-60, 170, 40.4, print + screen);
    art.onFront(-60, 118, 40.4, `<g transform="translate(0 -10)">${button}</g>`);
    for (let i = 0; i < 3; i++) art.at({ y: 66 - i * 31, z: 74 + i * 66 }, () => drawPillow(art));
  },
};

function drawRoll(art: Art): void {
  art.rod([-60, 92, -12], [-168, 92, -12], '0 9, 1 9', metal('#b9bec4'));
  art.rod([-158, 92, -12], [-72, 92, -12], '0 66, 1 66', glass(FILM, { shine: 0.35 }), { end: shade(FILM, -0.15) });
}

/** A pillow full of air: a puffed cushion with a glint and its sealed edges. */
function drawPillow(art: Art): void {
  art.prism(
    'x',
    corners('-33 12 r16, 0 0 r30, 33 -14 r16, 33 -8 r16, 4 34 r34, -33 18 r16', 5),
    -52,
    122,
    glass(FILM, { lift: 0.9, drop: 0.28 }),
    {
      rim: 0.85,
    },
  );
  art.tube('M -38 31 0 C 0 36 0, 60 36 0, 108 31 0', '#fff', art.px(5), 'opacity=".85"');
  art.line('-52 -11 34, 122 -11 34', shade(FILM, -0.34), 3, 'opacity=".8" stroke-dasharray="6 5"');
}
