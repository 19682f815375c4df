// SQL of placing: earlier requests and orders of the same cart, their clean-up, and their adoption at sign-in.
import type { OrderStatus } from '#buying/orders/rules';
import { statement } from '#platform/db';

/** The outcome of an earlier request with this key, or of an earlier order of this cart. */
export interface EarlierOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  /** A draft whose lease has expired, so that no request is working on it. */
  readonly stale: boolean;
  readonly madeBy: string;
  readonly reason: string | null;
  /** The bank's open challenge of a draft. */
  readonly challenge: DraftChallenge | null;
  /** The saved card that was to pay. */
  readonly savedCard: string | null;
  /** It has a billing address. */
  readonly hasBilling: boolean;
  /** Brand or vendor of the declined tender. */
  readonly refused: string | null;
}

// The JSON of an earlier order from row `h`; $4 is now.
const EARLIER = `'orderNumber', h.order_number, 'status', h.status, 'stale', coalesce(h.lease_until <= $4::timestamptz, false), 'madeBy', h.made_by,
    'reason', h.release_reason, 'challenge', h.challenge, 'savedCard', h.saved_card,
    'hasBilling', exists (select from order_address a where a.order_number = h.order_number and a.type <> 'ST'),
    'refused', (select p.brand from order_payment p where p.order_number = h.order_number and p.kind = 'declined' order by p.event_id limit 1)`;

/** `of`: a hash of what the shopper agreed to. */
export interface DraftChallenge {
  readonly url: string;
  readonly until: string;
  readonly of: string;
}

export const PLACING_FACTS = statement<{
  readonly request: (EarlierOrder & { readonly hash: string }) | null;
  readonly existing: EarlierOrder | null;
}>(
  'order_placing_facts',
  `select
  (select jsonb_build_object('hash', r.request_hash, ${EARLIER})
   from order_request r join order_head h on h.order_number = r.order_number where r.owner_id = $1 and r.key = $2) as request,
  (select jsonb_build_object(${EARLIER})
   from order_head h where h.cart_id = $3 and h.owner_id = $1 and h.status <> 'released') as existing`,
);

/** The challenged order of owner $2, or any of theirs. */
export const ASKED_ORDER = statement<{
  readonly status: OrderStatus;
  readonly is_placed: boolean;
  readonly reason: string | null;
  readonly saved_card: string | null;
  readonly has_billing: boolean;
  readonly brand: string | null;
  /** The placed order that it was to replace is being prepared. */
  readonly has_moved_on: boolean;
}>(
  'order_asked',
  `select h.status, h.placed_at is not null as is_placed, h.release_reason as reason, h.saved_card,
  exists (select from order_address a where a.order_number = h.order_number and a.type <> 'ST') as has_billing,
  (select p.brand from order_payment p where p.order_number = h.order_number and p.kind = 'requested' order by p.event_id limit 1) as brand,
  exists (select from order_head r where r.order_number = h.replaces and r.status <> 'cancelled'
    and (r.begun or r.fulfilment <> 'unfulfilled' or r.payment_status <> 'authorised' or r.cancelled > 0)) as has_moved_on
from order_head h where h.order_number = $1 and h.owner_id = $2 and h.site_id = $3`,
);

/** The address of a draft's challenge. */
export const CHALLENGE_OF = statement<{ readonly url: string }>(
  'order_challenge_of',
  `select challenge->>'url' as url from order_head where order_number = $1 and challenge is not null`,
);

export const FORGET_ORDER_REQUESTS = statement<unknown>('order_forget_requests', 'delete from order_request where created_at < $1');

export const ADOPT_ORDERS = statement<unknown>('order_adopt', 'update order_head set owner_id = $2 where owner_id = $1');
