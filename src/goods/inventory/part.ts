import { DELETE_EXPIRED_HOLDS, type Inventory } from '#goods/inventory/server';
import type { Part } from '#platform/part';

export function inventoryPart(inventory: Inventory): Part {
  return {
    keeps: [{ what: 'goods held for a checkout', days: 0, since: 'the hold ended', forget: DELETE_EXPIRED_HOLDS }],
    close: () => inventory.close(),
  };
}
