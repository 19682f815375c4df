// Normalizes the door of an address for comparison, in any spelling: without the resident and the name of the place.
import type { PostalAddress } from './postal-address.ts';

/** Street words and their abbreviations, in English and French; words that only introduce a unit's number are dropped. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ...['apt', 'apartment', 'app', 'appartement', 'suite', 'ste', 'sainte', 'unit', 'unite', 'bureau', 'no', 'numero'].map(
    (word) => [word, ''] as const,
  ),
  ...Object.entries({
    street: 'st',
    saint: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    place: 'pl',
    square: 'sq',
    boulevard: 'blvd',
    boul: 'blvd',
    highway: 'hwy',
    parkway: 'pkwy',
    terrace: 'ter',
    circle: 'cir',
    chemin: 'ch',
    route: 'rte',
    floor: 'fl',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
  }),
]);
/** French directions, for Canada only: in the United States Avenue O is not Avenue W, and est means estate. */
const SHORT_IN_CANADA: ReadonlyMap<string, string> = new Map([
  ...SHORT,
  ...Object.entries({ nord: 'n', sud: 's', est: 'e', ouest: 'w', o: 'w' }),
]);
const US_ZIP = 5;

/** '' when the address has no street number. */
export function dwellingOf({ address1, address2, zip, country }: Pick<PostalAddress, 'address1' | 'address2' | 'zip' | 'country'>): string {
  const short = country === 'CA' ? SHORT_IN_CANADA : SHORT;
  const street = `${address1} ${address2}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => short.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
  const code = zip.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
  if (!/\d/.test(street) || code === '') return '';
  return `${country} ${country === 'USA' ? code.slice(0, US_ZIP) : code} ${street}`;
}
