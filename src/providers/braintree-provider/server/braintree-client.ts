// Client of Braintree's GraphQL interface: one address, the account's keys, one version.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Currency } from '#base/money/rules';
import { PaymentUnreachable } from '#buying/payment/server';
import { vendorCalls } from '#providers/payment-vendor/server';

/** The version in Braintree's own guide; later versions only add to the interface. */
const BRAINTREE_VERSION = '2019-01-01';

export interface BraintreeSettings {
  readonly url: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The shop's merchant accounts at Braintree, one per currency. */
  readonly merchantAccounts: Readonly<Record<Currency, string>>;
  readonly timeoutMs?: number;
}

/** Sends a document of `braintree-documents.ts` and returns its data. */
export type BraintreeClient = (query: string, variables: object) => Promise<unknown>;

/** Braintree understood the request and did nothing. */
export class BraintreeRefusal extends Error {
  override readonly name = 'BraintreeRefusal';
  readonly isNotFound: boolean;
  /** Braintree's error codes: https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all. */
  readonly codes: readonly string[];

  constructor(errors: readonly GraphError[]) {
    super(errors.map(({ extensions: { errorClass, legacyCode = '' } }) => `${errorClass} ${legacyCode}`.trim()).join(', '));
    this.isNotFound = errors.some(({ extensions }) => extensions.errorClass === 'NOT_FOUND');
    this.codes = errors.flatMap(({ extensions: { legacyCode } }) => (legacyCode === undefined ? [] : [legacyCode]));
  }
}

const GraphError = Type.Object({
  extensions: Type.Object({ errorClass: Type.String(), legacyCode: Type.Optional(Type.String()) }),
});
type GraphError = Type.Static<typeof GraphError>;

const ANSWER = Compile(
  Type.Object({
    data: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
    errors: Type.Optional(Type.Array(GraphError)),
  }),
);

/** Any other error (internal, rate limit, wrong keys) leaves the payment's outcome unknown. */
const UNDERSTOOD = new Set(['VALIDATION', 'NOT_FOUND']);

export function braintreeClient({ url, publicKey, privateKey, timeoutMs }: BraintreeSettings): BraintreeClient {
  const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  const call = vendorCalls('Braintree', url, { authorization, 'braintree-version': BRAINTREE_VERSION }, timeoutMs);
  return async (query, variables) => {
    const { body } = await call({ method: 'POST', path: '/graphql', json: { query, variables } });
    if (!ANSWER.Check(body)) throw new PaymentUnreachable('Braintree answered something that cannot be read');
    const { data, errors = [] } = body;
    if (errors.length === 0 && data !== undefined && data !== null) return data;
    const refusal = new BraintreeRefusal(errors);
    if (errors.length > 0 && errors.every(({ extensions }) => UNDERSTOOD.has(extensions.errorClass))) throw refusal;
    throw new PaymentUnreachable(`Braintree gave no answer: ${refusal.message}`);
  };
}
