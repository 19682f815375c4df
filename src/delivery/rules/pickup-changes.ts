// What became of the pickups of a cart between two looks at it, counted for one sentence (DLV-3).

export interface PickupLine {
  readonly cartItemId: string;
  /** The store it is fetched from; null when it is not fetched. */
  readonly storeNumber: string | null;
}

export interface PickupChanges {
  /** Lines that are picked up now and were not. */
  readonly added: number;
  /** Lines that are picked up in another store. */
  readonly modified: number;
  /** Lines that are no longer picked up: delivered now, or gone. */
  readonly removed: number;
}

/** Counts over all lines of both; a line that is in neither as a pickup counts nowhere. */
export function pickupChanges(before: readonly PickupLine[], after: readonly PickupLine[]): PickupChanges {
  const was = new Map(before.map(({ cartItemId, storeNumber }) => [cartItemId, storeNumber]));
  const is = new Map(after.map(({ cartItemId, storeNumber }) => [cartItemId, storeNumber]));
  const changes = { added: 0, modified: 0, removed: 0 };
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(id) ?? null, is.get(id) ?? null];
    if (from === to) continue;
    if (from === null) changes.added += 1;
    else if (to === null) changes.removed += 1;
    else changes.modified += 1;
  }
  return changes;
}
