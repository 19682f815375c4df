// Writes down what became of a received document, all or nothing: its answer, its order, and the confirmation that goes back.
import type { OrderProblem } from '#buying/purchase-documents/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import type { Db } from '#platform/db';
import { ANSWER_DOCUMENT, DROP_DOCUMENT } from './document-queries.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { LOCK_INCOMING, PLACED_INCOMING, RELEASE_INCOMING } from './incoming-queries.ts';
import { putDocument } from './put-document.ts';
import type { OpenDocument } from './received-document.ts';
import { confirmationBody } from './sent-documents.ts';
import { readSettings } from './settings.ts';
import { testBodies, type TestedOrder } from './test-documents.ts';

type Settling = Pick<DocumentsDeps, 'db' | 'clock' | 'orders' | 'papers'>;
type Whose = Pick<ProcurementConnection, 'accountNumber' | 'connectionId'>;

export async function takeOrder(
  { db, clock, orders, papers }: Settling,
  { connection, order: { orderId } }: OpenDocument,
  documentId: string,
  orderNumber: string,
): Promise<void> {
  const { accountNumber, connectionId } = connection;
  const now = clock.now();
  const order = await orders.get(orderNumber);
  await db.transaction(async (tx) => {
    const isFirst = (await tx.maybe(PLACED_INCOMING, [accountNumber, connectionId, orderId, documentId, orderNumber])) !== undefined;
    await tx.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'taken', '[]', orderNumber, now]);
    if (!isFirst || order === undefined) return;
    const { sendTo } = await readSettings(tx, accountNumber, connectionId);
    if (sendTo === '') return;
    const incoming = await tx.one(LOCK_INCOMING, [accountNumber, connectionId, orderId]);
    const sent = confirmationBody({ incoming, order, papers, now }, 1);
    await putDocument(tx, { connection, incoming, orderNumber: order.order_number, cause: 'placed', sent }, now);
  });
}

/** A deletion was done, or checked (`orderNumber` null). What it cancels tells the order's own history. */
export const takeChange = async (
  { db, clock }: Pick<Settling, 'db' | 'clock'>,
  { connection: { accountNumber } }: OpenDocument,
  documentId: string,
  orderNumber: string | null,
): Promise<void> => void (await db.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'taken', '[]', orderNumber, clock.now()]));

/** A test order leaves its number free. Its documents go back marked as tests; those of an order that the tester made stay here, for nobody else knows it. */
export async function takeTest(
  deps: Settling,
  { connection, isTried = false, order: { orderId } }: OpenDocument,
  documentId: string,
  tested: TestedOrder,
): Promise<void> {
  const { accountNumber, connectionId } = connection;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.run(RELEASE_INCOMING, [accountNumber, connectionId, orderId, documentId]);
    await tx.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'taken', '[]', null, now]);
    const { sendTo } = await readSettings(tx, accountNumber, connectionId);
    if (sendTo === '' && !isTried) return;
    const incoming = { order_id: orderId, said: { ...tested.said, deploymentMode: 'test' as const } };
    for (const sent of testBodies(deps, tested))
      await putDocument(tx, { connection, incoming, orderNumber: null, cause: documentId, sent, staysHere: isTried }, now);
  });
}

export async function refuseOrder(
  { db, clock }: Settling,
  { connection, order: { orderId } }: OpenDocument,
  documentId: string,
  problems: readonly OrderProblem[],
): Promise<void> {
  const { accountNumber, connectionId } = connection;
  await db.transaction(async (tx) => {
    await tx.run(RELEASE_INCOMING, [accountNumber, connectionId, orderId, documentId]);
    await tx.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'refused', JSON.stringify(problems), null, clock.now()]);
  });
}

/** The same order in another document: told once more, placed no second time. */
export async function repeatOrder(
  { db, clock }: { readonly db: Db; readonly clock: Settling['clock'] },
  { accountNumber }: Whose,
  { documentId, orderNumber }: { readonly documentId: string; readonly orderNumber: string },
): Promise<void> {
  await db.run(ANSWER_DOCUMENT, [accountNumber, documentId, 'repeated', '[]', orderNumber, clock.now()]);
}

export const dropDocument = async ({ db }: { readonly db: Db }, { accountNumber }: Whose, documentId: string): Promise<void> =>
  void (await db.run(DROP_DOCUMENT, [accountNumber, documentId]));
