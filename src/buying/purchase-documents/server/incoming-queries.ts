// SQL of orders that came as documents.
import type { BuyerLine } from '#buying/purchase-documents/rules';
import { statement } from '#platform/db';

/** What every document about the order repeats. */
export interface OrderSaid {
  readonly orderDate?: string;
  readonly language?: string;
  /** The payload id of the document that was placed. */
  readonly payloadId?: string;
  readonly deploymentMode?: 'production' | 'test';
}

export interface IncomingRow {
  readonly account_number: string;
  readonly connection_id: string;
  readonly order_id: string;
  readonly document_id: string;
  readonly content_hash: string;
  readonly profile_id: string | null;
  readonly cart_id: string;
  readonly total: number | null;
  readonly lease_until: Date | null;
  readonly order_number: string | null;
  readonly lines: readonly BuyerLine[];
  readonly said: OrderSaid;
  readonly event_id: number;
  readonly confirmations: number;
}

const COLUMNS = `account_number, connection_id::text, order_id, document_id::text, content_hash, profile_id::text, cart_id::text, total, lease_until, order_number,
  lines, said, event_id::int, confirmations`;

interface NewIncoming {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly orderId: string;
  readonly documentId: string;
  readonly hash: string;
  readonly cartId: string;
  readonly leaseUntil: Date;
}

/** No row: the number is taken. */
export const BEGIN_INCOMING = statement<{ readonly order_id: string }, NewIncoming>(
  'incoming_order_begin',
  (p) => `insert into incoming_order (account_number, connection_id, order_id, document_id, content_hash, cart_id, lease_until)
  values (${p.accountNumber}, ${p.connectionId}, ${p.orderId}, ${p.documentId}, ${p.hash}, ${p.cartId}, ${p.leaseUntil})
  on conflict do nothing returning order_id`,
);

export const LOCK_INCOMING = statement<IncomingRow>(
  'incoming_order_lock',
  `select ${COLUMNS} from incoming_order where account_number = $1 and connection_id = $2 and order_id = $3 for update`,
);

/** A document takes the number over that an earlier one left without an order. */
export const TAKE_INCOMING_OVER = statement<unknown, NewIncoming>(
  'incoming_order_take_over',
  (
    p,
  ) => `update incoming_order set document_id = ${p.documentId}, content_hash = ${p.hash}, cart_id = ${p.cartId}, lease_until = ${p.leaseUntil}, total = null
  where account_number = ${p.accountNumber} and connection_id = ${p.connectionId} and order_id = ${p.orderId}`,
);

interface Priced {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly orderId: string;
  readonly documentId: string;
  readonly profileId: string;
  readonly cartId: string;
  /** The cart that stands there: whoever has put in another works on the order now. */
  readonly cartBefore: string;
  readonly total: number;
  readonly lines: string;
  readonly said: string;
  readonly leaseUntil: Date;
}

/** What is about to be placed, so that a crash can be told from an order that was never placed. */
export const PRICE_INCOMING = statement<unknown, Priced>(
  'incoming_order_price',
  (
    p,
  ) => `update incoming_order set profile_id = ${p.profileId}, cart_id = ${p.cartId}, total = ${p.total}, lines = ${p.lines}::jsonb, said = ${p.said}::jsonb,
    lease_until = ${p.leaseUntil}
  where account_number = ${p.accountNumber} and connection_id = ${p.connectionId} and order_id = ${p.orderId} and document_id = ${p.documentId}
    and cart_id = ${p.cartBefore} and order_number is null`,
);

/** $5: the order's number. A second time changes nothing. */
export const PLACED_INCOMING = statement<{ readonly order_id: string }>(
  'incoming_order_placed',
  `update incoming_order set order_number = $5, lease_until = null, confirmations = 1 where account_number = $1 and connection_id = $2 and order_id = $3
  and document_id = $4 and order_number is null returning order_id`,
);

export const RELEASE_INCOMING = statement<unknown>(
  'incoming_order_release',
  `update incoming_order set lease_until = null where account_number = $1 and connection_id = $2 and order_id = $3 and document_id = $4 and order_number is null`,
);

/** Claims until $2 those that nobody works on any more: their server died. */
export const CLAIM_LEFT_INCOMING = statement<IncomingRow>(
  'incoming_order_claim_left',
  `update incoming_order set lease_until = $2 where (account_number, connection_id, order_id) in (
    select account_number, connection_id, order_id from incoming_order where lease_until < $1 order by lease_until limit 20 for update skip locked)
  returning ${COLUMNS}`,
);

export const LOCK_INCOMING_OF_NUMBER = statement<IncomingRow>(
  'incoming_order_lock_number',
  `select ${COLUMNS} from incoming_order where order_number = $1 for update`,
);

/** $2: the last event that became documents, $3: confirmations so far. */
export const KEEP_INCOMING = statement<unknown>(
  'incoming_order_keep',
  'update incoming_order set event_id = $2, confirmations = $3 where order_number = $1',
);

export const INCOMING_OF = statement<IncomingRow>(
  'incoming_order_of',
  `select ${COLUMNS} from incoming_order where account_number = $1 and connection_id = $2 and order_id = $3`,
);
