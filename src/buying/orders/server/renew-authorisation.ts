// A tender's authorisation expired before all of it was captured: the provider authorises the rest once more. If it refuses or cannot, the
// order and staff are told, and the capture waits for a person.
import type { PaymentProvider } from '#buying/payment/server';
import { statement, type Db } from '#platform/db';

/** The authorisation that replaces an expired one. */
export interface Renewal {
  readonly authorisationId: string;
  /** Cents captured on it and not refunded. */
  readonly taken: number;
}

export interface Renewals {
  of(authorisationId: string): Promise<Renewal | undefined>;
  /** Throws when there is no new authorisation; records in both cases that the first one ended. */
  renew(orderNumber: string, authorisationId: string, now: Date): Promise<Renewal>;
}

/** The provider's idempotency key of a renewal. */
export function renewalKey(authorisationId: string): string {
  return `renew-${authorisationId}`;
}

const RENEWAL_OF = statement<Renewal>(
  'order_renewal_of',
  `select r.authorisation_id as "authorisationId", coalesce((select sum(case p.kind when 'captured' then p.amount else -p.amount end) from order_payment p
  where p.order_number = r.order_number and p.authorisation_id = r.authorisation_id and p.kind in ('captured', 'refunded')), 0)::int as taken
from order_payment r where r.kind = 'renewed' and r.reason = $1`,
);

/** What is left of an authorisation: neither captured nor released. */
const LEFT = statement<{ readonly left: number }>(
  'order_authorisation_left',
  `select a.amount - coalesce((select sum(p.amount) from order_payment p
  where p.order_number = $1 and p.authorisation_id = $2 and p.kind in ('captured', 'released')), 0)::int as left
from order_payment a where a.order_number = $1 and a.authorisation_id = $2 and a.kind = 'authorised'`,
);

/** Records the end of an authorisation, once, and its replacement: $4, of $5 cents; null: none. */
const NOTE_LAPSE = statement<unknown>(
  'order_note_lapse',
  `with ended as (
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, reason, at)
  select order_number, 'lapsed', provider, tender_no, payment_type, brand, last_four, $5::int, authorisation_id,
    case when $4::text is null then 'notRenewed' end, $3::timestamptz
  from order_payment where order_number = $1 and authorisation_id = $2 and kind = 'authorised'
  and not exists (select from order_payment where order_number = $1 and authorisation_id = $2 and kind = 'lapsed')
  returning provider, tender_no, payment_type, brand, last_four
)
insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, authorisation_id, reason, at)
select $1, 'renewed', provider, tender_no, payment_type, brand, last_four, $5::int, $4::text, $2, $3::timestamptz from ended where $4::text is not null`,
);

export function makeRenewals({ db, provider }: { readonly db: Db; readonly provider: PaymentProvider }): Renewals {
  return {
    of: (authorisationId) => db.maybe(RENEWAL_OF, [authorisationId]),
    async renew(orderNumber, authorisationId, now) {
      // Renewal happens once, so a second expiry or a refusal needs a person.
      const { left } = await db.one(LEFT, [orderNumber, authorisationId]);
      const answer = await provider.renew?.({ idempotencyKey: renewalKey(authorisationId), authorisationId, amount: left });
      const renewed = answer?.status === 'authorised' ? answer.authorisationId : null;
      await db.run(NOTE_LAPSE, [orderNumber, authorisationId, now, renewed, left]);
      if (renewed === null) throw new Error(`The bank let go of ${left} cents and does not hold them again`);
      return { authorisationId: renewed, taken: 0 };
    },
  };
}
