// Opens due days as time goes by: each in one transaction with the next day, so that a crash in between leaves neither a gap nor a second row.
import { addDays, localDay } from '#base/calendar/rules';
import { shopDay, SHIPPED_SITES, type SiteId } from '#base/site/rules';
import { dueAfter, placedFrom, REMIND_DAYS, RESTOCK_STATES } from '#buying/restock/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Queries } from '#platform/db';
import { CLAIM_REMINDERS, MAYBE_DUE } from './clock-queries.ts';
import { OPEN_DUE } from './due-queries.ts';
import { HAS_OPEN } from './due-reading.ts';
import { askLetter } from './letters.ts';
import type { RestockDeps } from './restock-deps.ts';
import { ADVANCE_RESTOCK, LOCK_RESTOCK, MOVE_RESTOCK } from './restock-queries.ts';
import { scheduleOf, type RestockRow } from './restock-rows.ts';

const zoneOf = (siteId: SiteId): string => SHIPPED_SITES[siteId].timeZone;

/** Reminders of what comes in three days: one mail for everything of a day. */
export async function remind({ db, jobs }: Pick<RestockDeps, 'db' | 'jobs'>, now: Date): Promise<void> {
  const today = shopDay(now);
  await db.transaction(async (tx) => {
    for (const told of await tx.many(CLAIM_REMINDERS, [today, addDays(today, REMIND_DAYS)]))
      await askLetter(tx, { jobs }, { kind: 'reminder', ownerId: told.owner_id, restockIds: told.restock_ids, day: told.next_on });
  });
}

/** Opens every day that has come, also those of a time in which no server ran. */
export async function openDue({ db }: Pick<RestockDeps, 'db'>, now: Date): Promise<void> {
  for (const { owner_id: ownerId, restock_id: restockId, site_id: siteId, next_on: next } of await db.many(MAYBE_DUE, [
    addDays(shopDay(now), 1),
  ])) {
    if (placedFrom(next, zoneOf(siteId)) > now) continue;
    await db.transaction(async (tx) => {
      const row = await tx.maybe(LOCK_RESTOCK, [ownerId, restockId]);
      if (row?.state === 'active') await openDays(tx, row, now);
    });
  }
}

async function openDays(tx: Queries, row: RestockRow, now: Date): Promise<void> {
  const schedule = scheduleOf(row);
  let [next, left] = [row.next_on, row.times_left];
  while (next !== null && placedFrom(next, zoneOf(row.site_id)) <= now) {
    await tx.maybe(OPEN_DUE, [row.owner_id, row.restock_id, next, row.item_id, row.qty, now]);
    left = left === null ? null : left - 1;
    next = left === 0 ? null : dueAfter(schedule, next);
  }
  await tx.run(ADVANCE_RESTOCK, [row.owner_id, row.restock_id, next, left]);
}

/** A restock whose last day is done ends by itself; true when it did. */
export async function endWhenDone(tx: Queries, row: RestockRow, now: Date): Promise<boolean> {
  if (row.next_on !== null) return false;
  if ((await tx.maybe(HAS_OPEN, [row.owner_id, row.restock_id])) !== undefined) return false;
  const ended = stateAfter(RESTOCK_STATES, row.state, 'end');
  if (!ended.ok) return false;
  await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, ended.value, now]);
  return true;
}

export const todayAt = (siteId: SiteId, now: Date): string => localDay(now, zoneOf(siteId));
