// npm run atlas: writes the outlines of states, provinces' country and neighbours that the store map is drawn from, out of the open
// us-atlas and world-atlas packages (Census Bureau and Natural Earth, public domain). Hundredths of a degree, each point as its
// difference from the one before.
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const SCALE = 100;
/** Points nearer than this to the one before, in hundredths of a degree, are left out. */
const NEAR = 7;

type Topology = Parameters<typeof feature>[0];
type Ring = readonly (readonly number[])[];

function ringsOf(topology: Topology, object: string, wanted: (id: string) => boolean): Ring[] {
  const shapes = topology.objects[object];
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
    if (out.length > 0 && Math.abs(x - lastX) + Math.abs(y - lastY) < NEAR) continue;
    out.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out.length < 12 ? [] : out;
}

const states = ringsOf(require('us-atlas/states-10m.json') as Topology, 'states', () => true);
// Canada's number in the list of countries.
const canada = ringsOf(require('world-atlas/countries-50m.json') as Topology, 'countries', (id) => id === '124');
const rings = [...states, ...canada].filter((ring) => ring.every(([lon = 0]) => lon < -40)).map(compact);
const file = join(import.meta.dirname, '../src/stores/screen/map/atlas.json');
await writeFile(file, `${JSON.stringify(rings.filter((ring) => ring.length > 0))}\n`);
