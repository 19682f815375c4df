// Tells a system outside the shop what becomes of orders: signed, with a time stamp, again with growing pauses until it is taken.
import type { OrderDetail } from '#buying/orders/contract';
import { makePaths } from '#paths';
import { makeCircuit } from '#platform/circuit';
import { signatureOf } from '#platform/signature';
import type { TaskRow } from './order-life-queries.ts';
import type { OrderViews } from './order-view.ts';
import type { OrderRow } from './reading-queries.ts';
import type { Orders } from './orders.ts';

/** A receiver that takes longer has not taken it. */
const TIMEOUT_MS = 10_000;

export interface WebhookFacts {
  readonly orders: Pick<Orders, 'get'>;
  readonly views: Pick<OrderViews, 'detail'>;
  /** Null: nobody outside has asked to be told. */
  readonly receiver: { readonly url: string; readonly secret: string } | null;
}

/** What a receiver reads; docs/contracts/webhooks.md says the same. Amounts are two-decimal numbers. */
export interface WebhookBody {
  /** The same at each try, so that a receiver can tell a repeat. */
  readonly id: string;
  readonly type: 'order.placed' | 'order.changed';
  readonly at: string;
  readonly change: {
    readonly kind: string;
    readonly shipmentNo: number | null;
    readonly lineNos: readonly number[];
    readonly returnNo: number | null;
    readonly amount: number;
  };
  /** The campaign that brought the shopper, as they came by it. */
  readonly cidParam: string | null;
  /** The order as it is when this is sent. */
  readonly order: OrderDetail;
}

/** Throws when it was not taken. */
export type TellWebhook = (task: TaskRow, now: Date) => Promise<void>;

export function makeWebhooks({ orders, views, receiver }: WebhookFacts): TellWebhook {
  const circuit = makeCircuit({ name: 'The webhook' });
  return async (task, now) => {
    const row = receiver === null ? undefined : await orders.get(task.order_number);
    if (receiver === null || row === undefined) return;
    const body = JSON.stringify(bodyOf(task, row, views.detail(row, { locale: 'en-US', paths: makePaths('en-US'), now })));
    // Left alone, it is not waited for either: its messages are put off like any that was not taken.
    await circuit(() => send(receiver, body, now));
  };
}

async function send({ url, secret }: NonNullable<WebhookFacts['receiver']>, body: string, now: Date): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'inkwell-signature': signatureOf(body, secret, now) },
    body,
    // Whoever answers with a redirect is not who was configured.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`The webhook answered ${reply.status}`);
}

function bodyOf(
  { event_id, event, at, shipment_no, line_nos, return_no, amount }: TaskRow,
  row: OrderRow,
  order: OrderDetail,
): WebhookBody {
  return {
    id: `evt_${event_id}`,
    type: event === 'placed' ? 'order.placed' : 'order.changed',
    at: at.toISOString(),
    change: { kind: event, shipmentNo: shipment_no, lineNos: line_nos, returnNo: return_no, amount: amount / 100 },
    cidParam: row.cid_param,
    order,
  };
}
