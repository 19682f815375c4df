// Takes, lets go of and gives back an order's money at the provider, for the events that say so. Which tender gives or gets which part is
// a function of the order's own events, and each move has a key of its own, so that a repeat after a lost answer moves nothing twice.
import { spreadMoney, type MoneyMove, type MovedPart } from '#orders/rules';
import type { PaymentProvider } from '#payment/server';
import type { Db } from '#platform/db';
import { isBilled, paymentKey } from './draft-ends.ts';
import { MONEY_OF, NOTE_MOVED, type AuthorisedRow, type MoneyRow } from './money-queries.ts';
import type { TaskRow } from './order-life-queries.ts';

export interface OrderMoney {
  /** Does the task and ends it. Throws when the provider did not answer or refused; then nothing is noted. */
  move(task: TaskRow, now: Date): Promise<void>;
}

export function makeOrderMoney({ db, provider }: { readonly db: Db; readonly provider: PaymentProvider }): OrderMoney {
  return {
    async move(task, now) {
      const money = await db.one(MONEY_OF, [task.order_number]);
      const parts = task.kind === 'void' ? heldParts(money.tenders) : partsOf(task, money);
      const held = money.tenders.filter(({ authorisationId }) => !isBilled(authorisationId));
      if (task.kind === 'void') for (const { tenderNo } of held) await provider.void(paymentKey(task.order_number, tenderNo));
      else for (const part of parts) if (!isBilled(part.authorisationId)) await moveOne(provider, task, part);
      await db.run(NOTE_MOVED, [
        task.task_id,
        now,
        task.order_number,
        NOTED[task.kind] ?? task.kind,
        parts.map(({ authorisationId }) => authorisationId),
        parts.map(({ amount }) => amount),
      ]);
    },
  };
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

async function moveOne(provider: PaymentProvider, { kind, event_id }: TaskRow, { authorisationId, amount }: MovedPart): Promise<void> {
  const request = { idempotencyKey: `${kind}-${event_id}-${authorisationId}`, authorisationId, amount };
  if (kind === 'capture') await provider.capture(request);
  else if (kind === 'release') await provider.release(request);
  else await provider.refund(request);
}
