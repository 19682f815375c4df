// A dispenser for the wall: a rounded cover with a window. The label says what comes out: paper, or soap into the hand.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const wallDispenser: Drawing = {
  colour: '#2e3136',
  brand: 'Clearday',
  fit: 0.82,
  angle: { yaw: 24, pitch: 12 },
  readsLabel: true,
  draw(art, { colour, brand, label }) {
    const isSoap = label === 'soap';
    const [half, high] = isSoap ? [62, 230] : [124, 240];
    art.groundShadow(`${-half} -10 -40, ${half + 30} -10 -40, ${half + 30} ${high - 20} -40, ${-half + 20} ${high - 20} -40`, 0.3, 14);
    if (!isSoap) drawSheet(art);
    art.box([-half, 0, -40], [half, high, 76], plastic(colour, { shine: 0.35 }), { radius: 26, rim: 0.85, smoothness: 5 });
    const ink = lightOn(colour, 0.75);
    const window =
      rect(half - 18, 56, 36, 80, '#cfe4ec', 12, `stroke="${shade(colour, -0.4)}" stroke-width="2.5"`) +
      rect(half - 18, isSoap ? 96 : 76, 36, isSoap ? 40 : 60, isSoap ? '#7fc1d6' : '#fdfbf6', 10);
    art.onFront(
      -half,
      high,
      76.3,
      lockup(half, 24, 15, brand, ink, { anchor: 'middle', room: half * 1.7 }) +
        window +
        spot(half, high - 54, 9, '#16181c') +
        spot(half, high - 54, 4, '#c8645a') +
        stroke(`M22 ${high - 24}h${2 * half - 44}`, shade(colour, -0.4), 4),
    );
    if (isSoap) art.box([-14, -14, 20], [14, 4, 56], plastic('#b9bec4'), { radius: 4, rim: 0.6 });
  },
};

function drawSheet(art: Art): void {
  art.fitTo('0 -92 60');
  art.polygon(
    '-96 12 30, 96 12 30, 96 -88 44, -96 -88 44',
    art.fade(80, [0, '#d9d2c6'], [0.5, '#fff'], [1, '#f3eee5']),
    'stroke="#cfc6b7"',
  );
  art.line('-90 -66 42, 90 -66 42', '#d9d2c6', 2.4, 'stroke-dasharray="7 6"');
}
