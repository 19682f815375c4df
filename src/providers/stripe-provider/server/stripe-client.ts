// Client of Stripe's HTTP interface: forms with brackets, the secret key, one version, and Stripe's idempotency keys.
import { formOf, vendorCalls, type FormValue, type VendorAnswer } from '#providers/payment-vendor/server';

/** The interface's version; the types are from the package `stripe` of the same version. */
const STRIPE_VERSION = '2026-10-28.endive';

export interface StripeSettings {
  readonly url: string;
  readonly secretKey: string;
  readonly timeoutMs?: number;
}

export interface StripeClient {
  get(path: string, query?: object): Promise<VendorAnswer>;
  /** With a key the call happens once; for a day Stripe answers a repeat with the same result. */
  post(path: string, fields: object, idempotencyKey?: string): Promise<VendorAnswer>;
}

export function stripeClient({ url, secretKey, timeoutMs }: StripeSettings): StripeClient {
  const call = vendorCalls('Stripe', url, { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION }, timeoutMs);
  // Stripe's types have no index signature, which a form needs.
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
