// Shoppers' visits to PayPal through Braintree: the payment of each and, after the approval, what to charge.
import type { Currency } from '#base/money/rules';
import type { WalletAnswer } from '#buying/payment/server';
import type { Clock } from '#platform/clock';
import { statement, type Db } from '#platform/db';

export type Approval = Extract<WalletAnswer, { readonly result: 'approved' }>;

export interface PaypalVisit {
  /** PayPal's id of the payment. */
  readonly payment_id: string;
  readonly currency: Currency;
  readonly approved: Approval | null;
}

/** By the reference that a shopper brings back. */
export interface PaypalVisits {
  begin(reference: string, visit: Pick<PaypalVisit, 'payment_id' | 'currency'>): Promise<void>;
  find(reference: string): Promise<PaypalVisit | undefined>;
  /** Returns the stored approval, which is an earlier one if there is one. */
  approve(reference: string, approval: Approval): Promise<Approval>;
}

const BEGIN = statement<unknown>(
  'braintree_paypal_begin',
  'insert into braintree_paypal_visit (reference, payment_id, currency, begun_at) values ($1, $2, $3, $4)',
);

const FIND = statement<PaypalVisit>(
  'braintree_paypal_find',
  'select payment_id, currency, approved from braintree_paypal_visit where reference = $1',
);

const APPROVE = statement<{ readonly approved: Approval }>(
  'braintree_paypal_approve',
  'update braintree_paypal_visit set approved = coalesce(approved, $2::jsonb) where reference = $1 returning approved',
);

/** An approval must be charged within hours. */
export const FORGET_PAYPAL_VISITS = statement<unknown>('braintree_paypal_forget', 'delete from braintree_paypal_visit where begun_at < $1');

export function makePaypalVisits(db: Db, clock: Clock): PaypalVisits {
  return {
    async begin(reference, { payment_id: paymentId, currency }) {
      await db.run(BEGIN, [reference, paymentId, currency, clock.now()]);
    },
    find: (reference) => db.maybe(FIND, [reference]),
    approve: async (reference, approval) => (await db.one(APPROVE, [reference, JSON.stringify(approval)])).approved,
  };
}
