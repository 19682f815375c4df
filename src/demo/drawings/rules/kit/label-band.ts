// A paper label wrapped round the front of an upright bottle.
import type { Art } from './art.ts';
import { shade } from './colour.ts';
import { pair, tenths } from './number-text.ts';
import type { Vec2 } from './vector.ts';

/** A band of this colour round a bottle that stands at the origin of the frame, between two heights. */
export function drawLabelBand(art: Art, radius: number, low: number, high: number, colour: string): void {
  const fill = art.fade(0, [0, shade(colour, -0.1)], [0.25, shade(colour, 0.5)], [0.6, colour], [1, shade(colour, -0.35)]);
  const reach = (y: number): number => art.px(radius) * art.camera.magnification(art.world([0, y, 0]));
  const flank = (side: 1 | -1, y: number): Vec2 => {
    const [x, pageY] = art.page([0, y, 0]);
    return [x + reach(y) * side, pageY];
  };
  const arc = (y: number, sweep: 0 | 1, to: Vec2): string =>
    `A${tenths(reach(y))} ${tenths(reach(y) * art.camera.tilt)} 0 0 ${sweep} ${pair(to)}`;
  const bottom = `M${pair(flank(-1, low))}${arc(low, 0, flank(1, low))}`;
  art.path(`${bottom}L${pair(flank(1, high))}${arc(high, 1, flank(-1, high))}z`, fill);
}
