// The state or province of a ZIP or postal code: as much geography as taxes and area fees need.
import type { Country } from '#base/site/rules';

export interface Place {
  readonly country: Country;
  /** Two-letter state or province; null for an unassigned code. */
  readonly state: string | null;
  /** Normalized; Canada: `H3B 1A7`. */
  readonly zip: string;
}

/** Parses a ZIP code (US, five digits or ZIP+4) or postal code (Canada, any case, with or without the space). Null: invalid (APP-22). */
export function placeOfZip(text: string, country: Country): Place | null {
  const zip = country === 'US' ? readZip(text) : readPostalCode(text);
  if (zip === null) return null;
  return { country, zip, state: country === 'US' ? stateOfZip(zip) : provinceOfPostalCode(zip) };
}

function readZip(text: string): string | null {
  return /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1] ?? null;
}

/** No postal code contains D, F, I, O, Q or U; none begins with W or Z. */
function readPostalCode(text: string): string | null {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(compact)) return null;
  return `${compact.slice(0, 3)} ${compact.slice(3)}`;
}

const PROVINCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A: 'NL',
    B: 'NS',
    C: 'PE',
    E: 'NB',
    G: 'QC',
    H: 'QC',
    J: 'QC',
    K: 'ON',
    L: 'ON',
    M: 'ON',
    N: 'ON',
    P: 'ON',
    R: 'MB',
    S: 'SK',
    T: 'AB',
    V: 'BC',
    Y: 'YT',
  }),
);

function provinceOfPostalCode(zip: string): string | null {
  // X is shared: X0A to X0C are Nunavut, the rest are the Northwest Territories.
  if (zip.startsWith('X')) return /^X0[ABC]/.test(zip) ? 'NU' : 'NT';
  return PROVINCES.get(zip.charAt(0)) ?? null;
}

/** Whether a ZIP code is military mail abroad (APO, FPO, DPO), which carriers do not serve. */
export function isMilitaryPost(text: string): boolean {
  const prefix = Number(/^\s*(\d{3})\d{2}(?:-?\d{4})?\s*$/.exec(text)?.[1]);
  return MILITARY_PREFIXES.some(([from, to]) => prefix >= from && prefix <= to);
}

/** Europe and Africa, the Americas, the Pacific; published by the United States Postal Service. */
const MILITARY_PREFIXES: readonly (readonly [from: number, to: number])[] = [
  [90, 99],
  [340, 340],
  [962, 966],
];

/** Ranges of the first three digits by state, in order; published by the United States Postal Service. */
const ZIP_PREFIXES: readonly (readonly [from: number, to: number, state: string])[] = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [341, 342, 'FL'],
  [344, 344, 'FL'],
  [346, 347, 'FL'],
  [349, 349, 'FL'],
  [350, 352, 'AL'],
  [354, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 516, 'IA'],
  [520, 528, 'IA'],
  [530, 532, 'WI'],
  [534, 535, 'WI'],
  [537, 549, 'WI'],
  [550, 551, 'MN'],
  [553, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 620, 'IL'],
  [622, 629, 'IL'],
  [630, 631, 'MO'],
  [633, 641, 'MO'],
  [644, 658, 'MO'],
  [660, 662, 'KS'],
  [664, 679, 'KS'],
  [680, 681, 'NE'],
  [683, 693, 'NE'],
  [700, 701, 'LA'],
  [703, 708, 'LA'],
  [710, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 731, 'OK'],
  [733, 733, 'TX'],
  [734, 741, 'OK'],
  [743, 749, 'OK'],
  [750, 770, 'TX'],
  [772, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 853, 'AZ'],
  [855, 857, 'AZ'],
  [859, 860, 'AZ'],
  [863, 865, 'AZ'],
  [870, 871, 'NM'],
  [873, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 891, 'NV'],
  [893, 895, 'NV'],
  [897, 898, 'NV'],
  [900, 908, 'CA'],
  [910, 928, 'CA'],
  [930, 961, 'CA'],
  [967, 968, 'HI'],
  [969, 969, 'GU'],
  [970, 979, 'OR'],
  [980, 986, 'WA'],
  [988, 994, 'WA'],
  [995, 999, 'AK'],
];

/** Exceptions to the prefixes: an island off Connecticut, Samoa, federal offices, post offices across a state line. */
const OTHER_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '06390': 'NY',
    '20588': 'MD',
    '20598': 'VA',
    '73960': 'TX',
    '83414': 'WY',
    '96799': 'AS',
  }),
);

function stateOfZip(zip: string): string | null {
  const own = OTHER_STATE.get(zip);
  if (own !== undefined) return own;
  const prefix = Number(zip.slice(0, 3));
  return ZIP_PREFIXES.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}
