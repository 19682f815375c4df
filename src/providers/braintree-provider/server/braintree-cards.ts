// Cards and PayPal accounts to charge, and cards that Braintree keeps.
import { BraintreeRefusal } from './braintree-client.ts';
import { KEEP } from './braintree-documents.ts';
import { readKept } from './braintree-answers.ts';
import { paypalMethodOf } from './paypal-wallet.ts';
import type { Parts } from './braintree-transactions.ts';

/** Prefix of saved card references. */
const KEPT = 'kept-';

const TOKEN = /^[\w=+/-]{6,200}$/;

/** The payment method to charge. */
export interface Means {
  readonly method: string;
  readonly isPaypal: boolean;
  /** The shop charges without the shopper. */
  readonly isUnattended: boolean;
}

export async function meansOf(parts: Parts, token: string): Promise<Means | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const paypal = paypalMethodOf(token);
  return { method: paypal ?? (await cardOf(parts, token)), isPaypal: paypal !== undefined, isUnattended: false };
}

export async function keepCard({ client, cards }: Parts, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  if (token.startsWith(KEPT)) return token;
  const earlier = await cards.referenceOf(token);
  if (earlier !== undefined) return earlier;
  try {
    const id = readKept(await client(KEEP, { input: { paymentMethodId: token } }));
    return id === undefined ? undefined : await cards.note(token, `${KEPT}${id}`);
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    // A concurrent request may have saved it just now.
    return cards.referenceOf(token);
  }
}

/** The payment method of a card: the lasting one, once the card is saved. */
async function cardOf({ cards }: Parts, token: string): Promise<string> {
  return methodOf(await cards.referenceOf(token)) ?? methodOf(token) ?? token;
}

function methodOf(reference: string | undefined): string | undefined {
  return reference?.startsWith(KEPT) === true ? reference.slice(KEPT.length) : undefined;
}
