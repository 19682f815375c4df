// Captures, releases and refunds an order's money at the provider, as its events say. The tenders' parts are a pure function of the order's
// own events, and each move has its own idempotency key, so that a repeat after a lost answer moves nothing twice.
import { spreadMoney, type MoneyMove, type MovedPart } from '#buying/orders/rules';
import { AuthorisationLapsed, type PaymentProvider } from '#buying/payment/server';
import type { Db } from '#platform/db';
import { refundRewards } from '#buying/rewards/server';
import { isOwn, isRewards, paymentKey } from './draft-ends.ts';
import { MONEY_OF, NOTE_MOVED, type AuthorisedRow, type MoneyRow } from './money-queries.ts';
import type { TaskRow } from './order-event-queries.ts';
import { makeRenewals, renewalKey, type Renewals } from './renew-authorisation.ts';

export interface OrderMoney {
  /** Does the task and ends it. Throws when the provider does not answer or refuses; then nothing is recorded. */
  move(task: TaskRow, now: Date): Promise<void>;
}

export function makeOrderMoney({ db, provider }: { readonly db: Db; readonly provider: PaymentProvider }): OrderMoney {
  const renewals = makeRenewals({ db, provider });
  return {
    async move(task, now) {
      const money = await db.one(MONEY_OF, [task.order_number]);
      const parts: MovedPart[] = task.kind === 'void' ? [...heldParts(money.tenders)] : [];
      const held = money.tenders.filter(({ authorisationId }) => !isOwn(authorisationId));
      if (task.kind === 'void')
        for (const { tenderNo, authorisationId } of held) {
          await provider.void(paymentKey(task.order_number, tenderNo));
          const renewal = await renewals.of(authorisationId);
          if (renewal === undefined) continue;
          await provider.void(renewalKey(authorisationId));
          parts.push({ authorisationId: renewal.authorisationId, amount: 0 });
        }
      else
        for (const part of partsOf(task, money))
          parts.push(...(isOwn(part.authorisationId) ? [part] : await movePart({ provider, renewals }, task, part, now)));
      await note(db, task, parts, now);
    },
  };
}

/** Records the move; a repeat changes nothing. Reward money goes back to its balance in the same transaction. */
async function note(db: Db, task: TaskRow, parts: readonly MovedPart[], now: Date): Promise<void> {
  const { task_id, event_id, kind, order_number: orderNumber } = task;
  const columns = [parts.map(({ authorisationId }) => authorisationId), parts.map(({ amount }) => amount)];
  const values = [task_id, now, orderNumber, NOTED[kind] ?? kind, ...columns];
  const cents = parts.reduce((sum, { authorisationId, amount }) => sum + (isRewards(authorisationId) ? amount : 0), 0);
  if (cents === 0 || (kind !== 'release' && kind !== 'refund' && kind !== 'void')) return void (await db.run(NOTE_MOVED, values));
  await db.transaction(async (tx) => {
    if ((await tx.run(NOTE_MOVED, values)) === 0) return;
    // Reward money released before a void has already gone back.
    await refundRewards(tx, { orderNumber, cents: kind === 'void' ? 'all' : cents, cause: `${kind}-${event_id}` }, now);
  });
}

const NOTED: Readonly<Partial<Record<TaskRow['kind'], string>>> = {
  capture: 'captured',
  release: 'released',
  refund: 'refunded',
  void: 'voided',
};

function heldParts(tenders: readonly AuthorisedRow[]): readonly MovedPart[] {
  return tenders.map(({ authorisationId, amount }) => ({ authorisationId, amount }));
}

function partsOf({ kind, event_id: eventId, amount }: TaskRow, { tenders, moves }: MoneyRow): readonly MovedPart[] {
  const parts = isMove(kind) ? spreadMoney(tenders, moves, { eventId, kind }) : null;
  if (parts === null) throw new Error(`The order has not ${amount} cents to ${kind}`);
  return parts;
}

function isMove(kind: TaskRow['kind']): kind is MoneyMove['kind'] {
  return kind === 'capture' || kind === 'release' || kind === 'refund';
}

interface MoveDeps {
  readonly provider: PaymentProvider;
  readonly renewals: Renewals;
}

/** Moves a tender's part, on the renewed authorisation if the first expired. Returns what was moved on which. */
async function movePart({ provider, renewals }: MoveDeps, task: TaskRow, part: MovedPart, now: Date): Promise<readonly MovedPart[]> {
  const { authorisationId, amount } = part;
  let renewal = await renewals.of(authorisationId);
  if (renewal === undefined) {
    try {
      await moveOne(provider, task, part);
      return [part];
    } catch (error) {
      if (!(error instanceof AuthorisationLapsed)) throw error;
      renewal = await renewals.renew(task.order_number, authorisationId, now);
    }
  }
  // What was captured before the renewal is refunded on the first authorisation.
  const there = task.kind === 'refund' ? Math.min(amount, renewal.taken) : amount;
  const targets = [
    { authorisationId: renewal.authorisationId, amount: there },
    { authorisationId, amount: amount - there },
  ].filter((target) => target.amount > 0);
  for (const target of targets) await moveOne(provider, task, target);
  return targets;
}

async function moveOne(provider: PaymentProvider, { kind, event_id }: TaskRow, { authorisationId, amount }: MovedPart): Promise<void> {
  const request = { idempotencyKey: `${kind}-${event_id}-${authorisationId}`, authorisationId, amount };
  if (kind === 'capture') await provider.capture(request);
  else if (kind === 'release') await provider.release(request);
  else await provider.refund(request);
}
