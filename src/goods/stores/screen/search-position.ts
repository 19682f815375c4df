// Where to look for stores when nothing was typed: the position the shopper gave on this visit, else their own zip, else where their store is.
import { useSyncExternalStore } from 'react';
import type { Position } from '#people/addresses/rules';
import { placeFrom, STORE_COOKIE, storeZip } from '#goods/stores/rules';
import { useAwake } from '#ui/page/awake';
import { useShop } from '#ui/page/shop';
import { readCookies, watchCookies } from './page-cookies.ts';

export type Where = { readonly address: string } | Position;

/** Held by the page alone, until it is left: it is kept nowhere. */
let given: Position | null = null;

export function rememberPosition(position: Position): void {
  given = position;
}

/** Null on the server, until the page is awake, and while nobody has said where they are. `at`: a position that was asked for here. */
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
