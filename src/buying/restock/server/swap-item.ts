// The owner swaps an item that is gone or out of stock for one that the shop offers, in one press (ATC-7).
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { stateAfter } from '#base/state-table/rules';
import { dollars } from '#buying/cart/server';
import { RESTOCK_STATES } from '#buying/restock/rules';
import type { Visit } from '#platform/visit';
import type { ActProblem } from './act-on-restock.ts';
import { SWAP_DUE } from './due-queries.ts';
import { OPEN_OF } from './due-reading.ts';
import { askLetter } from './letters.ts';
import { todayAt } from './open-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import { LOCK_RESTOCK, MOVE_RESTOCK, RESTOCK_BY_ID, SWAP_ITEM } from './restock-queries.ts';
import { SWAPPED, swapChoices, type SwapChoice } from './swap-choices.ts';

interface Swap {
  readonly restockId: string;
  readonly itemId: string;
  /** The unit price that the owner saw, in dollars: a higher one is shown before anything is agreed to. */
  readonly seen: number;
}

export type SwapProblem = ActProblem | 'NOT_OFFERED' | 'PRICE_ROSE';
type Swapped = Outcome<null, SwapProblem>;

/** The price of today is agreed to, and the day that waited is ordered. A repeated press changes nothing more. */
export async function swapItem(deps: RestockDeps, visit: Visit, shopper: SignedIn, swap: Swap): Promise<Swapped> {
  const row = await deps.db.maybe(RESTOCK_BY_ID, [shopper.shopperId, swap.restockId, visit.site.id]);
  if (row === undefined) return failed('RESTOCK_NOT_FOUND');
  if (row.item_id === swap.itemId) return done(null);
  const own = { ...visit, cartPurpose: 'restock' as const };
  const [choices = []] = await swapChoices(deps, { visit: own, shopper }, [{ itemId: row.item_id, qty: row.qty }]);
  const choice = choices.find(({ itemId }) => itemId === swap.itemId);
  if (choice === undefined) return failed('NOT_OFFERED');
  if (dollars(choice.unit) > swap.seen) return failed('PRICE_ROSE');
  return write(deps, visit, { ownerId: shopper.shopperId, from: row.item_id, restockId: swap.restockId, choice });
}

interface Written {
  readonly ownerId: string;
  readonly restockId: string;
  readonly from: string;
  readonly choice: SwapChoice;
}

function write(deps: RestockDeps, { now }: Visit, { ownerId, restockId, from, choice }: Written): Promise<Swapped> {
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_RESTOCK, [ownerId, restockId]);
    if (row === undefined) return failed('RESTOCK_NOT_FOUND');
    if (row.item_id === choice.itemId) return done(null);
    const may = stateAfter(RESTOCK_STATES, row.state, 'answer');
    if (!may.ok) return failed(may.problem);
    const open = await tx.maybe(OPEN_OF, [ownerId, restockId]);
    if (open?.state === 'placing') return failed('ORDER_IN_PROGRESS');
    if (row.item_id !== from || open === undefined || open.question === null || !SWAPPED.has(open.question)) return failed('NOTHING_ASKED');
    await tx.run(SWAP_ITEM, [ownerId, restockId, choice.itemId, choice.unit, now]);
    await tx.run(SWAP_DUE, [ownerId, restockId, open.due_on, now, choice.itemId]);
    if (may.value !== row.state) await tx.run(MOVE_RESTOCK, [ownerId, restockId, may.value, now]);
    await askLetter(tx, deps, { kind: 'changed', ownerId, restockIds: [restockId], day: todayAt(row.site_id, now) });
    return done(null);
  });
}
