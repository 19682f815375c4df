// npm run atlas: writes what the store map is drawn from. Outlines of states and of Canada, out of the open us-atlas and world-atlas
// packages (Census Bureau and Natural Earth, public domain), in hundredths of a degree, each point as its difference from the one
// before; and the towns, the largest first, out of the shop's own list of places (`npm run places`).
import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { ownValue } from '#base/lookup/rules';
import { townsOf } from './places/towns.ts';

const require = createRequire(import.meta.url);
const SCALE = 100;
/** Points nearer than this to the one before, in hundredths of a degree, are left out: coasts where nobody looks for a store need fewer. */
const NEAR = 3;
const NEAR_IN_THE_NORTH = 25;
const NORTH = 52;

type Topology = Parameters<typeof feature>[0];
type Ring = readonly (readonly number[])[];

function ringsOf(topology: Topology, object: string, wanted: (id: string) => boolean): Ring[] {
  const shapes = ownValue(topology.objects, object);
  if (shapes?.type !== 'GeometryCollection') throw new Error(`${object} is not in the atlas`);
  return feature(topology, shapes).features.flatMap(({ id, geometry }) => {
    if (!wanted(String(id))) return [];
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

/** Differences in a row: longitude, latitude, longitude, …; rings too small to be seen are left out. */
function compact(ring: Ring): number[] {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [lon = 0, lat = 0] of ring) {
    const [x, y] = [Math.round(lon * SCALE), Math.round(lat * SCALE)];
    if (out.length > 0 && Math.abs(x - lastX) + Math.abs(y - lastY) < (lat < NORTH ? NEAR : NEAR_IN_THE_NORTH)) continue;
    out.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out.length < 12 ? [] : out;
}

const states = ringsOf(require('us-atlas/states-10m.json') as Topology, 'states', () => true);
// Canada's number in the list of countries.
const canada = ringsOf(require('world-atlas/countries-10m.json') as Topology, 'countries', (id) => id === '124');
const rings = [...states, ...canada].filter((ring) => ring.every(([lon = 0]) => lon < -40)).map(compact);
const map = join(import.meta.dirname, '../src/goods/stores/screen/map');
await writeFile(join(map, 'atlas.json'), `${JSON.stringify(rings.filter((ring) => ring.length > 0))}\n`);

const listOf = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../src/people/addresses/server/places', name), 'utf8');
await writeFile(join(map, 'towns.json'), `${JSON.stringify(townsOf(await listOf('united-states.txt'), await listOf('canada.txt')))}\n`);
