// A purchasing system takes its order back: all of it, as long as nothing of it is packed.
import type { OrderProblem } from '#buying/purchase-documents/rules';
import { ordersWords } from '#buying/orders/words';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { DocumentsDeps } from './documents-deps.ts';
import { INCOMING_OF } from './incoming-queries.ts';
import type { OpenDocument } from './received-document.ts';

/** The number of the order that is cancelled now, or has been before: doing it twice changes nothing. */
export async function cancelIncoming(
  { db, clock, lifecycle, orders }: Pick<DocumentsDeps, 'db' | 'clock' | 'lifecycle' | 'orders'>,
  { connection, order: { orderId } }: Pick<OpenDocument, 'connection' | 'order'>,
): Promise<Outcome<string, OrderProblem>> {
  const { accountNumber, connectionId } = connection;
  const known = await db.maybe(INCOMING_OF, [accountNumber, connectionId, orderId]);
  const orderNumber = known?.order_number ?? null;
  if (orderNumber === null) return failed({ code: 'NO_SUCH_ORDER', given: orderId });
  if ((await orders.get(orderNumber))?.status === 'cancelled') return done(orderNumber);
  const cancelled = await lifecycle.cancel({ orderNumber, lineNos: null, by: 'shopper' }, clock.now());
  if (cancelled.ok) return done(orderNumber);
  return failed({ code: 'NOT_CANCELLED', given: orderId, text: sayer(ordersWords, 'en-US')('TOO_LATE_TO_CANCEL') });
}

/** A test leaves orders alone: the deletion of one that was placed is refused in words, so that nobody takes it for cancelled. */
export async function checkTestDeletion(
  { db }: Pick<DocumentsDeps, 'db'>,
  { connection, order: { orderId } }: Pick<OpenDocument, 'connection' | 'order'>,
): Promise<Outcome<null, OrderProblem>> {
  const known = await db.maybe(INCOMING_OF, [connection.accountNumber, connection.connectionId, orderId]);
  return (known?.order_number ?? null) === null ? done(null) : failed({ code: 'TEST_OF_ORDER', given: orderId });
}
