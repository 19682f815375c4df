// Points on the page as the short `d` text of an SVG path.
import { tenths } from './number-text.ts';
import type { Vec2 } from './vector.ts';

const signed = (value: number): string => (value < 0 ? '' : ' ') + tenths(value);

/** Absolute start, then relative steps of a tenth; steps are taken from rounded places, so nothing drifts. */
export function pathData(points: readonly Vec2[], closed = true): string {
  const [start] = points;
  if (!start) return '';
  let x = Math.round(start[0] * 10);
  let y = Math.round(start[1] * 10);
  let data = `M${x / 10} ${y / 10}l`;
  for (const point of points.slice(1)) {
    const nextX = Math.round(point[0] * 10);
    const nextY = Math.round(point[1] * 10);
    if (nextX === x && nextY === y) continue;
    const stepX = (nextX - x) / 10;
    data += (data.endsWith('l') ? tenths(stepX) : signed(stepX)) + signed((nextY - y) / 10);
    x = nextX;
    y = nextY;
  }
  return data + (closed ? 'z' : '');
}
