// A round wall clock, ten past ten.
import type { Drawing } from '../drawing.ts';
import { brandMark } from '../kit/brand.ts';
import { plastic } from '../kit/material.ts';
import { circle } from '../kit/outline.ts';
import { spot, stroke, words } from '../kit/print.ts';
import { radians, type Vec3 } from '../kit/vector.ts';

const RADIUS = 150;

export const wallClock: Drawing = {
  colour: '#34383f',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 20, pitch: 10 },
  draw(art, { colour, brand }) {
    const onWall = circle(20, -22, RADIUS, 30).map(([x, y]): Vec3 => [x, y, -12]);
    art.groundShadow(onWall, 0.32, 15);
    art.prism('z', circle(0, 0, RADIUS, 56), -12, 14, plastic(colour, { shine: 0.45 }), { rim: 0.85, rimWidth: 3 });
    const face = art.fade(50, [0, '#fff'], [0.6, '#fbf9f5'], [1, '#e4dfd6']);
    const inner = spot(0, 0, 130, '#15171b', 'opacity=".55"') + spot(0, 0, 127.5, face);
    art.onFront(0, 0, 14.3, inner + ticks() + numbers() + brandMark(-9, -66, 18, '#8d8679', brand) + hands());
    art.onFront(0, 0, 15, `<path d="M-96-84A128 128 0 0 1 40-121C-10-96-60-50-80 10A128 128 0 0 1-96-84z" fill="#fff" opacity=".3"/>`);
  },
};

function ticks(): string {
  const tick = (index: number, from: number): string => {
    const angle = radians(index * 6);
    const at = (reach: number): string =>
      `${Math.round(Math.sin(angle) * reach * 10) / 10} ${Math.round(-Math.cos(angle) * reach * 10) / 10}`;
    return `M${at(from)}L${at(121)}`;
  };
  const all = Array.from({ length: 60 }, (_, i) => i);
  return (
    stroke(
      all
        .filter((i) => i % 5)
        .map((i) => tick(i, 115))
        .join(''),
      '#8d8679',
      2,
    ) +
    stroke(
      all
        .filter((i) => i % 5 === 0)
        .map((i) => tick(i, 108))
        .join(''),
      '#2b2e34',
      5,
    )
  );
}

function numbers(): string {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = radians((i + 1) * 30);
    return words(Math.sin(angle) * 88, -Math.cos(angle) * 88 + 9.5, 27, String(i + 1), '#2b2e34', { anchor: 'middle', weight: 600 });
  }).join('');
}

/** Ten past ten, and a red second hand. */
function hands(): string {
  const hand = (turn: number, path: string, colour: string): string =>
    `<path d="${path}" transform="translate(2.5 4)rotate(${turn})" fill="#2a1c12" opacity=".3"/><path d="${path}" transform="rotate(${turn})" fill="${colour}"/>`;
  return (
    hand(305, 'M-5 16l2-78 3-6 3 6 2 78z', '#22252a') +
    hand(60, 'M-4 20l1.5-112 2.5-8 2.5 8L4 20z', '#22252a') +
    hand(200, 'M-1.4 30L-.8-104H.8L1.4 30z', '#c8453a') +
    spot(0, 0, 8, '#22252a') +
    spot(0, 0, 3.5, '#c8453a')
  );
}
