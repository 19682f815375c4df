// The state or province of a ZIP or postal code: as much geography as taxes and area fees need.
import type { Country } from '#base/site/rules';
import { stateOfZip } from './state-of-zip.ts';

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
