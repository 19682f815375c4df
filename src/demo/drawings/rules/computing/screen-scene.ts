// What a screen shows: hills in another light for each model, so that machines of one line differ at a glance.
import type { Art } from '../kit/art.ts';
import { choiceFor } from '../kit/number-text.ts';
import { shape, spot } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

interface Scene {
  /** From the top of the sky to its foot. */
  readonly sky: readonly [string, string, string];
  /** From the farthest hills to the nearest. */
  readonly hills: readonly [string, string, string];
  /** Sun or moon: where it stands (0 to 1 of the width), how high, how large, and its colour. */
  readonly light?: readonly [across: number, down: number, radius: number, colour: string];
}

const SCENES: readonly Scene[] = [
  { sky: ['#a9d3d6', '#4f8fa3', '#27506b'], hills: ['#33687c', '#1d4257', '#16323f'] },
  { sky: ['#f3c9a0', '#d98f7a', '#4d5f86'], hills: ['#3d6b86', '#27506b', '#173347'], light: [0.7, 0.38, 0.16, '#fff3dc'] },
  { sky: ['#cfe7c4', '#8fbf8a', '#4d8a68'], hills: ['#5f9a6a', '#3a7350', '#23503a'], light: [0.24, 0.3, 0.12, '#fdf7d8'] },
  { sky: ['#2b2f55', '#4a4a86', '#8a76a8'], hills: ['#4b4778', '#322f58', '#1f1d3a'], light: [0.3, 0.26, 0.09, '#f4efe0'] },
  { sky: ['#fbe3b5', '#f2b47e', '#e0795c'], hills: ['#c0654f', '#8e4646', '#5c2f3a'], light: [0.52, 0.5, 0.2, '#fff1cf'] },
  { sky: ['#e9eef2', '#bcd0de', '#86a6bf'], hills: ['#a9bccb', '#7c96aa', '#55708a'] },
  { sky: ['#bfe3ee', '#7fc3d6', '#3f96b4'], hills: ['#e8d3a2', '#cfae72', '#a88451'], light: [0.8, 0.22, 0.1, '#fffbe8'] },
];

/** The hills of a model (the same words, the same hills), `width` by `height`; no words, the scene `usual`. */
export function screenScene(art: Art, model: string, usual: number, width: number, height: number): string {
  const at = model === '' ? usual : choiceFor(model, SCENES.length);
  const { sky, hills, light } = ringItem(SCENES, at);
  const [far, middle, near] = hills;
  const wave = (top: number, rise: number, fall: number): string => {
    const [y, up, down] = [top * height, rise * height, fall * height].map(Math.round) as [number, number, number]; // as many as went in
    const [first, second, third] = [0.17, 0.36, 0.3].map((share) => Math.round(share * width)) as [number, number, number]; // likewise
    return `M0 ${y}q${first}-${up} ${second}-${Math.round(up * 0.3)}t${second}-${down} ${third} ${Math.round(down * 0.7)}V${height}H0z`;
  };
  const sunlight = light ? spot(light[0] * width, light[1] * height, light[2] * height, light[3], 'opacity=".9"') : '';
  return (
    shape(`M0 0h${width}v${height}H0z`, art.fade(50, [0, sky[0]], [0.5, sky[1]], [1, sky[2]])) +
    sunlight +
    shape(wave(0.66, 0.2, 0.1), far) +
    shape(wave(0.8, 0.2, 0.12), middle) +
    shape(wave(0.9, 0.14, 0.04), near)
  );
}
