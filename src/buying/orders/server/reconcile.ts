// Reconciles the payment company's books with the shop's: voids money held for an order that was never placed, and reports every other
// difference.
import type { OrderStatus } from '#buying/orders/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import type { PaymentProvider } from '#buying/payment/server';
import { statement, type Db } from '#platform/db';

/** How far back to look; recent orders may still be in progress and are skipped. */
const [BACK_MS, UNDER_WAY_MS] = [3 * 86_400_000, 600_000];

export interface PaymentDifference {
  readonly order_number: string;
  readonly authorisation_id: string;
  readonly status: OrderStatus;
  readonly bank_captured: number;
  readonly bank_refunded: number;
  readonly captured: number;
  readonly refunded: number;
}

/** Of these authorisations ($1 ids, $2 orders, $3 captured, $4 refunded) those that the shop's books show otherwise. */
const DIFFERENCES = statement<PaymentDifference>(
  'order_payment_differences',
  `select h.order_number, l.authorisation_id, h.status, l.captured as bank_captured, l.refunded as bank_refunded, p.captured, p.refunded
from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as l (authorisation_id, order_number, captured, refunded)
join order_head h using (order_number)
cross join lateral (select coalesce(sum(amount) filter (where kind = 'captured'), 0)::int as captured,
  coalesce(sum(amount) filter (where kind = 'refunded'), 0)::int as refunded, coalesce(bool_or(kind = 'voided'), false) as voided
  from order_payment o where o.order_number = l.order_number and o.authorisation_id = l.authorisation_id) p
where not exists (select from order_task t join order_event e using (event_id) where e.order_number = l.order_number and t.done_at is null)
and h.status <> 'draft' and (h.placed_at is null or p.voided or p.captured <> l.captured or p.refunded <> l.refunded)`,
);

export interface ReconcileFacts {
  readonly db: Db;
  readonly provider: Pick<PaymentProvider, 'ledger' | 'void'>;
  /** Gets each difference that a person has to look at. */
  readonly differs: (difference: PaymentDifference) => void;
}

/** Returns how many authorisations without an order were voided. */
export async function reconcilePayments({ db, provider, differs }: ReconcileFacts, now: Date): Promise<number> {
  let givenUp = 0;
  for await (const page of provider.ledger(new Date(now.getTime() - BACK_MS))) {
    const held = page.filter(({ status, createdAt }) => status === 'authorised' && now.getTime() - Date.parse(createdAt) > UNDER_WAY_MS);
    for (const difference of await differencesOf(db, held)) {
      if (difference.status === 'released' && difference.bank_captured === 0) {
        await provider.void(keyOf(held, difference));
        givenUp += 1;
      } else differs(difference);
    }
  }
  return givenUp;
}

function keyOf(held: readonly LedgerEntry[], { authorisation_id: id }: PaymentDifference): string {
  const entry = held.find((one) => one.id === id);
  if (entry === undefined) throw new Error('A difference is about an authorisation that was not asked about');
  return entry.key;
}

async function differencesOf(db: Db, held: readonly LedgerEntry[]): Promise<PaymentDifference[]> {
  if (held.length === 0) return [];
  return db.many(DIFFERENCES, [
    held.map(({ id }) => id),
    held.map(({ reference }) => reference),
    held.map(({ captured }) => captured),
    held.map(({ refunded }) => refunded),
  ]);
}
