// Picks the store map's towns from the place list; the number of codes and of distinct positions measures a town's size.

/** Name, longitude and latitude in hundredths of a degree. */
export type TownEntry = readonly [name: string, longitude: number, latitude: number];

interface Town {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly size: number;
}

/** Smaller towns, and those with a single position, are omitted. */
const SMALLEST = { US: 3, CA: 5 };
/** A Canadian postal area stands for more people than a US ZIP. */
const CANADIAN_WEIGHT = 2.5;
/** Capitals are on every map, however small. */
const CAPITALS = new Set([
  'BC Victoria',
  'AB Edmonton',
  'SK Regina',
  'MB Winnipeg',
  'ON Ottawa',
  'QC Québec',
  'NB Fredericton',
  'NS Halifax',
  'PE Charlottetown',
  "NL St. John's",
  'YT Whitehorse',
  'NT Yellowknife',
  'NU Iqaluit',
]);
const CAPITAL_SIZE = 25;
/** Military mail abroad. */
const NO_STATES = new Set(['AE', 'AP', 'AA']);
/** Duplicates in the list, and one entry that is not a town. */
const NO_TOWNS = new Set(['QC Quebec City', 'QC Montreal', 'QC Jean-Talon', 'DC Parcel Return Service']);

/** The towns of both countries, largest first. */
export function townsOf(unitedStates: string, canada: string): readonly TownEntry[] {
  const towns = [...readTowns(unitedStates, SMALLEST.US, 1), ...readTowns(canada, SMALLEST.CA, CANADIAN_WEIGHT)];
  return towns
    .toSorted((a, b) => b.size - a.size || a.name.localeCompare(b.name))
    .map(({ name, longitude, latitude }) => [name, longitude, latitude] as const);
}

function readTowns(list: string, smallest: number, weight: number): readonly Town[] {
  return list.split('\n').flatMap((line): Town[] => {
    const [state = '', city = '', codes = ''] = line.split('\t');
    const name = weight === 1 ? americanName(city) : townName(city);
    const isCapital = CAPITALS.has(`${state} ${name}`);
    const numbers = codes.split(' ');
    const places = placesOf(numbers);
    const count = places.length;
    const size = Math.max(Math.sqrt(count * (numbers.length / 3)) * weight, isCapital ? CAPITAL_SIZE : 0);
    if (name === '' || NO_STATES.has(state) || NO_TOWNS.has(`${state} ${city}`)) return [];
    if (!isCapital && (count === 1 || size < smallest)) return [];
    const [latitude, longitude] = [middle(places.map(([north]) => north)), -middle(places.map(([, west]) => west))];
    return [{ name, longitude, latitude, size }];
  });
}

/** North and west, in hundredths of a degree. Company codes share one position, so they neither enlarge nor move a town. */
function placesOf(numbers: readonly string[]): readonly (readonly [number, number])[] {
  const texts = new Set(numbers.flatMap((north, at) => (at % 3 === 1 ? `${north} ${numbers[at + 1]}` : [])));
  return [...texts].map((text) => {
    const [north = 0, west = 0] = text.split(' ').map(Number);
    return [north, west];
  });
}

/** The median, which outliers do not move. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** As on a road sign: "Saint-Jean-sur-Richelieu", "St. John's". */
export function townName(city: string): string {
  return city
    .replace(/-(Sur|De|Des|Du|La|Le|Les|En|Aux?)(?=-)/g, (_, word: string) => `-${word.toLowerCase()}`)
    .replace(/'S\b/, "'s")
    .replace(/\bMc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace('Winston Salem', 'Winston-Salem')
    .replace('Wilkes Barre', 'Wilkes-Barre');
}

/** "St. Louis": the United States abbreviate what Canada writes in full. */
export function americanName(city: string): string {
  return townName(city).replace(/\bSaint (?=[A-Z])/, 'St. ');
}
