// SQL that ends drafts: placed, given up, released, or left to the bank's challenge and the sweeper.
import { ORDER_STATES } from '#buying/orders/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

/** Orders that can still be placed or released. */
const DRAFTS = statesAllowing(ORDER_STATES, 'release');

/** SQL state of the error that the order is no draft any more. */
export const NO_DRAFT = 'IW001';
/** SQL state of the error that the order replaces another, which has to be ended with it. */
export const REPLACES = 'IW003';

/**
 * The only way from draft to placed; closes the cart and queues the confirmation (`place_draft`). $3 tenders and $4 their authorisations.
 * Fails with NO_DRAFT when it is no draft any more, or is being given up; with REPLACES, and the other order as its detail, when it replaces one and $5 is
 * false.
 */
export const PLACE_DRAFT = statement<PlacedRow>(
  'order_place_draft',
  `select p.owner_id, p.saved_card, h.cart_id,
  exists (select from order_line l where l.order_number = $1 and l.delivery_group = 'membership') as has_membership from place_draft($1, $2, $3, $4, $5) p, order_head h where h.order_number = $1`,
);

interface PlacedRow {
  readonly owner_id: string;
  readonly saved_card: string | null;
  readonly cart_id: string;
  readonly has_membership: boolean;
}

/** The tenders of a draft; the provider's keys are derived from the order number. */
export const DRAFT_TENDERS = statement<{ readonly tender_no: number; readonly payment_type: string }>(
  'order_draft_tenders',
  `select tender_no, payment_type from order_payment where order_number = $1 and kind = 'requested' order by tender_no`,
);

/** Marks a draft as given up: it can no longer be placed. Its tenders are voided next, then it is released. False: it is no draft any more. */
export const GIVE_UP_DRAFT = statement<unknown>(
  'order_give_up_draft',
  `update order_head set release_reason = coalesce(release_reason, 'givingUp') where order_number = $1 and status in ${statesAllowing(ORDER_STATES, 'giveUp')}`,
);

/** Locks the cart of a draft: ending a draft and preparing another order of its cart both lock the cart first. */
export const HOLD_CART_OF_DRAFT = statement<unknown>(
  'order_hold_cart',
  `select hold_cart(owner_id, cart_id) from order_head where order_number = $1 and status in ${DRAFTS}`,
);

/** Releases a draft and returns its cart; $4: the declined tender. No row: it is no draft any more. */
export const RELEASE_DRAFT = statement<{ readonly cart_id: string }>(
  'order_release_draft',
  `with released as (
  update order_head set status = 'released', lease_until = null, release_reason = $3 where order_number = $1 and status in ${DRAFTS} returning order_number, cart_id
), noted as (
  insert into order_payment (order_number, kind, provider, tender_no, payment_type, brand, last_four, amount, reason, at)
  select e.order_number, case when e.tender_no = $4::smallint then 'declined' else 'voided' end, e.provider, e.tender_no, e.payment_type, e.brand,
    e.last_four, e.amount, $3::text, $2
  from released r join order_payment e on e.order_number = r.order_number and e.kind = 'requested'
)
select cart_id from released`,
);

/** Whether an order was placed after all. */
export const IS_PLACED = statement<{ readonly order_number: string }>(
  'order_is_placed',
  'select order_number from order_head where order_number = $1 and placed_at is not null',
);

/** Marks that no request works on a draft any more, so that the next request or the sweeper may decide. */
export const ABANDON_DRAFT = statement<unknown>(
  'order_abandon_draft',
  `update order_head set lease_until = $2 where order_number = $1 and status in ${DRAFTS}`,
);

/** Leaves a draft to the shopper until the challenge expires; then the sweeper looks at it. $3 null: keeps the challenge. */
export const CHALLENGE_DRAFT = statement<unknown>(
  'order_challenge_draft',
  `update order_head set lease_until = $2, challenge = coalesce($3::jsonb, challenge) where order_number = $1 and status in ${DRAFTS}`,
);

/** Claims drafts whose request is over; other servers' sweepers skip them. */
export const CLAIM_STALE_DRAFTS = statement<{ readonly order_number: string }>(
  'order_claim_stale',
  `update order_head set lease_until = $2 where order_number in (
  select order_number from order_head where status in ${DRAFTS} and lease_until <= $1 order by lease_until limit 50 for update skip locked
) returning order_number`,
);

/** After a restart of the only server no request is working on any draft. */
export const ABANDON_ALL_DRAFTS = statement<unknown>(
  'order_abandon_all',
  `update order_head set lease_until = $1 where status in ${DRAFTS}`,
);
