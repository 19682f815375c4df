// Saved for later in local storage between pages, like the cart (CART-19, CART-20): deleted as soon as an item moves.
import type { SavedList } from '#buying/saved-for-later/contract';
import { deletePersonalData, FRESH_MS, isUsableHere, readStored, removeStored, VALIDITY_MS, writeStored } from '#buying/cart/screen';
import { contextId } from '#people/sessions/screen';

const KEY = 'sfl';

interface Stored {
  readonly list: SavedList;
  readonly locale: string;
  readonly validUntil: number;
  /** The session it was stored in. */
  readonly context: string;
}

export function storeList(list: SavedList): void {
  if (!isUsableHere()) return;
  const locale = document.documentElement.lang;
  writeStored(KEY, { list, locale, validUntil: Date.now() + VALIDITY_MS, context: contextId() } satisfies Stored);
}

export function readStoredList(): { readonly list: SavedList; readonly fresh: boolean } | null {
  const stored = isUsableHere() ? readStored<Stored>(KEY) : null;
  if (stored === null) return null;
  if (stored.context !== contextId()) {
    deletePersonalData();
    return null;
  }
  const age = Date.now() - (stored.validUntil - VALIDITY_MS);
  if (stored.locale !== document.documentElement.lang || age < 0 || age >= VALIDITY_MS) {
    forgetStoredList();
    return null;
  }
  return { list: stored.list, fresh: age < FRESH_MS };
}

export function forgetStoredList(): void {
  removeStored(KEY);
}
