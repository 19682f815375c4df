// What Braintree knows of a request: its transactions, and giving one up.
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import { requestIdOf, type AskedRequest, type RequestBook } from '#providers/payment-vendor/server';
import { BraintreeRefusal, type BraintreeClient, type BraintreeSettings } from './braintree-client.ts';
import { REVERSE } from './braintree-documents.ts';
import { authorisationBehind, authorisationOf } from './braintree-objects.ts';
import type { Paid } from './braintree-answers.ts';
import { readOne, search } from './braintree-search.ts';
import type { SavedTokens } from './saved-tokens.ts';

export interface Parts {
  readonly client: BraintreeClient;
  readonly settings: BraintreeSettings;
  readonly book: RequestBook;
  readonly cards: SavedTokens;
}

/** Records Braintree's id of the transaction; voids it if the key was given up meanwhile. */
export async function named({ client, book }: Parts, key: string, paid: Paid): Promise<Authorisation> {
  if (await book.name(key, paid.id)) return authorisationOf(paid);
  await voidPayment(client, paid);
  return { status: 'voided', authorisationId: paid.id };
}

/** The outcome of an earlier request with this key; undefined: Braintree never got it. */
export async function knownOf(parts: Parts, key: string, asked: AskedRequest): Promise<Authorisation | undefined> {
  const paid = await transactionsOf(parts.client, key, asked);
  const [one] = [...paid.filter(({ status }) => status !== 'VOIDED'), ...paid];
  if (one === undefined) return undefined;
  return asked.vendor_id === null && asked.closed_at === null ? named(parts, key, one) : authorisationOf(one);
}

export async function transactionsOf(
  client: BraintreeClient,
  key: string,
  { vendor_id: id, reference }: AskedRequest,
): Promise<readonly Paid[]> {
  if (id !== null) return [await readOne(client, id)];
  if (reference === null) return [];
  // A capture's id begins with that of its payment.
  const found = await search(client, { orderId: { startsWith: requestIdOf({ reference, idempotencyKey: key }) } });
  return found.filter((paid) => authorisationBehind(paid) === undefined);
}

/** Releases what is held. Captured money stays; a refund returns it. */
export async function voidPayment(client: BraintreeClient, { id, status }: Paid): Promise<void> {
  if (status !== 'AUTHORIZED' && status !== 'AUTHORIZING') return;
  try {
    await client(REVERSE, { input: { transactionId: id } });
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    const { status: now } = await readOne(client, id);
    if (now === 'AUTHORIZED' || now === 'AUTHORIZING') throw new PaymentUnreachable(`Braintree did not reverse it: ${error.message}`);
  }
}
