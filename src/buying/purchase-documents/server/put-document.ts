// Puts a document that goes back into the outbox, in the transaction of what it tells. Its secret is put in when it goes: none is stored.
import { randomUUID } from 'node:crypto';
import { requestOf, SENT_STATES } from '#buying/purchase-documents/rules';
import { element, writeDocument, writeElement } from '#people/cxml/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Queries } from '#platform/db';
import { INSERT_DOCUMENT } from './document-queries.ts';
import type { IncomingRow } from './incoming-queries.ts';
import type { SentBody } from './sent-body.ts';

export const USER_AGENT = 'Inkwell';
const HIDDEN = '•••';
const SECRET = writeElement(element('SharedSecret', {}, HIDDEN)).trim();

/** The document as it goes. */
export const withSecret = (text: string, secret: string): string =>
  text.replace(SECRET, () => writeElement(element('SharedSecret', {}, secret)).trim());

export interface DocumentToPut {
  readonly connection: ProcurementConnection;
  readonly incoming: Pick<IncomingRow, 'order_id' | 'said'>;
  /** Null: of a test order. */
  readonly orderNumber: string | null;
  /** Of the event: a repeat writes nothing. */
  readonly cause: string;
  readonly sent: SentBody;
  /** The page that plays the purchasing system has it already. */
  readonly staysHere?: boolean;
}

export async function putDocument(
  on: Queries,
  { connection, incoming, orderNumber, cause, sent, staysHere = false }: DocumentToPut,
  now: Date,
): Promise<void> {
  const { accountNumber, connectionId, from, to } = connection;
  const payloadId = `${orderNumber ?? 'test'}.${cause}.${sent.kind}@inkwell`;
  const { language = 'en-US', deploymentMode = 'production' } = incoming.said;
  const header = { from: to, to: from, sender: to, secret: HIDDEN, userAgent: USER_AGENT };
  const facts = { payloadId, now, language, type: sent.type };
  await on.maybe(INSERT_DOCUMENT, {
    accountNumber,
    documentId: randomUUID(),
    connectionId,
    direction: 'out',
    kind: sent.kind,
    payloadId,
    orderId: incoming.order_id,
    orderNumber,
    state: staysHere ? 'sent' : SENT_STATES.begins,
    text: writeDocument(facts, ...requestOf(header, deploymentMode, sent.body)),
    hash: '',
    now,
  });
}
