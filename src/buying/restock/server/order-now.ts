// Orders what waits for an answer, or a day before it comes, while its owner is present, so that the bank can ask them.
import { isDay } from '#base/locale/rules';
import { failed, done, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';
import { OPEN_OF } from './due-reading.ts';
import { openAhead } from './open-ahead.ts';
import type { DueItem } from './order-groups.ts';
import { orderGroup } from './run-restocks.ts';
import type { RestockDeps } from './restock-deps.ts';
import { RESTOCK_BY_ID } from './restock-queries.ts';
import type { RestockRow } from './restock-rows.ts';

export type OrderNowProblem = 'RESTOCK_NOT_FOUND' | 'NOTHING_ASKED' | 'ORDER_IN_PROGRESS' | 'STILL_ASKED';

type Ordered = Outcome<{ readonly orderNumber: string; readonly url: string }, OrderNowProblem>;

/** `dueOn`: the day to order before it comes, with everything that goes into one order with it; absent: what waits for an answer. */
export async function orderNow(
  deps: RestockDeps,
  visit: Visit,
  shopper: SignedIn,
  { restockId, dueOn }: { readonly restockId: string; readonly dueOn?: string },
): Promise<Ordered> {
  const row = await deps.db.maybe(RESTOCK_BY_ID, [shopper.shopperId, restockId, visit.site.id]);
  if (row === undefined) return failed('RESTOCK_NOT_FOUND');
  if (dueOn !== undefined && !isDay(dueOn)) return failed('NOTHING_ASKED');
  if (dueOn !== undefined) return orderAhead(deps, visit, shopper, row, dueOn);
  const due = await deps.db.maybe(OPEN_OF, [shopper.shopperId, restockId]);
  if (due === undefined) return failed('NOTHING_ASKED');
  if (due.state === 'placing') return failed('ORDER_IN_PROGRESS');
  return order(deps, visit, shopper, [{ due, row }]);
}

async function orderAhead(deps: RestockDeps, visit: Visit, shopper: SignedIn, row: RestockRow, dueOn: string): Promise<Ordered> {
  const items = await openAhead(deps, row, dueOn, visit.now);
  const own = items.find(({ due }) => due.restock_id === row.restock_id)?.due;
  // Pressed twice: the first press has ordered it.
  if (own?.state === 'placed') return done({ orderNumber: own.order_number ?? '', url: '' });
  if (own?.state === 'placing') return failed('ORDER_IN_PROGRESS');
  const open = items.filter(({ due }) => due.state === 'due' || due.state === 'asking');
  return own === undefined || own.state === 'skipped' ? failed('NOTHING_ASKED') : order(deps, visit, shopper, open);
}

async function order(deps: RestockDeps, visit: Visit, shopper: SignedIn, items: readonly DueItem[]): Promise<Ordered> {
  const own = { ...visit, cartPurpose: 'restock' as const };
  const placed = await orderGroup(deps, shopper, items, { now: visit.now, visit: own });
  if (placed.kind === 'placed') return done({ orderNumber: placed.orderNumber, url: '' });
  if (placed.kind === 'challenge') return done({ orderNumber: '', url: placed.url });
  return failed(placed.kind === 'later' ? 'ORDER_IN_PROGRESS' : 'STILL_ASKED');
}
