// Cards at Stripe: of a token, or saved with a customer.
import type { StripeClient } from './stripe-client.ts';
import { readMethod } from './stripe-objects.ts';

/** Separates customer and card in a saved card's reference; Stripe's ids do not contain it. */
export const JOINT = '-';

export interface Card {
  readonly method: string;
  /** The customer of a saved card. */
  readonly customer: string | undefined;
}

/** The card of a token, with its customer if saved; undefined when Stripe does not know it. */
export async function cardOf(client: StripeClient, token: string): Promise<Card | undefined> {
  const [customer, method] = token.includes(JOINT) ? token.split(JOINT) : [undefined, token];
  if (method === undefined || !/^pm_\w{1,100}$/.test(method)) return undefined;
  if (customer !== undefined) return /^cus_\w{1,100}$/.test(customer) ? { method, customer } : undefined;
  const { status, body } = await client.get(`/v1/payment_methods/${method}`);
  return status === 200 ? { method, customer: readMethod(body).customer ?? undefined } : undefined;
}
