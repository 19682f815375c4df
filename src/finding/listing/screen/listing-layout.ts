// List layout: on a phone one or two products per row, elsewhere a grid or rows. The browser stores the choice.
import { useSyncExternalStore } from 'react';

const KEY = 'listingLayout';
const PAIR = 'pair';
/** `entry.server.tsx` also reads it before the first paint and marks the document; styles do the rest. */
const ROWS_KEY = 'listingRows';
const listeners = new Set<() => void>();
/** The choice for this page when storage is not available. */
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

/** Whether two products share a row, and the setter. The server renders one per row. */
export function useListingLayout(): readonly [boolean, (pair: boolean) => void] {
  const pair = useSyncExternalStore(watch, read, () => false);
  const choose = (wanted: boolean): void => {
    chosen = wanted ? PAIR : 'list';
    try {
      window.localStorage.setItem(KEY, chosen);
    } catch {
      // Storage is not available: `chosen` holds the value.
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

// For a visitor who came from another page: no list is rendered yet.
if (typeof document !== 'undefined') {
  try {
    show(window.localStorage.getItem(ROWS_KEY) === '1');
  } catch {
    // Storage is not available: the grid.
  }
}

/** Whether products are shown as rows, and the setter. The server renders the grid. */
export function useListingRows(): readonly [boolean, (rows: boolean) => void] {
  const rows = useSyncExternalStore(watch, readRows, () => false);
  const choose = (wanted: boolean): void => {
    show(wanted);
    try {
      if (wanted) window.localStorage.setItem(ROWS_KEY, '1');
      else window.localStorage.removeItem(ROWS_KEY);
    } catch {
      // Storage is not available: the choice lasts as long as the document.
    }
    for (const listener of listeners) listener();
  };
  return [rows, choose];
}
