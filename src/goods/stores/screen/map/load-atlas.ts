// The outlines of the land: one small file of the shop's own, written by `npm run atlas`.
import atlas from './atlas.json?url';

const SCALE = 100;

export interface Outlines {
  readonly type: 'MultiPolygon';
  coordinates: [number, number][][][];
}

/** Without the file there is a map without land: the pins still stand where they should. */
export async function loadAtlas(): Promise<Outlines> {
  const reply = await fetch(atlas).catch(() => null);
  const rings = reply?.ok === true ? ((await reply.json()) as readonly (readonly number[])[]) : []; // our own file
  return { type: 'MultiPolygon', coordinates: rings.map((ring) => [pointsOf(ring)]) };
}

/** Each point is its difference from the one before, in hundredths of a degree: longitude, latitude. */
function pointsOf(ring: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    x += ring[at] ?? 0;
    y += ring[at + 1] ?? 0;
    points.push([x / SCALE, y / SCALE]);
  }
  return points;
}
