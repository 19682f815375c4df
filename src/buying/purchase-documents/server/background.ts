// What happens by itself: documents that go out, orders that are told about, and orders that a crash left half done.
import { readIncomingOrder } from '#buying/purchase-documents/rules';
import { readEnvelope } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import { DOCUMENT } from './document-queries.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { LEASE_MS } from './begin-order.ts';
import { CLAIM_LEFT_INCOMING, type IncomingRow } from './incoming-queries.ts';
import { finishOrder } from './finish-order.ts';
import { sendDue, type SendDeps } from './send-documents.ts';
import { makeSlidingStart, tellHappenings } from './tell-orders.ts';

export interface BackgroundDeps extends DocumentsDeps, SendDeps {
  readonly failed: (error: unknown) => void;
}

/** How often to look; what this server does is looked at right away. */
const LOOK_MS = 5_000;

export interface Background {
  /** Looks soon, once for many calls. */
  look(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function makeBackground(deps: BackgroundDeps): Background {
  const { db, clock, failed } = deps;
  const start = makeSlidingStart(db);
  let [stopped, waits] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const once = async (): Promise<void> => {
    const now = clock.now();
    const since = start.since(now);
    await start.note(now);
    await tellHappenings(deps, since, now, failed);
    await sendDue(deps, () => stopped);
  };
  const look = (): void => {
    if (waits || stopped) return;
    waits = true;
    underWay = underWay.then(() => {
      waits = false;
      return once().catch(failed);
    });
  };
  return {
    look,
    async start() {
      unlisten = await db.listen('order_task', look);
      timer = setInterval(look, LOOK_MS);
      timer.unref();
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await unlisten?.();
      await underWay;
    },
  };
}

/** Goes on with orders whose server died: each is placed, found placed, or refused. */
export async function finishLeftOrders(deps: DocumentsDeps, failed: (error: unknown) => void): Promise<number> {
  const now = deps.clock.now();
  const left = await deps.db.many(CLAIM_LEFT_INCOMING, [now, new Date(now.getTime() + LEASE_MS)]);
  for (const row of left) await finishLeft(deps, row).catch(failed);
  return left.length;
}

async function finishLeft(deps: DocumentsDeps, row: IncomingRow): Promise<void> {
  const { account_number: account, connection_id: connectionId, document_id: documentId, cart_id: cartId } = row;
  const [document, connection] = await Promise.all([
    deps.db.maybe(DOCUMENT, [account, documentId]),
    deps.connections.of(deps.db, account, connectionId),
  ]);
  const root = document === undefined ? undefined : parseXml(document.text);
  const envelope = root?.ok === true ? readEnvelope(root.value) : undefined;
  if (root?.ok !== true || envelope?.ok !== true || connection === undefined)
    throw new Error(`The document of order ${row.order_id} cannot be read any more`);
  const { body } = envelope.value;
  const order = body === null ? undefined : readIncomingOrder(body);
  if (body === null || order?.ok !== true) throw new Error(`The document of order ${row.order_id} holds no order any more`);
  await finishOrder(
    deps,
    { connection, root: root.value, envelope: { ...envelope.value, body }, order: order.value },
    { documentId, cartId },
  );
}
