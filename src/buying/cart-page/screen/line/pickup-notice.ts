// Counts the last change of pickups, for a toast once the lines have moved to their new groups (DLV-3).
import { useSyncExternalStore } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { isPickup, pickupChanges, type PickupChanges, type PickupLine } from '#goods/delivery/rules';

let told: PickupChanges | null = null;
const listeners = new Set<() => void>();

function tell(changes: PickupChanges | null): void {
  told = changes;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function usePickupTold(): PickupChanges | null {
  return useSyncExternalStore(
    watch,
    () => told,
    () => null,
  );
}

export const forgetPickupTold = (): void => tell(null);

/** Reports the changed lines; lines that the answer omits are unchanged. */
export function reportPickups(before: readonly CartItem[], after: readonly CartItem[]): void {
  const now = new Map(after.map((item) => [item.cartItemId, item]));
  const changes = pickupChanges(
    before.map(pickupLine),
    before.map((item) => pickupLine(now.get(item.cartItemId) ?? item)),
  );
  if (changes.added + changes.modified + changes.removed > 0) tell(changes);
}

function pickupLine({ cartItemId, qty, shippingInfo: { deliveryType, pickStoreNumber } }: CartItem): PickupLine {
  return { cartItemId, qty, storeNumber: isPickup({ type: deliveryType }) ? pickStoreNumber : null };
}
