// Counts the changes of pickups between two states of a cart, for one sentence (DLV-3).

export interface PickupLine {
  readonly cartItemId: string;
  readonly qty: number;
  /** The pickup store; null for deliveries. */
  readonly storeNumber: string | null;
}

/** In units, as the page shows them. */
export interface PickupChanges {
  /** New pickups. */
  readonly added: number;
  /** Pickups that moved to another store. */
  readonly modified: number;
  /** Pickups that are deliveries now, or gone. */
  readonly removed: number;
}

/** Compares all lines of both states; only pickups count. */
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
