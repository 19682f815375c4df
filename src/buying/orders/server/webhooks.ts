// Sends order webhooks: signed, with a time stamp, retried with growing pauses until the receiver accepts.
import type { OrderDetail } from '#buying/orders/contract';
import { makePaths } from '#paths';
import { makeCircuit } from '#platform/circuit';
import { signatureOf } from '#platform/signature';
import type { TaskRow } from './order-event-queries.ts';
import type { OrderViews } from './order-view.ts';
import type { OrderRow } from './order-row.ts';
import type { Orders } from './orders.ts';

/** A slower receiver counts as failed. */
const TIMEOUT_MS = 10_000;

export interface WebhookFacts {
  readonly orders: Pick<Orders, 'get'>;
  readonly views: Pick<OrderViews, 'detail'>;
  /** Null: no receiver is configured. */
  readonly receiver: { readonly url: string; readonly secret: string } | null;
}

/** The message's body; docs/contracts/webhooks.md documents it. Amounts have two decimals. */
export interface WebhookBody {
  /** The same in every retry, so that a receiver can recognize it. */
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
  /** The campaign that brought the shopper. */
  readonly cidParam: string | null;
  /** The order at the time of sending. */
  readonly order: OrderDetail;
}

/** Throws when the receiver did not accept. */
export type TellWebhook = (task: TaskRow, now: Date) => Promise<void>;

export function makeWebhooks({ orders, views, receiver }: WebhookFacts): TellWebhook {
  const circuit = makeCircuit({ name: 'The webhook' });
  return async (task, now) => {
    const row = receiver === null ? undefined : await orders.get(task.order_number);
    if (receiver === null || row === undefined) return;
    const body = JSON.stringify(bodyOf(task, row, views.detail(row, { locale: 'en-US', paths: makePaths('en-US'), now, reader: null })));
    // While the circuit is open, messages are postponed like failed ones.
    await circuit(() => send(receiver, body, now));
  };
}

async function send({ url, secret }: NonNullable<WebhookFacts['receiver']>, body: string, now: Date): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'inkwell-signature': signatureOf(body, secret, now) },
    body,
    // A redirect leads to a host that is not configured.
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
