// Takes and gives back an order's money at the provider, for the events that say so. Each move has a key of its own, so that a
// repeat after a lost answer moves nothing twice.
import { spreadMoney } from '#orders/rules';
import type { PaymentProvider } from '#payment/server';
import type { Db } from '#platform/db';
import { AUTHORISED, NOTE_MOVED, type AuthorisedRow } from './money-queries.ts';
import type { TaskRow } from './order-life-queries.ts';
import { paymentKey } from './settle-order.ts';

export interface OrderMoney {
  /** Does the task and ends it. Throws when the provider did not answer or refused; then nothing is noted. */
  move(task: TaskRow, now: Date): Promise<void>;
}

export function makeOrderMoney({ db, provider }: { readonly db: Db; readonly provider: PaymentProvider }): OrderMoney {
  return {
    async move(task, now) {
      const rows = await db.many(AUTHORISED, [task.order_number]);
      const parts = partsOf(task, rows);
      if (task.kind === 'void') await provider.void(paymentKey(task.order_number));
      else for (const part of parts) await moveOne(provider, task, part);
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

const NOTED: Readonly<Partial<Record<TaskRow['kind'], string>>> = { capture: 'captured', refund: 'refunded', void: 'voided' };

interface Part {
  readonly authorisationId: string;
  readonly amount: number;
}

function partsOf({ kind, amount }: TaskRow, rows: readonly AuthorisedRow[]): readonly Part[] {
  if (kind === 'void') return rows.map((row) => ({ authorisationId: row.authorisation_id, amount: row.amount }));
  const rooms = rows.map((row) => ({
    authorisationId: row.authorisation_id,
    room: kind === 'capture' ? row.amount - row.captured : row.captured - row.refunded,
  }));
  const parts = spreadMoney(amount, kind === 'capture' ? rooms : rooms.toReversed());
  if (parts === null) throw new Error(`The order has not ${amount} cents to ${kind}`);
  return parts;
}

async function moveOne(provider: PaymentProvider, { kind, event_id }: TaskRow, { authorisationId, amount }: Part): Promise<void> {
  const request = { idempotencyKey: `${kind}-${event_id}-${authorisationId}`, authorisationId, amount };
  await (kind === 'capture' ? provider.capture(request) : provider.refund(request));
}
