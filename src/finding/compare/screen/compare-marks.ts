// Which products are ticked for comparison, for the boxes on tiles: all that a page of tiles loads. The list itself comes with the
// first tick, or when something was ticked on an earlier page.
import { useSyncExternalStore } from 'react';
import { addCompared, NOTHING_COMPARED, removeCompared } from '#finding/compare/rules';

const KEY = 'inkwell.compare';

let marks: readonly string[] = [];
const listeners = new Set<() => void>();

const subscribe = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => listeners.delete(heard);
};

/** Item numbers, in the order they were ticked. */
export const comparedIds = (): readonly string[] => marks;

export function setMarks(itemIds: readonly string[]): void {
  marks = itemIds;
  for (const heard of listeners) heard();
}

/** Whether a product is ticked; nothing is while the page wakes up. */
export const useCompared = (itemId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => marks.includes(itemId),
    () => false,
  );

/** How many are ticked. */
export const useComparedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => marks.length,
    () => 0,
  );

/** Ticks a product, or takes the tick away. The box answers at once, the list when its code is here. */
export async function tick(itemId: string, on: boolean): Promise<void> {
  const list = { ...NOTHING_COMPARED, itemIds: marks };
  setMarks((on ? addCompared(list, itemId) : removeCompared(list, itemId)).itemIds);
  const { compareEvents, compareStore } = await import('./compare-list.ts');
  compareStore().dispatch(on ? compareEvents.added(itemId) : compareEvents.removed(itemId));
}

/** What was ticked on an earlier page. Storage may refuse: then nothing was. */
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
    // Full, or not allowed.
  }
}
