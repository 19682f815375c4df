// A test double of Braintree: accepts only what the published schema allows, and answers as documented.
import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { graphqlSync } from 'graphql';
import { BraintreeBooks, type Transaction } from './braintree-books.ts';
import { BRAINTREE_SCHEMA } from './braintree-schema.ts';
import { refusal } from './stand-in-declines.ts';

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

const PAGE = 50;

export function braintreeStandIn(): BraintreeStandIn {
  const books = new BraintreeBooks();
  /** Requests and results by key. */
  const keys = new Map<string, readonly [string, object]>();
  let said: unknown;
  const once = (input: object, act: () => object): object => {
    const { apiRequestKey: key } = input as Keyed['input'];
    if (key === undefined) return act();
    const [sent, done] = keys.get(key) ?? [undefined, undefined];
    if (done !== undefined && sent !== JSON.stringify(input)) throw refusal('VALIDATION', '91599');
    const made = done ?? act();
    keys.set(key, [JSON.stringify(input), made]);
    return made;
  };
  const root = {
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
  const answerTo = (request: StandInRequest): StandInAnswer => {
    // PayPal's own page with the shopper's answer.
    if (request.asked === 'GET /checkoutnow') return { status: 302, body: {}, location: books.paypal.press(request.query) };
    const { query, variables } = JSON.parse(request.text) as { readonly query: string; readonly variables: Record<string, unknown> };
    const wrong = wrongIn(request, query);
    if (wrong !== undefined) return { status: 200, body: { errors: [refusal('AUTHENTICATION')] }, wrong };
    const contextValue = `http://${request.headers.host ?? ''}`;
    const result = graphqlSync({ schema: BRAINTREE_SCHEMA, source: query, variableValues: variables, rootValue: root, contextValue });
    const misshapen = result.errors?.find(({ extensions }) => extensions['errorClass'] === undefined);
    if (said !== undefined) {
      const body = said;
      said = undefined;
      return { status: 200, body };
    }
    return { status: 200, body: result, ...(misshapen === undefined ? {} : { wrong: misshapen.message }) };
  };
  return { answerTo, books, nextMonth: () => keys.clear(), say: (body) => (said = body) };
}

function wrongIn({ asked, headers }: StandInRequest, query: string): string | undefined {
  const keys = `Basic ${Buffer.from(`${PUBLIC_KEY}:${PRIVATE_KEY}`).toString('base64')}`;
  if (asked !== 'POST /graphql') return 'no such call';
  if (headers['braintree-version'] !== '2019-01-01') return 'the version';
  if (headers['content-type'] !== 'application/json') return 'no JSON';
  const isLetIn = headers.authorization === keys || (BY_ANYBODY.test(query) && headers.authorization === `Bearer ${TOKENIZATION_KEY}`);
  return isLetIn ? undefined : 'the keys';
}

interface Asked {
  readonly input: {
    readonly orderId?: { readonly startsWith: string };
    readonly createdAt?: { readonly greaterThanOrEqualTo: string };
    readonly merchantAccountId?: { readonly in: readonly string[] };
  };
  readonly first: number;
  readonly after: string | null;
}

function found(books: BraintreeBooks, { input, first, after }: Asked): object {
  if (first > PAGE) throw refusal('VALIDATION');
  const fits = ({ orderId, createdAt, merchantAccountId }: Transaction): boolean =>
    orderId.startsWith(input.orderId?.startsWith ?? '') &&
    createdAt >= (input.createdAt?.greaterThanOrEqualTo ?? '') &&
    (input.merchantAccountId?.in.includes(merchantAccountId) ?? true);
  const newest = [...books.transactions.values()].filter(fits).toReversed();
  const from = newest.findIndex(({ id }) => id === after) + 1;
  const page = newest.slice(from, from + first);
  return {
    edges: page.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: from + page.length < newest.length, hasPreviousPage: false, endCursor: page.at(-1)?.id ?? null },
  };
}

/** A webhook signed as Braintree does, as its form is sent. */
export function braintreeMessage(kind: string, transaction: Readonly<Record<string, string>>, at: Date, privateKey = PRIVATE_KEY): string {
  const inner = Object.entries(transaction).map(([name, value]) => `<${name}>${value}</${name}>`);
  const xml = `<notification>
  <timestamp type="datetime">${at.toISOString()}</timestamp>
  <kind>${kind}</kind>
  <subject><transaction>${inner.join('')}</transaction></subject>
</notification>`;
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const secret = createHash('sha1').update(privateKey).digest();
  const signature = createHmac('sha1', secret).update(payload).digest('hex');
  return new URLSearchParams({ bt_signature: `anotherkey|${'0'.repeat(40)}&${PUBLIC_KEY}|${signature}`, bt_payload: payload }).toString();
}
