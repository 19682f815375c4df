// Gradients: their stops, and which stops can go because a straight blend already shows them.
import { channels } from './colour.ts';
import { hundredths } from './number-text.ts';

/** Place along the gradient (0 to 1), colour, and opacity when it is not solid. */
export type Stop = readonly [place: number, colour: string, opacity?: number];

export function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([place, colour, opacity = 1]) => {
      const seeThrough = opacity === 1 ? '' : ` stop-opacity="${hundredths(opacity)}"`;
      return `<stop offset="${hundredths(place)}" stop-color="${colour}"${seeThrough}/>`;
    })
    .join('');
}

/** The same gradient with fewer stops: no channel is off by more than `tolerance` of 255. */
export function thinnedStops(stops: readonly Stop[], tolerance: number): Stop[] {
  const [first] = stops;
  const last = stops.at(-1);
  if (stops.length < 3 || !first || !last) return [...stops];
  const from = channels(first[1]);
  const to = channels(last[1]);
  let worst = 0;
  let worstAt = 0;
  stops.forEach(([place, colour], index) => {
    const share = last[0] > first[0] ? (place - first[0]) / (last[0] - first[0]) : 0;
    const actual = channels(colour);
    const error = Math.max(
      Math.abs(actual[0] - from[0] - (to[0] - from[0]) * share),
      Math.abs(actual[1] - from[1] - (to[1] - from[1]) * share),
      Math.abs(actual[2] - from[2] - (to[2] - from[2]) * share),
    );
    if (index > 0 && index < stops.length - 1 && error > worst) {
      worst = error;
      worstAt = index;
    }
  });
  if (worst <= tolerance) return [first, last];
  return [...thinnedStops(stops.slice(0, worstAt + 1), tolerance).slice(0, -1), ...thinnedStops(stops.slice(worstAt), tolerance)];
}
