// The centre of a store search without text: the position of this visit, else the shopper's zip, else their store's place.
import { useSyncExternalStore } from 'react';
import type { Position } from '#people/addresses/rules';
import { placeFrom, STORE_COOKIE, storeZip } from '#goods/stores/rules';
import { useAwake } from '#ui/page/awake';
import { useShop } from '#ui/page/shop';
import { readCookies, watchCookies } from './page-cookies.ts';

export type Where = { readonly address: string } | Position;

/** Only in memory, until the shopper leaves the page. */
let given: Position | null = null;

export function rememberPosition(position: Position): void {
  given = position;
}

/** Null on the server, until hydration, and while unknown. `at`: a position requested here. */
export function useSearchPosition(at?: Position): Where | null {
  const { site, defaultStoreCity } = useShop();
  const zip = useSyncExternalStore<string | null>(
    watchCookies,
    () => {
      const cookies = readCookies(document.cookie);
      const place = placeFrom(cookies, { ...site, defaultStoreCity });
      return place.zipIsOwn ? place.zip : storeZip(cookies[STORE_COOKIE], site.country);
    },
    () => null,
  );
  if (!useAwake()) return null;
  return at ?? given ?? (zip === null ? null : { address: zip });
}
