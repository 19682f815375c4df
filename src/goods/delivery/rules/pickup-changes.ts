// What became of the pickups of a cart between two looks at it, counted for one sentence (DLV-3).

export interface PickupLine {
  readonly cartItemId: string;
  readonly qty: number;
  /** The store it is fetched from; null when it is not fetched. */
  readonly storeNumber: string | null;
}

/** In units, as the page counts what it holds. */
export interface PickupChanges {
  /** Picked up now, and not before. */
  readonly added: number;
  /** Picked up in another store. */
  readonly modified: number;
  /** No longer picked up: delivered now, or gone. */
  readonly removed: number;
}

/** Counts over all lines of both; a line that is in neither as a pickup counts nowhere. */
export function pickupChanges(before: readonly PickupLine[], after: readonly PickupLine[]): PickupChanges {
  const was = new Map(before.map((line) => [line.cartItemId, line]));
  const is = new Map(after.map((line) => [line.cartItemId, line]));
  const changes = { added: 0, modified: 0, removed: 0 };
  for (const [id, { qty }] of new Map([...was, ...is])) {
    const [from, to] = [was.get(id)?.storeNumber ?? null, is.get(id)?.storeNumber ?? null];
    if (from === to) continue;
    if (from === null) changes.added += qty;
    else if (to === null) changes.removed += qty;
    else changes.modified += qty;
  }
  return changes;
}
