// The shopper's place, for everything that shows dates or stock: the site's default until the page has read the cookies.
import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { placeFrom, ZIP_RECORD, type ShopperPlace } from '#goods/stores/rules';
import { useShop } from '#ui/page/shop';
import { readCookies, watchCookies } from './page-cookies.ts';

interface KnownPlace extends ShopperPlace {
  /** False on the server and until hydration, when the site's default is shown. */
  readonly known: boolean;
}

const PlaceContext = createContext<KnownPlace | null>(null);

export function usePlace(): KnownPlace {
  const place = use(PlaceContext);
  if (place === null) throw new Error('usePlace outside PlaceProvider');
  return place;
}

export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const { site, defaultStoreCity } = useShop();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => setText(document.cookie);
    // A transition, because every tile of the page updates while the page hydrates.
    startTransition(read);
    return watchCookies(read);
  }, []);
  const place = useMemo(
    () => ({ ...placeFrom(readCookies(text ?? ''), { ...site, defaultStoreCity }), known: text !== null }),
    [text, site, defaultStoreCity],
  );
  useEffect(() => {
    if (!place.zipIsOwn && hasRecord()) void import('./zip-record.ts').then(({ restoreZip }) => restoreZip()).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, after hydration
  }, [place.known]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Whether a zip is stored next to the cookie; its value is read only when the cookie is gone (DLV-5). */
function hasRecord(): boolean {
  try {
    return ZIP_RECORD in window.localStorage;
  } catch {
    return false;
  }
}
