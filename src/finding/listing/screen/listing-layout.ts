// How lists are shown: on a phone one product per row or two, elsewhere a sheet or a row for each. Chosen once, kept in this browser.
import { useSyncExternalStore } from 'react';

const KEY = 'listingLayout';
const PAIR = 'pair';
/** Read before the first paint, too (`entry.server.tsx`): the document says it, and styles do the rest. */
const ROWS_KEY = 'listingRows';
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

const root = (): DOMStringMap => document.documentElement.dataset;
const readRows = (): boolean => root()['listing'] === 'rows';

function show(rows: boolean): void {
  if (rows) root()['listing'] = 'rows';
  else delete root()['listing'];
}

// A visitor who came by way of another page: nothing of a list is drawn yet.
if (typeof document !== 'undefined') {
  try {
    show(window.localStorage.getItem(ROWS_KEY) === '1');
  } catch {
    // Refused: a sheet.
  }
}

/** A row across the page for each product, and what changes it. The page is served as a sheet. */
export function useListingRows(): readonly [boolean, (rows: boolean) => void] {
  const rows = useSyncExternalStore(watch, readRows, () => false);
  const choose = (wanted: boolean): void => {
    show(wanted);
    try {
      if (wanted) window.localStorage.setItem(ROWS_KEY, '1');
      else window.localStorage.removeItem(ROWS_KEY);
    } catch {
      // Refused: it lasts as long as the document.
    }
    for (const listener of listeners) listener();
  };
  return [rows, choose];
}
