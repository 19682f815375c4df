// What is on its way to the demo's shelves, so that an expected day can be seen.
import { addDays } from '#base/calendar/rules';
import type { StockSheetRow } from '#goods/inventory/rules';

const DAYS_UNTIL = 12;
const ITEM = '900033';

/** `today`: the day of the first start. */
export function demoSupplies(today: string): readonly StockSheetRow[] {
  const inbound = { due: addDays(today, DAYS_UNTIL), qty: 120 };
  return ['US', 'CA'].map((location) => ({ itemId: ITEM, location, onHand: 0, safety: null, inbound }));
}
