// The restocks' work of one minute: remind, open what is due, give up what nobody answered, find out what was interrupted, order.
import type { QueueFacts } from '#platform/jobs';
import type { SignedIn } from '#base/shopper/rules';
import { buyerOf } from './buyer-of.ts';
import { FORGET_CHANGES } from './delivery-rows.ts';
import { DUE_OF_OWNER, OWNERS_DUE } from './due-queries.ts';
import { UNANSWERED } from './due-reading.ts';
import { askAbout, skipUnanswered } from './end-due.ts';
import { judgeDues } from './judge-dues.ts';
import { openDue, remind, todayAt } from './open-due.ts';
import { groupsOf, type DueItem } from './order-groups.ts';
import { RETURN_MS } from '#buying/restock/rules';
import { placeDues, type PlacedDues } from './place-dues.ts';
import { recoverDues } from './recover-dues.ts';
import type { RestockDeps } from './restock-deps.ts';
import { RESTOCKS_OF } from './restock-queries.ts';
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import type { Visit } from '#platform/visit';

export const RUN_QUEUE = 'restock-run';
const EVERY_MINUTE = '* * * * *';
/** Owners in one run; the next minute goes on. */
const OWNERS = 200;

export function makeRestockJob(deps: RestockDeps): QueueFacts<object> {
  return {
    name: RUN_QUEUE,
    every: EVERY_MINUTE,
    retries: 0, // the next minute looks again
    handle: () => runRestocks(deps, deps.clock.now()),
  };
}

export async function runRestocks(deps: RestockDeps, now: Date): Promise<void> {
  await remind(deps, now);
  await recoverDues(deps, now);
  await openDue(deps, now);
  await giveUp(deps, now);
  await deps.db.run(FORGET_CHANGES, [new Date(now.getTime() - RETURN_MS)]);
  const failures: unknown[] = [];
  for (const { owner_id: ownerId, site_id: siteId } of await deps.db.many(OWNERS_DUE, [now, OWNERS])) {
    // One owner's fault is not the next one's.
    await orderFor(deps, ownerId, siteId, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `What is due of ${failures.length} owners could not be ordered`);
}

async function giveUp(deps: RestockDeps, now: Date): Promise<void> {
  const latest = addDays(shopDay(now), 1);
  for (const due of await deps.db.many(UNANSWERED, [latest]))
    if (due.ask_until !== null && due.ask_until < todayAt(due.site_id, now)) await skipUnanswered(deps, due, now);
}

async function orderFor(deps: RestockDeps, ownerId: string, siteId: string, now: Date): Promise<void> {
  const shopper = await deps.shopperOf(ownerId);
  const items = await dueItems(deps, ownerId, siteId, now);
  if (shopper === null) {
    await askAbout(
      deps,
      items.map(({ due }) => due),
      { question: 'noRight', facts: {} },
      now,
    );
    return;
  }
  for (const group of groupsOf(items)) await orderGroup(deps, shopper, group, { now });
}

/** Orders one group; `visit`: of its owner, who is present. */
export async function orderGroup(
  deps: RestockDeps,
  shopper: SignedIn,
  group: readonly DueItem[],
  at: { readonly now: Date; readonly visit?: Visit },
): Promise<PlacedDues> {
  const [first] = group;
  if (first === undefined) return { kind: 'later' };
  const buyer = await buyerOf(deps.db, first.row, shopper, at);
  if (!buyer.ok) {
    const { question, facts } = buyer.problem;
    await askAbout(
      deps,
      group.map(({ due }) => due),
      { question, facts, isTold: at.visit !== undefined },
      at.now,
    );
    return { kind: 'asked', question };
  }
  const ordered = await judgeDues(deps, buyer.value, group);
  // Each of them was asked about, or waits for stock.
  if (ordered.length === 0) return { kind: 'asked', question: 'notPlaced' };
  return placeDues(deps, buyer.value, ordered, at.visit !== undefined);
}

async function dueItems({ db }: RestockDeps, ownerId: string, siteId: string, now: Date): Promise<DueItem[]> {
  const [dues, rows] = await Promise.all([db.many(DUE_OF_OWNER, [ownerId, siteId, now]), db.many(RESTOCKS_OF, [ownerId, siteId, now])]);
  const byId = new Map(rows.map((row) => [row.restock_id, row]));
  return dues.flatMap((due) => {
    const row = byId.get(due.restock_id);
    return row === undefined || row.state === 'paused' ? [] : [{ due, row }];
  });
}
