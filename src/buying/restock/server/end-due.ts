// What becomes of a due day: ordered, asked about, tried again later, skipped. Each with its restock and its mail in one transaction.
import { addDays } from '#base/calendar/rules';
import { stateAfter } from '#base/state-table/rules';
import { ASK_DAYS, MOST_UNANSWERED, RESTOCK_STATES, type Question } from '#buying/restock/rules';
import type { Queries } from '#platform/db';
import { ASK_DUE, PLACED_DUE, SKIP_DUE, WAIT_DUE } from './due-queries.ts';
import { askLetter, type LetterKind } from './letters.ts';
import { endWhenDone, todayAt } from './open-due.ts';
import type { RestockDeps } from './restock-deps.ts';
import { LOCK_RESTOCK, MOVE_RESTOCK, NOTE_UNANSWERED } from './restock-queries.ts';
import type { DueFacts, DueRow } from './restock-rows.ts';

type EndDeps = Pick<RestockDeps, 'db' | 'jobs'>;

/** Ordered, or sent to approvers. */
export async function endAsPlaced(tx: Queries, deps: EndDeps, dues: readonly DueRow[], orderNumber: string, now: Date): Promise<void> {
  for (const due of dues) {
    const { owner_id: ownerId, restock_id: restockId, due_on: day } = due;
    const placed = await tx.maybe(PLACED_DUE, [ownerId, restockId, day, orderNumber, now, due.ordered_qty, due.unit_cents]);
    if (placed !== undefined) await goOn(tx, deps, due, 0, now);
  }
}

export interface Asked {
  readonly question: Question;
  readonly facts: DueFacts;
  /** When the shop tries again by itself; null: not before an answer. */
  readonly nextAt?: Date | null;
  /** Counts as a refused payment. */
  readonly isTry?: boolean;
  /** The owner has just read it on the screen. */
  readonly isTold?: boolean;
}

/** One mail for all days that have the same question. */
export async function askAbout(deps: EndDeps, dues: readonly DueRow[], asked: Asked, now: Date): Promise<void> {
  const [first] = dues;
  if (first === undefined) return;
  await deps.db.transaction(async (tx) => {
    const told: string[] = [];
    for (const due of dues) {
      const row = await tx.maybe(LOCK_RESTOCK, [due.owner_id, due.restock_id]);
      if (row === undefined) continue;
      const done = await tx.maybe(ASK_DUE, {
        ownerId: due.owner_id,
        restockId: due.restock_id,
        dueOn: due.due_on,
        question: asked.question,
        facts: JSON.stringify(asked.facts),
        until: addDays(todayAt(row.site_id, now), ASK_DAYS),
        nextAt: asked.nextAt ?? null,
        tries: asked.isTry === true ? 1 : 0,
      });
      if (done === undefined) continue;
      const state = stateAfter(RESTOCK_STATES, row.state, 'ask');
      if (state.ok && state.value !== row.state) await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, state.value, now]);
      told.push(due.restock_id);
    }
    if (told.length > 0 && asked.isTold !== true)
      await askLetter(tx, deps, { kind: 'question', ownerId: first.owner_id, restockIds: told, day: first.due_on });
  });
}

export interface Waiting {
  readonly nextAt: Date;
  readonly question: Question | null;
  readonly facts: DueFacts;
}

export async function waitWith(on: Queries, due: DueRow, { nextAt, question, facts }: Waiting, tries = 0): Promise<void> {
  await on.run(WAIT_DUE, [due.owner_id, due.restock_id, due.due_on, nextAt, question, JSON.stringify(facts), tries]);
}

/** Nobody answered: the day is skipped, and after several in a row the restock pauses. */
export async function skipUnanswered(deps: EndDeps, due: DueRow, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await tx.maybe(LOCK_RESTOCK, [due.owner_id, due.restock_id]);
    const facts = JSON.stringify({ by: 'silence' } satisfies DueFacts);
    const skipped = await tx.maybe(SKIP_DUE, [due.owner_id, due.restock_id, due.due_on, now, facts]);
    if (row === undefined || skipped === undefined) return;
    const unanswered = row.unanswered + 1;
    const pauses = unanswered >= MOST_UNANSWERED && stateAfter(RESTOCK_STATES, row.state, 'pause').ok;
    const kind: LetterKind = pauses ? 'paused' : 'skipped';
    await askLetter(tx, deps, { kind, ownerId: due.owner_id, restockIds: [due.restock_id], day: due.due_on });
    if (!pauses) return goOn(tx, deps, due, unanswered, now);
    await tx.many(SKIP_DUE, [due.owner_id, due.restock_id, null, now, facts]);
    await tx.run(NOTE_UNANSWERED, [due.owner_id, due.restock_id, 0]);
    await tx.run(MOVE_RESTOCK, [due.owner_id, due.restock_id, 'paused', now]);
  });
}

/** The restock goes on after one of its days has ended. */
export async function goOn(tx: Queries, deps: EndDeps, due: DueRow, unanswered: number, now: Date): Promise<void> {
  const row = await tx.maybe(LOCK_RESTOCK, [due.owner_id, due.restock_id]);
  if (row === undefined) return;
  if (row.unanswered !== unanswered) await tx.run(NOTE_UNANSWERED, [row.owner_id, row.restock_id, unanswered]);
  if (await endWhenDone(tx, row, now)) {
    await askLetter(tx, deps, { kind: 'ended', ownerId: row.owner_id, restockIds: [row.restock_id], day: due.due_on });
    return;
  }
  if (row.state !== 'attention') return;
  const state = stateAfter(RESTOCK_STATES, row.state, 'answer');
  if (state.ok) await tx.run(MOVE_RESTOCK, [row.owner_id, row.restock_id, state.value, now]);
}
