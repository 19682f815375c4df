// The list has postal areas by district ("Downtown Montreal East"); an address needs the city.

/** Cities whose districts have their own names in the list. */
const CITIES: readonly (readonly [areas: RegExp, city: string])[] = [
  [/^M/, 'Toronto'],
  // The offices of the government of Canada.
  [/^K1A/, 'Ottawa'],
  [/^H7/, 'Laval'],
  [/^H[1-5]|^H8/, 'Montréal'],
  [/^G1/, 'Québec'],
  [/^T[23]/, 'Calgary'],
  [/^T[56]/, 'Edmonton'],
];
/** Independent towns on the island of Montréal, whose names in the list are right. */
const OWN_TOWNS = /^(H1B|H3[PRYZ]|H4[VWXY])/;
const DIRECTIONS =
  /\s+(?:inner|outer|upper|lower|central|downtown|north|south|east|west|northeast|northwest|southeast|southwest|ne|nw|se|sw)$/i;

/** What stands there, and parts of a city whose name the list cut off. */
const NO_CITY =
  /\s+(?:(?:south|central|southeast|northwest|mid-harbour)\s.*provincial government|(?:northern )?outskirts|(?:central |northeast |south |west )?and(?: northern subdivisions)?)$/i;

/** The city's name, or '' when the list is unclear. */
export function canadianCity(area: string, listed: string): string {
  const city = OWN_TOWNS.test(area) ? undefined : CITIES.find(([areas]) => areas.test(area))?.[1];
  if (city !== undefined) return city;
  // The list lost its accents through a wrong encoding: no city is better than a garbled one.
  if (listed.includes('\uFFFD')) return '';
  const [, region, district] = /^([^(]*)(?:\(([^)]*)\))?/.exec(listed) ?? [];
  // Rural areas (second character 0) name the region first and the town in brackets.
  const name = (area.charAt(1) === '0' ? (district ?? '') : (region ?? '')).replace(/-\s+/g, '-').trim();
  if (name === '' || name.includes('/')) return '';
  let plain = name.replace(NO_CITY, '');
  while (DIRECTIONS.test(plain)) plain = plain.replace(DIRECTIONS, '');
  return plain.replace(/(^|[\s\-'.])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
