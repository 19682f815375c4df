// Counts the last change of pickups, for a toast once the lines have moved to their new groups (DLV-3).
import { useSyncExternalStore } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { isPickup, pickupChanges, type PickupChanges, type PickupLine } from '#goods/delivery/rules';

let lastChanges: PickupChanges | null = null;
const listeners = new Set<() => void>();

function announce(changes: PickupChanges | null): void {
  lastChanges = changes;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function usePickupChanges(): PickupChanges | null {
  return useSyncExternalStore(
    watch,
    () => lastChanges,
    () => null,
  );
}

export const dismissPickupChanges = (): void => announce(null);

/** Reports the changed lines; lines that the answer omits are unchanged. */
export function reportPickups(before: readonly CartItem[], after: readonly CartItem[]): void {
  const now = new Map(after.map((item) => [item.cartItemId, item]));
  const changes = pickupChanges(
    before.map(pickupLine),
    before.map((item) => pickupLine(now.get(item.cartItemId) ?? item)),
  );
  if (changes.added + changes.modified + changes.removed > 0) announce(changes);
}

function pickupLine({ cartItemId, qty, shippingInfo: { deliveryType, pickStoreNumber } }: CartItem): PickupLine {
  return { cartItemId, qty, storeNumber: isPickup({ type: deliveryType }) ? pickStoreNumber : null };
}
