// A test double of Braintree: accepts only what the published schema allows, and answers as documented.
import type { IncomingHttpHeaders } from 'node:http';
import { graphqlSync } from 'graphql';
import { BraintreeBooks } from './braintree-books.ts';
import { BRAINTREE_SCHEMA } from './braintree-schema.ts';
import { refusal } from './stand-in-declines.ts';
import { found, type Asked } from './stand-in-search.ts';

export const [PUBLIC_KEY, PRIVATE_KEY, TOKENIZATION_KEY] = ['publicstandin', 'privatestandin', 'sandbox_standin_inkwell'];
export const MERCHANT_ACCOUNTS = { USD: 'inkwell_us', CAD: 'inkwell_ca' };

/** A card whose date the double rejects. */
export const EXPIRED_CARD = '4000000000000069';

/** What a tokenization key allows; everything else needs the account's keys. */
const BY_ANYBODY = /^\s*mutation \w+\(\$input: TokenizeCreditCardInput!\)/;

/** As the test double's server reads them. */
interface StandInRequest {
  readonly asked: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly wrong?: string;
  readonly location?: string;
}

export interface BraintreeStandIn {
  readonly answerTo: (request: StandInRequest) => StandInAnswer;
  readonly books: BraintreeBooks;
  /** Forgets all request keys, as Braintree does after a month. */
  nextMonth(): void;
  /** Replaces the next answer. */
  say(body: unknown): void;
}

interface Keyed {
  readonly input: { readonly apiRequestKey?: string };
}

export function braintreeStandIn(): BraintreeStandIn {
  const books = new BraintreeBooks();
  /** Requests and results by key. */
  const keys = new Map<string, readonly [string, object]>();
  let nextAnswer: unknown;
  const once = (input: object, act: () => object): object => {
    const { apiRequestKey: key } = input as Keyed['input'];
    if (key === undefined) return act();
    const [sent, done] = keys.get(key) ?? [undefined, undefined];
    if (done !== undefined && sent !== JSON.stringify(input)) throw refusal('VALIDATION', '91599');
    const made = done ?? act();
    keys.set(key, [JSON.stringify(input), made]);
    return made;
  };
  const root = resolversOf(books, once);
  const answerTo = (request: StandInRequest): StandInAnswer => {
    // PayPal's own page with the shopper's answer.
    if (request.asked === 'GET /checkoutnow') return { status: 302, body: {}, location: books.paypal.press(request.query) };
    const { query, variables } = JSON.parse(request.text) as { readonly query: string; readonly variables: Record<string, unknown> };
    const wrong = wrongIn(request, query);
    if (wrong !== undefined) return { status: 200, body: { errors: [refusal('AUTHENTICATION')] }, wrong };
    const contextValue = `http://${request.headers.host ?? ''}`;
    const result = graphqlSync({ schema: BRAINTREE_SCHEMA, source: query, variableValues: variables, rootValue: root, contextValue });
    const misshapen = result.errors?.find(({ extensions }) => extensions['errorClass'] === undefined);
    if (nextAnswer !== undefined) {
      const body = nextAnswer;
      nextAnswer = undefined;
      return { status: 200, body };
    }
    return { status: 200, body: result, ...(misshapen === undefined ? {} : { wrong: misshapen.message }) };
  };
  return { answerTo, books, nextMonth: () => keys.clear(), say: (body) => (nextAnswer = body) };
}

/** The double's queries and mutations; `once`: a repeated request key answers with the first result. */
function resolversOf(books: BraintreeBooks, once: (input: object, act: () => object) => object) {
  return {
    node: ({ id }: { readonly id: string }) => books.transactions.get(id) ?? null,
    idsFromLegacyIds: ({ input }: { readonly input: { readonly ids: readonly { readonly legacyId: string }[] } }) =>
      input.ids.map(({ legacyId }) => [...books.transactions.values()].find((one) => one.legacyId === legacyId)?.id ?? legacyId),
    search: { transactions: (asked: Asked) => found(books, asked) },
    ...Object.fromEntries(
      (['authorizeCreditCard', 'captureTransaction', 'partialCaptureTransaction', 'refundTransaction'] as const).map((name) => [
        name,
        ({ input }: { readonly input: never }) => once(input, () => books[name](input)),
      ]),
    ),
    reverseTransaction: ({ input }: { readonly input: never }) => books.reverseTransaction(input),
    vaultPaymentMethod: ({ input }: { readonly input: never }) => books.vaultPaymentMethod(input),
    createPayPalOneTimePayment: ({ input }: { readonly input: never }, origin: string) => books.paypal.begin(input, origin),
    tokenizePayPalOneTimePayment: ({ input }: { readonly input: never }) => books.paypal.tokenise(input),
    authorizePayPalAccount: ({ input }: { readonly input: never }) => books.authorizePayPalAccount(input),
    tokenizeCreditCard({ input }: { readonly input: { readonly creditCard: { readonly number: string } } }) {
      const { number } = input.creditCard;
      if (number === EXPIRED_CARD) throw refusal('VALIDATION', '81710');
      return { paymentMethod: { __typename: 'PaymentMethod', id: `tokencc_${number.slice(-4)}` } };
    },
  };
}

function wrongIn({ asked, headers }: StandInRequest, query: string): string | undefined {
  const keys = `Basic ${Buffer.from(`${PUBLIC_KEY}:${PRIVATE_KEY}`).toString('base64')}`;
  if (asked !== 'POST /graphql') return 'no such call';
  if (headers['braintree-version'] !== '2019-01-01') return 'the version';
  if (headers['content-type'] !== 'application/json') return 'no JSON';
  const isLetIn = headers.authorization === keys || (BY_ANYBODY.test(query) && headers.authorization === `Bearer ${TOKENIZATION_KEY}`);
  return isLetIn ? undefined : 'the keys';
}
