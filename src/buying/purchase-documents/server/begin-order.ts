// The first step of a received order: its document is stored, and its number is taken, once, whoever delivers it how often and where.
import { randomUUID } from 'node:crypto';
import type { IncomingOrder, OrderProblem } from '#buying/purchase-documents/rules';
import type { Db, Transaction } from '#platform/db';
import { DOCUMENT_OF_PAYLOAD, INSERT_DOCUMENT, type DocumentKind, type DocumentRow } from './document-queries.ts';
import { BEGIN_INCOMING, LOCK_INCOMING, TAKE_INCOMING_OVER, type IncomingRow } from './incoming-queries.ts';

/** How long a server may work on an order; twice what placing takes at most. */
export const LEASE_MS = 90_000;

export interface ArrivedOrder {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly payloadId: string;
  /** Without secrets and card numbers. */
  readonly text: string;
  readonly order: Pick<IncomingOrder, 'orderId' | 'type'>;
  /** Of what is ordered. */
  readonly hash: string;
}

export type Begun =
  /** It is new, and this server works on it. */
  | { readonly kind: 'work'; readonly documentId: string; readonly cartId: string }
  /** The same document came before: its answer stands. */
  | { readonly kind: 'answered'; readonly document: DocumentRow }
  /** The same order came before, in another document. */
  | { readonly kind: 'repeated'; readonly documentId: string; readonly orderNumber: string }
  /** `documentId` null: nothing of this delivery is kept. */
  | { readonly kind: 'refused'; readonly documentId: string | null; readonly problem: OrderProblem };

const KINDS: Readonly<Record<IncomingOrder['type'], DocumentKind>> = { new: 'order', update: 'change', delete: 'cancellation' };

export async function beginOrder(db: Db, arrived: ArrivedOrder, now: Date): Promise<Begun> {
  const { accountNumber, connectionId, payloadId, order, hash } = arrived;
  return db.transaction(async (tx): Promise<Begun> => {
    const documentId = randomUUID();
    const inserted = await tx.maybe(INSERT_DOCUMENT, {
      accountNumber,
      documentId,
      connectionId,
      direction: 'in',
      kind: KINDS[order.type],
      payloadId,
      orderId: order.orderId,
      orderNumber: null,
      state: 'received',
      text: arrived.text,
      hash,
      now,
    });
    if (inserted === undefined) return before(tx, arrived, now);
    return order.type === 'new'
      ? takeNumber(tx, arrived, { documentId, isNew: true }, now)
      : { kind: 'work', documentId, cartId: randomUUID() };
  });
}

/** A document that came before. One that nobody has answered is answered now, if nobody works on it. */
async function before(tx: Transaction, arrived: ArrivedOrder, now: Date): Promise<Begun> {
  const { accountNumber, connectionId, payloadId, hash, order } = arrived;
  const document = await tx.one(DOCUMENT_OF_PAYLOAD, [accountNumber, connectionId, payloadId]);
  if (document.content_hash !== hash) return { kind: 'refused', documentId: null, problem: { code: 'PAYLOAD_ID_USED' } };
  if (document.state !== 'received') return { kind: 'answered', document };
  if (order.type !== 'new') return { kind: 'work', documentId: document.document_id, cartId: randomUUID() };
  return takeNumber(tx, arrived, { documentId: document.document_id, isNew: false }, now);
}

interface Taking {
  readonly documentId: string;
  /** Stored by this very delivery; else an earlier one may still work on it. */
  readonly isNew: boolean;
}

async function takeNumber(tx: Transaction, arrived: ArrivedOrder, { documentId, isNew }: Taking, now: Date): Promise<Begun> {
  const { accountNumber, connectionId, order, hash } = arrived;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const values = { accountNumber, connectionId, orderId: order.orderId, documentId, hash, cartId: randomUUID(), leaseUntil };
  const work: Begun = { kind: 'work', documentId, cartId: values.cartId };
  if ((await tx.maybe(BEGIN_INCOMING, values)) !== undefined) return work;
  const known = await tx.one(LOCK_INCOMING, [accountNumber, connectionId, order.orderId]);
  if (known.order_number !== null) return alreadyPlaced(known, documentId, hash);
  const busy: Begun = { kind: 'refused', documentId: isNew ? documentId : null, problem: { code: 'BUSY' } };
  if (known.lease_until !== null && known.lease_until > now) return busy;
  // What a crash left may have been placed: its cart is looked at before anything else.
  if (known.document_id === documentId) {
    await tx.run(TAKE_INCOMING_OVER, { ...values, cartId: known.cart_id });
    return { ...work, cartId: known.cart_id };
  }
  if (known.lease_until !== null) return busy;
  await tx.run(TAKE_INCOMING_OVER, values);
  return work;
}

function alreadyPlaced(
  { order_number: orderNumber, content_hash: placed, order_id: given }: IncomingRow,
  documentId: string,
  hash: string,
): Begun {
  if (orderNumber !== null && placed === hash) return { kind: 'repeated', documentId, orderNumber };
  return { kind: 'refused', documentId, problem: { code: 'ORDER_ID_USED', given } };
}
