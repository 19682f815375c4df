// Saved for later kept in local storage between pages, as the cart is (CART-19, CART-20): cleared as soon as something moved.
import type { SavedList } from '#saved-for-later/contract';
import { isUsableHere } from './saved-cart.ts';
import { FRESH_MS, VALIDITY_MS } from './saved-validity.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'sfl';

interface Stored {
  readonly list: SavedList;
  readonly locale: string;
  readonly validUntil: number;
}

export function storeList(list: SavedList): void {
  if (isUsableHere())
    writeStored(KEY, { list, locale: document.documentElement.lang, validUntil: Date.now() + VALIDITY_MS } satisfies Stored);
}

export function readStoredList(): { readonly list: SavedList; readonly fresh: boolean } | null {
  const stored = isUsableHere() ? readStored<Stored>(KEY) : null;
  if (stored === null) return null;
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
