// Captures, releases and refunds, each once per key: Braintree itself recognizes a repeat for thirty days, and later the shop's id in each
// move does.
import { AuthorisationLapsed, type MoveRequest } from '#buying/payment/server';
import { centsOf, decimalOf, isMoveOf, keyHashOf, moveIdOf, distributeAmount, type RequestBook } from '#providers/payment-vendor/server';
import { BraintreeRefusal, type BraintreeClient } from './braintree-client.ts';
import { CAPTURE_PART, CAPTURE_WHOLE, REFUND, REVERSE } from './braintree-documents.ts';
import { authorisationOf, authorisedOf, givenBackOf, sumOf, takenOf } from './braintree-objects.ts';
import type { Paid } from './braintree-answers.ts';
import { readOne } from './braintree-search.ts';

/** Braintree refunds only settled captures: https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all#code-91506. */
const NOT_SETTLED = '91506';

const LAPSED = 'AUTHORIZATION_EXPIRED';

export function braintreeMoves(client: BraintreeClient, book: Pick<RequestBook, 'release' | 'releasedOf'>) {
  return {
    /** An authorisation expires, mostly after seven days. */
    async capture({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const paid = await readOne(client, id);
      const taken = takenOf(paid);
      if (taken.some(({ orderId }) => isMoveOf(orderId ?? '', idempotencyKey))) return;
      if (paid.status === LAPSED) throw new AuthorisationLapsed('The authorisation has expired at Braintree');
      const held = Math.max(heldBy(paid) - (await book.releasedOf(id)), 0);
      if (amount > held) throw new Error(`Braintree holds ${held} cents of it and not ${amount}: ${paid.status}`);
      // A single capture may be lower than the authorisation; Braintree releases the rest.
      const isWhole = taken.length === 0 && amount === held;
      const [apiRequestKey, orderId] = [keyHashOf(idempotencyKey), moveIdOf(paid.orderId ?? '', idempotencyKey)];
      const whole = { amount: decimalOf(amount), orderId };
      const part = { ...whole, finalCapture: amount === held };
      await orRefused('capture', () =>
        client(isWhole ? CAPTURE_WHOLE : CAPTURE_PART, {
          input: { apiRequestKey, transactionId: id, transaction: isWhole ? whole : part },
        }),
      );
    },
    /** Braintree can only void everything, so a partial release happens with the last capture. */
    async release(move: MoveRequest): Promise<void> {
      const released = await book.release(move);
      const paid = await readOne(client, move.authorisationId);
      if (paid.status !== 'AUTHORIZED' || released < authorisedOf(paid)) return;
      await orRefused('release', () => client(REVERSE, { input: { transactionId: paid.id } }));
    },
    /** Refunds the captures in order, each separately. */
    async refund({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const paid = await readOne(client, id);
      const taken = takenOf(paid);
      const before = taken.flatMap(givenBackOf).filter(({ orderId }) => isMoveOf(orderId ?? '', idempotencyKey));
      const places = taken.map((one) => ({ id: one.id, room: centsOf(one.amount.value) - sumOf(givenBackOf(one)) }));
      const shares = distributeAmount(Math.max(amount - sumOf(before), 0), places);
      if (shares === undefined) throw new Error(`Braintree has not taken ${amount} cents of it that could be given back`);
      const orderId = moveIdOf(paid.orderId ?? '', idempotencyKey);
      for (const share of shares) {
        const refund = { amount: decimalOf(share.amount), orderId };
        const apiRequestKey = keyHashOf(`${idempotencyKey} ${share.id}`);
        await orRefused('refund', () => client(REFUND, { input: { apiRequestKey, transactionId: share.id, refund } }));
      }
    },
  };
}

/** What is left of the authorisation: neither captured nor released. */
function heldBy(paid: Paid): number {
  if (authorisationOf(paid).status !== 'authorised') return 0;
  const taken = takenOf(paid);
  // A full capture ends the authorisation, whatever its amount.
  if (taken.some(({ id }) => id === paid.id)) return 0;
  return authorisedOf(paid) - sumOf(taken);
}

async function orRefused(move: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    if (error.codes.includes(NOT_SETTLED))
      throw new Error('Braintree gives back what it has settled, mostly by the next day', { cause: error });
    throw new Error(`Braintree refused to ${move}: ${error.message}`, { cause: error });
  }
}
