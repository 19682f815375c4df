// npm run places: writes the shop's own compact list of places from the zipcodes package (US ZIPs, Canadian postal areas).
// One line per city: state, name, then each code with its position in hundredths of a degree. Read at the start in a few milliseconds.
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOfZip } from '#delivery/rules';
import { canadianCity } from './places/canadian-city.ts';
import { MORE_AREAS } from './places/more-areas.ts';

interface Row {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

const require = createRequire(import.meta.url);
const read = (name: string): [string, Row][] => Object.entries((require(`zipcodes/lib/${name}`) as { codes: Record<string, Row> }).codes);

function linesOf(rows: readonly (readonly [code: string, row: Row])[]): string {
  const cities = new Map<string, string[]>();
  for (const [code, { latitude, longitude, city, state }] of rows) {
    // Places abroad and those without a position are not delivered to.
    if (latitude === 0 || longitude > -50 || ['AA', 'AE', 'AP'].includes(state) || state === '') continue;
    const key = `${state}\t${city}`;
    const codes = cities.get(key) ?? [];
    codes.push(`${code} ${Math.round(latitude * 100)} ${Math.round(-longitude * 100)}`);
    cities.set(key, codes);
  }
  const lines = [...cities].map(([key, codes]) => `${key}\t${codes.sort().join(' ')}`);
  return `${lines.sort().join('\n')}\n`;
}

// The list names some provinces by a county: the first letter of a postal code knows better.
const listed = read('codesCanada.js').flatMap(([area, row]) =>
  MORE_AREAS.has(area) ? [] : [[area, { ...row, city: canadianCity(area, row.city) }] as const],
);
const canada = [...listed, ...MORE_AREAS].map(
  ([area, row]) => [area, { ...row, state: placeOfZip(`${area}1A1`, 'CA')?.state ?? '' }] as const,
);
const folder = join(import.meta.dirname, '../src/addresses/server/places');
await writeFile(join(folder, 'united-states.txt'), linesOf(read('codes.js')));
await writeFile(join(folder, 'canada.txt'), linesOf(canada));
