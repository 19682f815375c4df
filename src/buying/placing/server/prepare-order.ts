// The first phase of placing an order: one transaction that locks the cart, prices and checks it again, takes stock and writes the
// draft; or the reason why not.
import { OverBudget } from '#buying/budgets/server';
import { PurchaseOrderShort } from '#buying/purchase-orders/server';
import { failed } from '#base/outcome/rules';
import { retryReason } from '#platform/database-faults';
import { isRewardsShort } from '#buying/rewards/server';
import { answer, type AtWork, type Prepared } from './earlier-answer.ts';
import { UNIQUE_VIOLATION } from '#buying/orders/server';
import { OutOfStock } from './write-draft.ts';
import { type PreparingDeps, type Attempt, prepareDraft } from './prepare-draft.ts';

/**
 * Nearly every order is the first of its cart and key, so this path skips the look-up of earlier orders: a unique index refuses a
 * duplicate. A guest's cart in memory is locked without a read, with the session check in the same statement. After any failure
 * `prepareAfterFailure` reads everything again.
 */
export async function prepareOrder(deps: PreparingDeps, atWork: AtWork, attempt: Attempt): Promise<Prepared> {
  const guest = deps.carts.rememberedGuest(attempt.visit);
  const shopper = guest ?? (await attempt.visit.shopper());
  try {
    const first = guest === null ? 'first' : 'firstOfGuest';
    const prepared =
      shopper === null ? NO_SHOPPER : await deps.db.transaction((tx) => prepareDraft(tx, deps, atWork, { ...attempt, shopper }, first));
    if (prepared.kind === 'draft' || prepared.kind === 'waiting') return prepared;
  } catch (error) {
    // The database helper has already retried as often as it may.
    if (['conflict', 'locked'].includes(retryReason(error) ?? '')) throw error;
    const isTaken = (error as { readonly code?: string }).code === UNIQUE_VIOLATION;
    // A guest in memory caused no query before this one, so `prepareAfterFailure` reports a database outage as usual (ERR-3).
    if (guest === null && !isTaken && !isRewardsShort(error) && !isShort(error)) throw error;
  }
  return prepareAfterFailure(deps, atWork, attempt);
}

/**
 * Reads stock again after a line fell short, so that the shopper sees the reason; and tries once more where another location has
 * the units.
 */
async function prepareAfterFailure(deps: PreparingDeps, atWork: AtWork, attempt: Attempt, again = true): Promise<Prepared> {
  const shopper = await attempt.visit.shopper();
  if (shopper === null) return NO_SHOPPER;
  try {
    return await deps.db.transaction((tx) => prepareDraft(tx, deps, atWork, { ...attempt, shopper }));
  } catch (error) {
    // Another order of the member used the money meanwhile; the payment page shows the rest.
    if (isRewardsShort(error)) return answer(failed({ code: 'PAYMENTS_CHANGED' }));
    // Another order was faster; the second time the charges are refused before they are held.
    if ((error instanceof OverBudget || error instanceof PurchaseOrderShort) && again)
      return prepareAfterFailure(deps, atWork, attempt, false);
    if (!(error instanceof OutOfStock)) throw error;
    const { inventory } = deps;
    const holder = { cartId: attempt.request.cartId, ownerId: shopper.shopperId };
    const stale = error.shortages.filter(({ itemId, location, wanted }) => inventory.availableAt(itemId, location, holder) >= wanted);
    if (stale.length > 0) await inventory.readAgain([...new Set(stale.map(({ itemId }) => itemId))]);
    const { country } = attempt.visit.site;
    const isElsewhere = error.shortages.every(({ itemId, wanted }) => inventory.available(itemId, country, holder) >= wanted);
    if (again && isElsewhere) return prepareAfterFailure(deps, atWork, attempt, false);
    // What one location has run out of may still come from another: then its line needs another way, and the item is not out of stock.
    const isOut = error.shortages.some(({ code, itemId }) => code === 'OUT_OF_STOCK' && inventory.available(itemId, country, holder) <= 0);
    return answer(
      failed({
        code: 'CART_REVIEW',
        message: { code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause: isOut ? 'outOfStock' : 'attention' },
      }),
    );
  }
}

const isShort = (error: unknown): boolean => [OutOfStock, OverBudget, PurchaseOrderShort].some((kind) => error instanceof kind);

const NO_SHOPPER = answer(failed({ code: 'CART_ID_NOT_FOUND' }));
