// What its owner does to a restock with one press, each taken back with another.
import { dueAfter, RESTOCK_STATES, RETURN_MS, type RestockAct } from '#buying/restock/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { stateAfter } from '#base/state-table/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { ANSWER_DUE, SKIP_AHEAD, SKIP_DUE, UNSKIP } from './due-queries.ts';
import { OPEN_OF } from './due-reading.ts';
import { askLetter } from './letters.ts';
import { goOn } from './end-due.ts';
import { todayAt } from './open-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import { ADVANCE_RESTOCK, AGREE_TO_PRICE, LOCK_RESTOCK, MOVE_RESTOCK } from './restock-queries.ts';
import { scheduleOf, type DueFacts, type RestockRow } from './restock-rows.ts';

export type ActProblem =
  | 'RESTOCK_NOT_FOUND'
  | 'RESTOCK_ENDED'
  | 'RESTOCK_PAUSED'
  | 'RESTOCK_RUNS'
  | 'TOO_LATE'
  | 'NOTHING_ASKED'
  | 'ORDER_IN_PROGRESS';
type Acted = Outcome<null, ActProblem>;

interface Acting {
  readonly tx: Queries;
  readonly deps: RestockDeps;
  readonly row: RestockRow;
  readonly now: Date;
}

/** What needs no other item. */
type PlainAct = Exclude<RestockAct, 'swap'>;

export function actOn(deps: RestockDeps, visit: Visit, ownerId: string, restockId: string, act: PlainAct): Promise<Acted> {
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_RESTOCK, [ownerId, restockId]);
    if (row === undefined || row.site_id !== visit.site.id) return failed('RESTOCK_NOT_FOUND');
    return ACTS[act]({ tx, deps, row, now: visit.now });
  });
}

const ACTS: Readonly<Record<PlainAct, (acting: Acting) => Promise<Acted>>> = { skip, unskip, pause, resume, cancel, restore, accept };

const OWNER = JSON.stringify({ by: 'owner' } satisfies DueFacts);
const OVER = done(null);

/** The day that waits for an answer or stock; else the next one. */
async function skip({ tx, deps, row, now }: Acting): Promise<Acted> {
  const may = stateAfter(RESTOCK_STATES, row.state, 'skip');
  if (!may.ok) return failed(row.state === 'ended' ? 'RESTOCK_ENDED' : may.problem);
  const open = await tx.maybe(OPEN_OF, [row.owner_id, row.restock_id]);
  if (open?.state === 'placing') return failed('ORDER_IN_PROGRESS');
  if (open !== undefined) {
    await tx.many(SKIP_DUE, [row.owner_id, row.restock_id, open.due_on, now, OWNER]);
    await goOn(tx, deps, open, 0, now);
    return OVER;
  }
  if (row.next_on === null) return failed('NOTHING_ASKED');
  await tx.maybe(SKIP_AHEAD, [row.owner_id, row.restock_id, row.next_on, row.item_id, row.qty, now]);
  const next = dueAfter(scheduleOf(row), row.next_on);
  await tx.run(ADVANCE_RESTOCK, [row.owner_id, row.restock_id, next, row.times_left]);
  if (next === null) await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, 'ended', now]);
  return OVER;
}

/** The skipped day comes after all, unless it has passed. */
async function unskip({ tx, row, now }: Acting): Promise<Acted> {
  const today = todayAt(row.site_id, now);
  const days = await tx.many(UNSKIP, [row.owner_id, row.restock_id, today, null]);
  const [day] = days.map(({ due_on: on }) => on).toSorted();
  if (day === undefined) return failed('TOO_LATE');
  await tx.run(ADVANCE_RESTOCK, [row.owner_id, row.restock_id, day, row.times_left]);
  if (row.state === 'ended') await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, 'active', now]);
  return OVER;
}

async function pause({ tx, row, now }: Acting): Promise<Acted> {
  const may = stateAfter(RESTOCK_STATES, row.state, 'pause');
  if (!may.ok) return failed(may.problem);
  await tx.many(SKIP_DUE, [row.owner_id, row.restock_id, null, now, OWNER]);
  await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, may.value, now]);
  return OVER;
}

/** Days that passed meanwhile do not come any more. */
async function resume({ tx, row, now }: Acting): Promise<Acted> {
  const may = stateAfter(RESTOCK_STATES, row.state, 'resume');
  if (!may.ok) return failed(may.problem);
  const [schedule, today] = [scheduleOf(row), todayAt(row.site_id, now)];
  const next = row.next_on !== null && row.next_on > today ? row.next_on : dueAfter(schedule, today);
  if (next === null) return failed('TOO_LATE');
  await tx.run(ADVANCE_RESTOCK, [row.owner_id, row.restock_id, next, row.times_left]);
  await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, may.value, now]);
  return OVER;
}

/** What is being ordered this very moment still comes; everything else does not. */
async function cancel({ tx, deps, row, now }: Acting): Promise<Acted> {
  const may = stateAfter(RESTOCK_STATES, row.state, 'cancel');
  if (!may.ok) return failed(may.problem);
  await tx.many(SKIP_DUE, [row.owner_id, row.restock_id, null, now, JSON.stringify({ by: 'end' } satisfies DueFacts)]);
  await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, may.value, now]);
  const day = todayAt(row.site_id, now);
  await askLetter(tx, deps, { kind: 'cancelled', ownerId: row.owner_id, restockIds: [row.restock_id], day });
  return OVER;
}

async function restore({ tx, row, now }: Acting): Promise<Acted> {
  const canReturn = row.ended_at !== null && row.next_on !== null && now.getTime() - row.ended_at.getTime() < RETURN_MS;
  const may = stateAfter(RESTOCK_STATES, row.state, 'restore', { canReturn });
  if (!may.ok) return failed(may.problem);
  const today = todayAt(row.site_id, now);
  const next = row.next_on !== null && row.next_on > today ? row.next_on : dueAfter(scheduleOf(row), today);
  if (next === null) return failed('TOO_LATE');
  await tx.run(ADVANCE_RESTOCK, [row.owner_id, row.restock_id, next, row.times_left]);
  await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, may.value, now]);
  return OVER;
}

/** The owner agrees to the price that was asked about, and to nothing above it. */
async function accept({ tx, row, now }: Acting): Promise<Acted> {
  const open = await tx.maybe(OPEN_OF, [row.owner_id, row.restock_id]);
  if (open === undefined || open.state !== 'asking') return failed('NOTHING_ASKED');
  const { unit } = open.facts;
  if (unit !== undefined) await tx.run(AGREE_TO_PRICE, [row.owner_id, row.restock_id, unit]);
  await tx.many(ANSWER_DUE, [row.owner_id, row.restock_id, now, open.item_id, open.qty]);
  return OVER;
}
