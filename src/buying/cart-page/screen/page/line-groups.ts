// Lines of one delivery group, and what holds for the whole group (DLV-2).
import type { CartItem } from '#buying/cart/contract';
import { countsByStatus, type LineGroup } from '#buying/cart/rules';
import type { DeliveryGroup } from '#goods/delivery/rules';

export interface Grouped {
  readonly item: CartItem;
  readonly group: DeliveryGroup;
  readonly day: string | null;
  readonly storeNumber: string | null;
  /** A pickup that is ready within the hour. */
  readonly soon: boolean;
}

export function grouped(item: CartItem): Grouped {
  const { group, minDeliveryDate, pickupStoreNumber, soon } = item.selectedDeliveryOption;
  return { item, group: group as DeliveryGroup, day: minDeliveryDate, storeNumber: pickupStoreNumber, soon }; // the server's own groups
}

/** Groups without an address. */
export const PLACELESS: ReadonlySet<DeliveryGroup> = new Set(['outOfStock', 'membership']);

export const LATER: ReadonlySet<DeliveryGroup> = new Set(['preOrder', 'backOrder']);

/** Handed out in a store or at a partner's counter, also when shipped there. */
export function isPickedUp({ group, storeNumber }: LineGroup<Grouped>): boolean {
  return storeNumber !== null && !PLACELESS.has(group) && !LATER.has(group);
}

/** A pickup without a chosen store, or at a store that does not exist. */
export function waitsForStore({ group, day, lines }: LineGroup<Grouped>): boolean {
  return group === 'oneHourPickup' && day === null && lines.every(({ item }) => !countsByStatus(item.status));
}
