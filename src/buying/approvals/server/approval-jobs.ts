// What happens by itself: reminders, escalation, expiry, and telling buyers what became of approved orders.
import { APPROVAL_STATES, hoursLater, stillAsked } from '#buying/approvals/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Clock } from '#platform/clock';
import { statement, type Queries } from '#platform/db';
import type { QueueFacts } from '#platform/jobs';
import { askLetters } from './approval-letters.ts';
import { APPROVAL, LOCK_APPROVAL, MOVE_APPROVAL } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { askStandIns } from './ask-stand-ins.ts';
import { makeKeepCards } from './keep-cards.ts';
import { makeLetterJob } from './send-letter.ts';
import { ASK_MORE, PEOPLE } from './people-queries.ts';
import { tellOutcomes } from './pay-approved.ts';
import { presentPeople } from './step-facts.ts';

const EVERY_MINUTE = '* * * * *';
const AT_ONCE = 200;

/** Waiting approvals for which it is time to do something. */
const DUE = statement<{ readonly account_number: string; readonly order_number: string }>(
  'approval_due',
  `select account_number, order_number from approval where state = 'waiting' and (expires_at <= $1
     or (reminded_at is null and step_since + make_interval(hours => (verdict #>> '{settings,remindAfterHours}')::int) <= $1)
     or (escalated_at is null and step_since + make_interval(hours => (verdict #>> '{settings,escalateAfterHours}')::int) <= $1))
   order by expires_at limit $2`,
);
const NOTE = statement<unknown>(
  'approval_note',
  `update approval set reminded_at = coalesce(reminded_at, case when $3 then $5::timestamptz end),
     escalated_at = coalesce(escalated_at, case when $4 then $5::timestamptz end)
   where account_number = $1 and order_number = $2`,
);

export function approvalJobs(deps: ApprovalsDeps & { readonly clock: Clock }): QueueFacts<never>[] {
  const times = { name: 'approval-times', every: EVERY_MINUTE, handle: () => keepTime(deps, deps.clock.now()) };
  // Each queue takes its own data; the list of a part does not say which.
  return [makeLetterJob(deps), makeKeepCards(deps), times] as unknown as QueueFacts<never>[];
}

type TimeDeps = Pick<ApprovalsDeps, 'db' | 'jobs' | 'orders'>;

/** Each approval in a transaction of its own, under its lock: a decision of the same moment comes first or finds it ended. */
export async function keepTime(deps: TimeDeps, now: Date): Promise<void> {
  for (const { account_number: account, order_number: number } of await deps.db.many(DUE, [now, AT_ONCE])) {
    await deps.db.transaction(async (tx) => {
      await tx.maybe(LOCK_APPROVAL, [account, number]);
      const row = await tx.maybe(APPROVAL, [account, number]);
      if (row?.state === 'waiting') await (now >= row.expires_at ? expire(tx, deps, row, now) : press(tx, deps, row, now));
    });
  }
  await askStandIns(deps);
  await tellOutcomes(deps, now);
}

async function expire(tx: Queries, deps: TimeDeps, row: ApprovalRow, now: Date): Promise<void> {
  const may = stateAfter(APPROVAL_STATES, row.state, 'expire');
  if (!may.ok) return;
  await tx.run(MOVE_APPROVAL, [row.account_number, row.order_number, may.value, row.step_no, now]);
  await deps.orders.end(tx, row.order_number, 'expire', now);
  await askLetters(tx, deps, row, 'expired', [row.buyer_id]);
}

/** Reminds who was asked, and asks others as well. */
async function press(tx: Queries, deps: TimeDeps, row: ApprovalRow, now: Date): Promise<void> {
  const { remindAfterHours, escalateAfterHours, escalateTo } = row.verdict.settings;
  const isDue = (hours: number | null): boolean => hours !== null && hoursLater(row.step_since, hours) <= now;
  const reminds = row.reminded_at === null && isDue(remindAfterHours);
  const escalates = row.escalated_at === null && isDue(escalateAfterHours);
  await tx.run(NOTE, [row.account_number, row.order_number, reminds, escalates, now]);
  const people = await presentPeople(tx, row, now);
  const open = stillAsked(people.at(row.step_no), row.answers, people.nameOf);
  if (reminds) await askLetters(tx, deps, row, 'reminded', people.withStandIns(open.map(({ profileId }) => profileId)));
  if (!escalates) return;
  const others = await othersToAsk(tx, row, new Set(escalateTo.map(({ profileId }) => profileId)));
  const ids = others.map(({ profile_id: id }) => id);
  await tx.run(ASK_MORE, [row.account_number, row.order_number, row.step_no, ids, others.map(({ name }) => name)]);
  await askLetters(tx, deps, row, 'escalated', ids);
}

/** Those whom the settings name, as far as they may decide and were not asked yet; without any of them the administrators. */
async function othersToAsk(tx: Queries, row: ApprovalRow, escalateTo: ReadonlySet<string>) {
  const named = new Set(row.asked.filter(({ stepNo }) => stepNo === row.step_no).map(({ profileId }) => profileId));
  const people = await tx.many(PEOPLE, [row.account_number, [...escalateTo]]);
  const others = people.filter(({ profile_id: id, decides }) => decides && !named.has(id) && id !== row.buyer_id);
  const chosen = others.filter(({ profile_id: id }) => escalateTo.has(id));
  return chosen.length > 0 ? chosen : others.filter(({ administers }) => administers);
}
