// "Order it today": its owner opens a day before it comes.
import { dueAfter } from '#buying/restock/rules';
import { DUES_ON, OPEN_DUE } from './due-queries.ts';
import { orderKey, type DueItem } from './order-groups.ts';
import type { RestockDeps } from './restock-deps.ts';
import { ADVANCE_RESTOCK, LOCK_RESTOCKS } from './restock-queries.ts';
import { scheduleOf, type RestockRow } from './restock-rows.ts';

/**
 * Opens the day for everything that goes into one order with `row`, and returns what is open of it then. A day that was opened before stays as it is,
 * so a repeat orders nothing more.
 */
export async function openAhead({ db }: Pick<RestockDeps, 'db'>, row: RestockRow, dueOn: string, now: Date): Promise<DueItem[]> {
  return db.transaction(async (tx) => {
    const rows = (await tx.many(LOCK_RESTOCKS, [row.owner_id])).filter(
      (one) => one.site_id === row.site_id && orderKey(one) === orderKey(row),
    );
    for (const one of rows.filter(({ state, next_on: next }) => state === 'active' && next === dueOn)) {
      await tx.maybe(OPEN_DUE, [one.owner_id, one.restock_id, dueOn, one.item_id, one.qty, now]);
      const left = one.times_left === null ? null : one.times_left - 1;
      const next = left === 0 ? null : dueAfter(scheduleOf(one), dueOn);
      await tx.run(ADVANCE_RESTOCK, [one.owner_id, one.restock_id, next, left]);
    }
    const byId = new Map(rows.map((one) => [one.restock_id, one]));
    return (await tx.many(DUES_ON, [row.owner_id, dueOn])).flatMap((due) => {
      const of = byId.get(due.restock_id);
      return of === undefined ? [] : [{ due, row: of }];
    });
  });
}
