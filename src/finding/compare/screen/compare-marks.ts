// Which products are selected for comparison, for the boxes on tiles. A page of tiles loads only this; the full list loads with the first selection,
// or when an earlier page left one.
import { useSyncExternalStore } from 'react';
import { addCompared, NOTHING_COMPARED, removeCompared } from '#finding/compare/rules';

const KEY = 'inkwell.compare';

let marks: readonly string[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Item numbers in the order of selection. */
export const comparedIds = (): readonly string[] => marks;

export function setMarks(itemIds: readonly string[]): void {
  marks = itemIds;
  for (const listener of listeners) listener();
}

/** Whether a product is selected; false until hydration. */
export const useCompared = (itemId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => marks.includes(itemId),
    () => false,
  );

/** Number of selected products. */
export const useComparedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => marks.length,
    () => 0,
  );

/** Selects a product or removes it. The box changes at once, the list when its code has loaded. */
export async function tick(itemId: string, on: boolean): Promise<void> {
  const list = { ...NOTHING_COMPARED, itemIds: marks };
  setMarks((on ? addCompared(list, itemId) : removeCompared(list, itemId)).itemIds);
  const { compareEvents, compareStore } = await import('./compare-list.ts');
  compareStore().dispatch(on ? compareEvents.added(itemId) : compareEvents.removed(itemId));
}

/** The selection stored by an earlier page; empty when storage is not available. */
export function storedMarks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function storeMarks(itemIds: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(itemIds));
  } catch {
    // Storage is full or not allowed.
  }
}
