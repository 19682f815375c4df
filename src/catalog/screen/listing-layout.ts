// Whether a phone shows one product per row or two: chosen once, kept in this browser, for every list.
import { useSyncExternalStore } from 'react';

const KEY = 'listingLayout';
const PAIR = 'pair';
const listeners = new Set<() => void>();
/** Where storage is refused the choice lasts as long as the page. */
let chosen: string | null = null;

function read(): boolean {
  try {
    return (window.localStorage.getItem(KEY) ?? chosen) === PAIR;
  } catch {
    return chosen === PAIR;
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Two per row, and what changes it. The page is served with one. */
export function useListingLayout(): readonly [boolean, (pair: boolean) => void] {
  const pair = useSyncExternalStore(watch, read, () => false);
  const choose = (wanted: boolean): void => {
    chosen = wanted ? PAIR : 'list';
    try {
      window.localStorage.setItem(KEY, chosen);
    } catch {
      // Refused: `chosen` holds it.
    }
    for (const listener of listeners) listener();
  };
  return [pair, choose];
}
