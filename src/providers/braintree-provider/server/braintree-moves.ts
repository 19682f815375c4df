// Takes and gives back what a transaction holds. Each move once per key: Braintree itself knows a repetition for thirty days, and the name
// that a move carries tells it for ever.
import { AuthorisationLapsed, type MoveRequest } from '#buying/payment/server';
import { centsOf, decimalOf, isNamedBy, markOf, moveNameOf, shareOut, type RequestBook } from '#providers/payment-vendor/server';
import { BraintreeRefusal, type BraintreeClient } from './braintree-client.ts';
import { CAPTURE_PART, CAPTURE_WHOLE, REFUND, REVERSE } from './braintree-documents.ts';
import { authorisationOf, authorisedOf, givenBackOf, sumOf, takenOf, type Paid } from './braintree-objects.ts';
import { readOne } from './braintree-search.ts';

/** Braintree gives back only what it has settled: https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all#code-91506. */
const NOT_SETTLED = '91506';

const LAPSED = 'AUTHORIZATION_EXPIRED';

export function braintreeMoves(client: BraintreeClient, book: Pick<RequestBook, 'release' | 'releasedOf'>) {
  return {
    /** An authorisation lapses, a card's mostly after seven days. */
    async capture({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const paid = await readOne(client, id);
      const taken = takenOf(paid);
      if (taken.some(({ orderId }) => isNamedBy(orderId ?? '', idempotencyKey))) return;
      if (paid.status === LAPSED) throw new AuthorisationLapsed('Braintree has let go of the money');
      const held = Math.max(heldBy(paid) - (await book.releasedOf(id)), 0);
      if (amount > held) throw new Error(`Braintree holds ${held} cents of it and not ${amount}: ${paid.status}`);
      // The only capture may be of less than was held: Braintree lets go of the rest.
      const isWhole = taken.length === 0 && amount === held;
      const [apiRequestKey, orderId] = [markOf(idempotencyKey), moveNameOf(paid.orderId ?? '', idempotencyKey)];
      const whole = { amount: decimalOf(amount), orderId };
      const part = { ...whole, finalCapture: amount === held };
      await orRefused('capture', () =>
        client(isWhole ? CAPTURE_WHOLE : CAPTURE_PART, {
          input: { apiRequestKey, transactionId: id, transaction: isWhole ? whole : part },
        }),
      );
    },
    /** All that is held is let go of at once, a part with the last capture: Braintree knows no other way. */
    async release(move: MoveRequest): Promise<void> {
      const released = await book.release(move);
      const paid = await readOne(client, move.authorisationId);
      if (paid.status !== 'AUTHORIZED' || released < authorisedOf(paid)) return;
      await orRefused('release', () => client(REVERSE, { input: { transactionId: paid.id } }));
    },
    /** From the captures on, the first first: each is given back by itself. */
    async refund({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const paid = await readOne(client, id);
      const taken = takenOf(paid);
      const before = taken.flatMap(givenBackOf).filter(({ orderId }) => isNamedBy(orderId ?? '', idempotencyKey));
      const places = taken.map((one) => ({ id: one.id, room: centsOf(one.amount.value) - sumOf(givenBackOf(one)) }));
      const shares = shareOut(Math.max(amount - sumOf(before), 0), places);
      if (shares === undefined) throw new Error(`Braintree has not taken ${amount} cents of it that could be given back`);
      const orderId = moveNameOf(paid.orderId ?? '', idempotencyKey);
      for (const share of shares) {
        const refund = { amount: decimalOf(share.amount), orderId };
        const apiRequestKey = markOf(`${idempotencyKey} ${share.id}`);
        await orRefused('refund', () => client(REFUND, { input: { apiRequestKey, transactionId: share.id, refund } }));
      }
    },
  };
}

/** Of the money that was held, what was neither taken nor let go of. */
function heldBy(paid: Paid): number {
  if (authorisationOf(paid).status !== 'authorised') return 0;
  const taken = takenOf(paid);
  // Taken whole, for whatever amount: the rest is let go of.
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
