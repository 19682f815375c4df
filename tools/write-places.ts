// npm run places: writes the shop's own compact list of places from the zipcodes package (US ZIPs, Canadian postal areas).
// One line per city: state, name, then each code with its position in hundredths of a degree. Read at the start in a few milliseconds.
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOfZip } from '#people/addresses/rules';
import { canadianCity } from './places/canadian-city.ts';
import { inTheirCities } from './places/institutions.ts';
import { MORE_AREAS } from './places/more-areas.ts';

interface Row {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

const require = createRequire(import.meta.url);
const read = (name: string): [string, Row][] => Object.entries((require(`zipcodes/lib/${name}`) as { codes: Record<string, Row> }).codes);

type Listed = readonly [code: string, row: Row];

function linesOf(rows: readonly Listed[]): string {
  // Places abroad and those without a position are not delivered to.
  const ours = rows.filter(
    ([, { latitude, longitude, state }]) => latitude !== 0 && longitude <= -50 && !['AA', 'AE', 'AP', ''].includes(state),
  );
  const citiesAt = new Map<string, Set<string>>();
  for (const [, row] of ours) citiesAt.set(spotOf(row), (citiesAt.get(spotOf(row)) ?? new Set()).add(keyOf(row)));
  const lines = [...Map.groupBy(ours, ([, row]) => keyOf(row))].map(([key, codes]) => {
    // Post office boxes stand where the county's middle is, in no city: they are looked for where the rest of their own city is.
    const own = codes.filter(([, row]) => citiesAt.get(spotOf(row))?.size === 1).map(([, row]) => row);
    const middle = { latitude: middleOf(own.map(({ latitude }) => latitude)), longitude: middleOf(own.map(({ longitude }) => longitude)) };
    const placed = codes.map(([code, row]) => codeAt(code, own.length === 0 || own.includes(row) ? row : middle));
    return `${key}\t${placed.sort().join(' ')}`;
  });
  return `${lines.sort().join('\n')}\n`;
}

const keyOf = ({ state, city }: Row): string => `${state}\t${city}`;
const spotOf = ({ latitude, longitude }: Row): string => `${latitude},${longitude}`;
const middleOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function codeAt(code: string, { latitude, longitude }: Pick<Row, 'latitude' | 'longitude'>): string {
  return `${code} ${Math.round(latitude * 100)} ${Math.round(-longitude * 100)}`;
}

// The list names some provinces by a county: the first letter of a postal code knows better.
const listed = read('codesCanada.js').flatMap(([area, row]) =>
  MORE_AREAS.has(area) ? [] : [[area, { ...row, city: canadianCity(area, row.city) }] as const],
);
const canada = [...listed, ...MORE_AREAS].map(
  ([area, row]) => [area, { ...row, state: placeOfZip(`${area}1A1`, 'CA')?.state ?? '' }] as const,
);
const folder = join(import.meta.dirname, '../src/people/addresses/server/places');
await writeFile(join(folder, 'united-states.txt'), linesOf(inTheirCities(read('codes.js'))));
await writeFile(join(folder, 'canada.txt'), linesOf(canada));
