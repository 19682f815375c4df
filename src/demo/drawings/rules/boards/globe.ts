// A desk globe on its stand.
import type { Drawing } from '../drawing.ts';
import { metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { shape, spot } from '../kit/print.ts';

const LANDS =
  'M-62 -52q30-34 62-26l-8 26-26 12 8 18-26 20-18-14zM-14 18l30 6 14 26-22 40-18-18zM40 -66q34 10 46 44l-20 14-18-12-20 10-8-26zM58 8l26 6-2 26-22 18-12-24z';

export const globe: Drawing = {
  colour: '#3f7fb0',
  brand: 'Chalkline',
  fit: 0.84,
  angle: { yaw: 24, pitch: 14 },
  isFlat: true,
  draw(art, { colour }) {
    const brass = metal('#c9a352', { banding: 0.02 });
    art.shadow(roundFootprint(0, 0, 70), 220);
    art.lathe(0, 0, '70 0, 72 6, 40 16, 14 26, 12 50', plastic('#6f4a35', { shine: 0.4 }), { smooth: true });
    art.billboard(
      [0, 168, 0],
      [-120, -126, 120, 126],
      `<path d="M-52 110A122 122 0 1 1 70 -100" fill="none" stroke="${brass.colour}" stroke-width="11" stroke-linecap="round"/>`,
    );
    const clip = art.clip('<circle r="106"/>');
    const sea = art.glow(
      [
        [0, '#d6ecf4'],
        [0.35, colour],
        [1, '#173a57'],
      ],
      'cx=".34" cy=".28" r=".85"',
    );
    const lines =
      '<path d="M-106 0h212M-96 -46h192M-96 46h192" stroke="#fff" stroke-width="1.4" opacity=".35"/><path d="M0-106a60 106 0 0 1 0 212M0-106a60 106 0 0 0 0 212M0-106v212" stroke="#fff" fill="none" stroke-width="1.4" opacity=".35"/>';
    const ball =
      spot(0, 0, 106, sea) +
      `<g clip-path="${clip}">${shape(LANDS, '#8fae63')}${shape('M-40 -100q40-14 80 0l-12 14h-56z', '#eef2ec')}${lines}</g>`;
    art.billboard(
      [0, 168, 0],
      [-106, -106, 106, 106],
      `<g transform="rotate(18)">${ball}</g>` + spot(0, 0, 106, art.fade(40, [0, '#fff', 0.25], [0.4, '#fff', 0], [1, '#0a1420', 0.4])),
    );
    art.billboard([0, 168, 0], [0, 0, 0, 0], spot(36, -112, 8, '#e3c67a') + spot(-36, 112, 8, '#a5823a'));
  },
};
