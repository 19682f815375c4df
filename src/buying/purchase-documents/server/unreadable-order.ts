// Orders that break the rules of their document type, or cannot be read.
import { randomUUID } from 'node:crypto';
import { LONGEST_ORDER_ID, type OrderProblem } from '#buying/purchase-documents/rules';
import { at, attributeOf } from '#people/cxml/rules';
import { ANSWER_DOCUMENT, INSERT_DOCUMENT } from './document-queries.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import type { ReceivedDocument } from './received-document.ts';

export const LONGEST_PAYLOAD_ID = 255;

/** For the administrators' list: what came, though nobody can tell which order it is. */
export async function noteUnreadable(
  { db, clock }: DocumentsDeps,
  { connection: { accountNumber, connectionId }, envelope: { payloadId, body } }: ReceivedDocument,
  { text, hash }: { readonly text: string; readonly hash: string },
  problems: readonly OrderProblem[],
): Promise<void> {
  if (payloadId === '' || payloadId.length > LONGEST_PAYLOAD_ID) return;
  const documentId = randomUUID();
  const orderId = attributeOf(at(body, 'OrderRequestHeader'), 'orderID').slice(0, LONGEST_ORDER_ID);
  const now = clock.now();
  const values = { accountNumber, connectionId, documentId, payloadId, orderId, orderNumber: null, text, hash, now };
  await db.transaction(async (tx) => {
    const isNew = await tx.maybe(INSERT_DOCUMENT, { ...values, direction: 'in', kind: 'order', state: 'received' });
    if (isNew !== undefined) await tx.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'refused', JSON.stringify(problems), null, now]);
  });
}
