// The products selected for comparison: at most four, in the order of selection (CAT-5).

export const MOST_COMPARED = 4;

export interface Compared {
  readonly itemIds: readonly string[];
  /** The list before the last clear, which can be restored. */
  readonly cleared: readonly string[];
  /** The last selection was refused because there are four already. */
  readonly full: boolean;
}

export const NOTHING_COMPARED: Compared = { itemIds: [], cleared: [], full: false };

export function addCompared(list: Compared, itemId: string): Compared {
  if (list.itemIds.includes(itemId)) return { ...list, full: false };
  if (list.itemIds.length >= MOST_COMPARED) return { ...list, full: true };
  return { itemIds: [...list.itemIds, itemId], cleared: [], full: false };
}

export function removeCompared(list: Compared, itemId: string): Compared {
  return { ...list, itemIds: list.itemIds.filter((one) => one !== itemId), full: false };
}

export function clearCompared({ itemIds }: Compared): Compared {
  return { itemIds: [], cleared: itemIds, full: false };
}

/** Restores the cleared list; products selected since then come first. */
export function restoreCompared({ itemIds, cleared }: Compared): Compared {
  return { itemIds: [...new Set([...itemIds, ...cleared])].slice(0, MOST_COMPARED), cleared: [], full: false };
}
