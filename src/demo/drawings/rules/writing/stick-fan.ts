// Pens and pencils laid out on the table, each drawn once along the page and then turned.
import type { Art } from '../kit/art.ts';
import { tenths } from '../kit/number-text.ts';
import { add, radians, scaled, type Vec3 } from '../kit/vector.ts';

/** One piece: where its tip lies, in millimetres to the right and down from the middle of the page, and its turn. */
export interface Stick {
  readonly colour: string;
  readonly across: number;
  readonly down: number;
  readonly spin: number;
}

export interface StickSize {
  readonly length: number;
  readonly thickness: number;
}

/** A point of a stick that lies along the page: share of its length, and millimetres above its middle line. */
export function onStick(art: Art, length: number): (share: number, above?: number) => Vec3 {
  const { right, up } = art.camera;
  return (share, above = 0) => add(scaled(right, length * share), up, above);
}

/** Lays the sticks out in order; `draw` draws one along the page from its tip, in `currentColor`. */
export function layOutSticks(art: Art, sticks: readonly Stick[], size: StickSize, draw: () => void): void {
  const { right, up } = art.camera;
  for (const { colour, across, down, spin } of sticks) {
    const tip = add(scaled(right, across), up, -down);
    includeStick(art, tip, spin, size);
    drawShadow(art, tip, spin, size);
    art.measuring = false;
    art.again('stick', { x: tip[0], y: tip[1], z: tip[2] }, draw, { colour, spin: spin || 0.01 });
    art.measuring = true;
  }
}

function includeStick(art: Art, tip: Vec3, spin: number, { length, thickness }: StickSize): void {
  const [x, y] = art.page(tip);
  const [reach, half] = [art.px(length), art.px(thickness / 2)];
  const [endX, endY] = [x + reach * Math.cos(radians(spin)), y + reach * Math.sin(radians(spin))];
  art.include([
    [Math.min(x, endX) - half, Math.min(y, endY) - half],
    [Math.max(x, endX) + half, Math.max(y, endY) + half],
  ]);
}

function drawShadow(art: Art, tip: Vec3, spin: number, { length, thickness }: StickSize): void {
  const [x, y] = art.page(tip);
  const [reach, wide] = [art.px(length), art.px(thickness * 0.8)];
  const outline = `M0 0L${tenths(reach * 0.97)} ${tenths(-wide * 0.36)}v${tenths(wide)}L${tenths(reach * 0.07)} ${tenths(wide * 0.45)}z`;
  const shift = art.px(thickness * 0.35);
  const place = `translate(${tenths(x + shift)} ${tenths(y + shift)})rotate(${tenths(spin)})`;
  art.beneath(`<path d="${outline}" transform="${place}" fill="#3a2818" opacity=".4" filter="${art.blur(6)}"/>`);
}
