// A trackball: a broad hand rest with a large ball.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { corners, roundFootprint } from '../kit/outline.ts';

export const trackball: Drawing = {
  colour: '#b3323a',
  brand: 'Tessel',
  fit: 0.76,
  angle: { yaw: 28, pitch: 38 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 66, 18), 50);
    const plan = (inset: number) =>
      corners(
        `${-66 + inset} ${-60 + inset} r50, ${50 - inset} ${-84 + inset} r50, ${70 - inset} ${40 - inset} r60, ${40 - inset} ${88 - inset} r40, ${-50 + inset} ${80 - inset} r50`,
      );
    art.prism('y', plan(0), 0, 22, plastic('#34373d'), { rim: 0.4 });
    art.prism('y', plan(3), 22, 42, plastic('#43474e', { shine: 0.4 }), { rim: 0.8 });
    art.prism('y', plan(16), 42, 54, plastic('#4c5159', { shine: 0.4 }), { rim: 0.6 });
    art.disc([-20, 54.4, -20], 38, '#1c1e22');
    const ball = art.glow([
      [0, shade(colour, 0.6)],
      [0.4, colour],
      [1, shade(colour, -0.5)],
    ]);
    art.billboard(
      [-20, 62, -20],
      [-34, -34, 34, 34],
      `<circle r="33" fill="${ball}"/><ellipse cx="-11" cy="-14" rx="9" ry="6" fill="#fff" opacity=".7"/>`,
    );
    art.line('28 54.6 -62, 36 54.6 20', '#26282d', 3);
    art.box([34, 54, -40], [42, 60, -14], plastic('#b9bec4'), { axis: 'y', radius: 4, rim: 0.6 });
  },
};
