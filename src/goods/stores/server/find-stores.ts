// Finds stores for a typed text, or around a position (STO-2).
import type { Position } from '#people/addresses/rules';
import { placeBook } from '#people/addresses/server';
import type { StoreRecord } from '#goods/catalog/rules';
import { isPartnerPoint } from '#goods/delivery/rules';
import type { Site } from '#base/site/rules';
import { nearestStores, readStoreQuery, STORE_SEARCH_ZIP, storeNamed, type NearStore, type StoreQuery } from '#goods/stores/rules';
import type { Stores } from './stores.ts';

export interface FindQuery {
  readonly text: string;
  /** In the country's unit. */
  readonly radius: number;
  readonly services?: readonly string[];
}

export interface FoundStores {
  readonly stores: readonly { readonly store: StoreRecord; readonly distance: number | null }[];
  /** "Framingham, MA 01702": the centre of the search. */
  readonly near: string;
  /** The same as a position. */
  readonly from: Position;
}

type SearchSite = Pick<Site, 'country' | 'defaultZip'>;

/** Null when the text is invalid, or no store matches. */
export function findStores(
  stores: Pick<Stores, 'of' | 'get' | 'wordsOf'>,
  site: SearchSite,
  { text, radius, services = [] }: FindQuery,
): FoundStores | null {
  const { country } = site;
  const query = readStoreQuery(text, country, country === 'US' ? STORE_SEARCH_ZIP : site.defaultZip);
  if (query === null) return null;
  if (query.kind === 'storeNumber') {
    const store = stores.get(query.storeNumber);
    // A partner point is never the answer to a search for stores.
    return store?.country === country && !isPartnerPoint(store)
      ? { stores: [{ store, distance: null }], near: store.name, from: store }
      : null;
  }
  const all = stores.of(country);
  const from = originOf(query, country, (text) => storeNamed(all, text, stores.wordsOf));
  const found = from === null ? [] : nearestStores(all, { from: from.position, radius, country, services });
  return from === null || found.length === 0 ? null : { stores: found, near: from.near, from: from.position };
}

export function findAround(
  stores: Pick<Stores, 'of'>,
  { country }: SearchSite,
  from: Position,
  { radius, services = [] }: Omit<FindQuery, 'text'>,
): readonly NearStore[] {
  return nearestStores(stores.of(country), { from, radius, country, services });
}

/** The nearest partner points: parcels are shipped there, so a few are enough. */
export function partnerPointsNear(
  stores: Pick<Stores, 'partnerPoints'>,
  { country }: SearchSite,
  from: Position,
  radius: number,
): readonly NearStore[] {
  return nearestStores(stores.partnerPoints(country), { from, radius, country, services: [] }).slice(0, MOST_PARTNERS);
}

const MOST_PARTNERS = 3;

interface Origin {
  readonly position: Position;
  readonly near: string;
}

/** A zip, a city of the country, or a store by name or street. */
function originOf(
  query: Exclude<StoreQuery, { kind: 'storeNumber' }>,
  country: SearchSite['country'],
  storeOf: (text: string) => StoreRecord | undefined,
): Origin | null {
  const place =
    query.kind === 'zip'
      ? placeBook.find(query.zip, country)
      : (placeBook.named(query.city, query.state, country) ?? placeBook.named(query.text, null, country));
  if (place !== undefined) {
    const zip = query.kind === 'zip' ? ` ${query.zip}` : '';
    return { position: place, near: place.city === '' ? zip.trim() : `${place.city}, ${place.state}${zip}` };
  }
  const named = query.kind === 'words' ? storeOf(query.text) : undefined;
  return named === undefined ? null : { position: named, near: `${named.city}, ${named.state}` };
}
