// Stripe's HTTP interface: forms with brackets, the secret key, one version of the interface, and Stripe's own idempotency keys.
import { formOf, vendorCalls, type FormValue, type VendorAnswer } from '#providers/payment-vendor/server';

/** The version requests and answers are written in; the types are of the package `stripe` of the same version. */
const STRIPE_VERSION = '2026-10-28.endive';

export interface StripeSettings {
  readonly url: string;
  readonly secretKey: string;
  readonly timeoutMs?: number;
}

export interface StripeClient {
  get(path: string, query?: object): Promise<VendorAnswer>;
  /** With a key it happens once, and is answered the same when it is asked again within Stripe's day. */
  post(path: string, fields: object, idempotencyKey?: string): Promise<VendorAnswer>;
}

export function stripeClient({ url, secretKey, timeoutMs }: StripeSettings): StripeClient {
  const call = vendorCalls('Stripe', url, { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION }, timeoutMs);
  // The interfaces of Stripe's types have no index signature; a form can hold whatever they hold.
  const form = (fields: object): URLSearchParams => formOf(fields as Readonly<Record<string, FormValue>>);
  return {
    get: (path, query) => call({ method: 'GET', path: query === undefined ? path : `${path}?${form(query).toString()}` }),
    post: (path, fields, idempotencyKey) =>
      call({
        method: 'POST',
        path,
        form: form(fields),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      }),
  };
}
