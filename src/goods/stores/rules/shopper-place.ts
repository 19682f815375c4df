// Reads and writes the two cookies with a shopper's place. Page scripts can read both, and neither grants a right.
import type { Country } from '#base/site/rules';
import { readRadius } from './store-search.ts';

export const ZIP_COOKIE = 'zipcode';
/** City and state of the zip, so that pages can name the place without a request (APP-21). */
export const GEOCODE_COOKIE = 'geocode';
export const STORE_COOKIE = 'YourStore';

/** A shopper's place: their own choice, or the site's default. */
export interface ShopperPlace {
  readonly zip: string;
  readonly zipIsOwn: boolean;
  readonly storeNumber: string;
  /** City of the store; null when the site has no store. */
  readonly storeCity: string | null;
  readonly storeIsOwn: boolean;
}

/** The fields of a store in the YourStore cookie (STO-3). */
export interface StoreFacts {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly storeNumber: string;
}

interface Defaults {
  readonly country: Country;
  readonly defaultZip: string;
  readonly defaultStore: string;
  readonly defaultStoreCity: string | null;
}

/** Both countries share a host and its cookies: a choice counts only on sites of its own country. */
const SHAPE: Readonly<Record<Country, RegExp>> = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/ };

/** The place of a visit from the values of its cookies. */
export function placeFrom(
  cookies: Readonly<Record<string, string | undefined>>,
  { country, defaultZip, defaultStore, defaultStoreCity }: Defaults,
): ShopperPlace {
  const typed = cookies[ZIP_COOKIE];
  const zip = typed !== undefined && SHAPE[country].test(typed) ? typed : undefined;
  const store = readStore(cookies[STORE_COOKIE]);
  const near = store !== undefined && SHAPE[country].test(store.zipCode) ? store : undefined;
  return {
    zip: zip ?? defaultZip,
    zipIsOwn: zip !== undefined,
    storeNumber: near?.storeNumber ?? defaultStore,
    storeCity: near?.city ?? defaultStoreCity,
    storeIsOwn: near !== undefined,
  };
}

/** Zip of the cookie's store; null when it is not in this country. */
export function storeZip(text: string | undefined, country: Country): string | null {
  const store = readStore(text);
  return store !== undefined && SHAPE[country].test(store.zipCode) ? store.zipCode : null;
}

export interface StoreChoice {
  /** Whether the choice outlives the visit. */
  readonly persists: boolean;
  /** Search radius in the unit of the store's country, reused by the next search. */
  readonly radius: number;
}

/** The value of the YourStore cookie for a store. */
export function storeCookie({ address1, city, state, zipCode, storeNumber }: StoreFacts, { persists, radius }: StoreChoice): string {
  return JSON.stringify({ address1, city, state, zipCode, storeNumber, persists, radius });
}

/** The search radius of the cookie's store; `fallback` without one. */
export function chosenRadius(text: string | undefined, fallback: number): number {
  return readRadius(readStore(text)?.radius, fallback);
}

/** `radius` may be anything: the reader checks it. */
function readStore(text: string | undefined): (StoreFacts & { readonly radius?: unknown }) | undefined {
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isStoreFacts(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isStoreFacts(read: unknown): read is StoreFacts {
  if (typeof read !== 'object' || read === null) return false;
  const { storeNumber, zipCode, city } = read as Partial<Record<keyof StoreFacts, unknown>>;
  return (
    typeof storeNumber === 'string' &&
    /^\w{1,8}$/.test(storeNumber) &&
    typeof zipCode === 'string' &&
    typeof city === 'string' &&
    city.length <= 60
  );
}
