import type { Inventory } from '#goods/inventory/server';
import type { Part } from '#platform/part';

export function inventoryPart(inventory: Inventory): Part {
  return { upkeep: (_db, now) => inventory.forgetHolds(now), close: () => inventory.close() };
}
