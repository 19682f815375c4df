// What restocks would cost today, for mails: as their owner would pay.
import { dueCart, priceDue } from './due-cart.ts';
import { visitFor } from './buyer-of.ts';
import type { RestockDeps } from './restock-deps.ts';
import type { RestockRow } from './restock-rows.ts';

/** Cents for all units of each, after discounts; null for one that cannot be bought today. */
export async function priceOfToday(deps: RestockDeps, ownerId: string, rows: readonly RestockRow[]): Promise<readonly (number | null)[]> {
  const [first] = rows;
  const shopper = first === undefined ? null : await deps.shopperOf(ownerId);
  if (first === undefined || shopper === null) return [];
  const visit = visitFor(first, shopper, deps.clock.now());
  const lines = rows.map(({ item_id: itemId, qty }) => ({ itemId, qty }));
  const priced = await priceDue(deps, { visit, shopper }, dueCart(deps, { visit, shopper, lines }), undefined);
  return priced.lines.map(({ counted, net }) => (counted ? net : null));
}
