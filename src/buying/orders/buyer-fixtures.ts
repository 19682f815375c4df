// Buyers for tests: a visitor with a cart, an address and a card, one call short of an order.
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CheckoutView } from '#buying/checkout/contract';
import type { LedgerEntry, LedgerPage } from '#buying/payment/contract';
import type { Db } from '#platform/db';

/** Where the payment provider is; see `test/provider.ts`. */
interface Provider {
  readonly url: string;
  readonly key: string;
  readonly origin: string;
}

/** What a test shop offers; see `test/shop.ts`. */
interface Shop {
  readonly db: Db;
  provider(): Promise<Provider>;
  browser(tenant?: 'consumer' | 'business'): Visitor;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  json<T = Record<string, unknown>>(): T;
}

export interface Visitor {
  send(method: 'GET' | 'POST', url: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

export interface Buyer {
  readonly browser: Visitor;
  readonly cartId: string;
  /** As shown: two-decimal number. */
  readonly total: number;
  details(): Promise<CheckoutView>;
  useCard(number: string, purchaseOrderNumber?: string): Promise<void>;
  place(options?: { readonly key?: string; readonly total?: number; readonly cidParam?: string }): Promise<Reply>;
}

export const CARDS = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  processingError: '4000000000000119',
  expired: '4000000000000069',
  answerLost: '4000000000003220',
  down: '4000000000000341',
  asksPasses: '4000002760003184',
  asksFails: '4000008400001629',
  asksAbandoned: '4000000000003097',
  lapses: '4000000000007072',
  lapsesForGood: '4000000000007155',
} as const;

export const ADDRESS = { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Framingham', state: 'MA', zipCode: '01702' } as const;

export interface BuyerFacts {
  readonly itemId: string;
  readonly qty?: number;
  /** As an add says it: `{ deliveryType: 'ISP', pickStoreNumber: '0008' }`; absent: to the address. */
  readonly delivery?: object;
  readonly card?: string;
  readonly browser?: Visitor;
  /** Locale prefix of every call: `/fr-ca`. */
  readonly prefix?: string;
  readonly address?: object;
  readonly email?: string;
}

/** A guest ready to place the order. */
export async function buyer(shop: Shop, facts: BuyerFacts): Promise<Buyer> {
  const {
    itemId,
    qty = 1,
    delivery = {},
    card = CARDS.approved,
    browser = shop.browser(),
    prefix = '',
    address = ADDRESS,
    email = 'maya@example.com',
  } = facts;
  const must = async (url: string, body: object): Promise<Reply> => {
    const reply = await browser.send('POST', prefix + url, body);
    if (reply.status !== 200 || reply.body.includes('"errors":[{')) throw new Error(`${url} answered ${reply.status}: ${reply.body}`);
    return reply;
  };
  const details = async (): Promise<CheckoutView> =>
    (await browser.send('GET', `${prefix}/cc/api/checkout/default/details`)).json<CheckoutView>();
  const useCard = async (number: string, purchaseOrderNumber = ''): Promise<void> => {
    const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
    const currencyCode = prefix === '' ? 'USD' : 'CAD';
    await must('/cc/api/checkout/default/payment', {
      cardPayment: { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry, source: 'USER_KEYED', currencyCode },
      purchaseOrderNumber,
    });
  };
  await must('/cc/api/checkout/default/item', { items: [{ itemId, qty, ...delivery }] });
  await must('/cc/api/checkout/default/shipping', {
    email,
    addresses: [address],
    ...('pickStoreNumber' in delivery ? { storePickup: { fullName: ADDRESS.fullName } } : {}),
  });
  await useCard(card);
  const { cartId, amounts } = await details();
  if (cartId === null) throw new Error('The cart is empty');
  return {
    browser,
    cartId,
    total: amounts.total,
    details,
    useCard,
    place: ({ key, total = amounts.total, cidParam } = {}) =>
      browser.send(
        'POST',
        `${prefix}/cc/api/checkout/default/order`,
        { cartId, total, ...(cidParam === undefined ? {} : { cidParam }) },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
  };
}

/** What the card frame gets from the provider. */
export async function tokenOf(
  shop: Pick<Shop, 'provider'>,
  number: string,
): Promise<{ readonly token: string; readonly brand: string; readonly lastFour: string; readonly expiry: unknown }> {
  const typed = { number, expiry: '12/49', securityCode: number.startsWith('3') ? '1234' : '123' };
  const { status, body } = await typeIntoFrame(await shop.provider(), typed);
  if (status !== 200) throw new Error(`No token: ${status}`);
  return body as Awaited<ReturnType<typeof tokenOf>>; // the provider serialises by its own contract
}

/** What the card frame's page sends for what is typed into it. Its host is a name that only browsers know. */
export function typeIntoFrame(
  { url, origin }: Omit<Provider, 'key'>,
  typed: object,
  { query = 'stpls=Y', from = origin }: { readonly query?: string; readonly from?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { host: new URL(origin).host, origin: from, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/v1/tokens?${query}`, { method: 'POST', headers }, (reply) => {
      json(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    });
    call.once('error', reject);
    call.end(JSON.stringify(typed));
  });
}

/** Presses an answer on a page of the payment host, as a browser there does; where it leads then. */
export function answerAt(
  { url, origin }: Omit<Provider, 'key'>,
  page: string,
  answer: string,
  from = origin,
): Promise<{ readonly status: number; readonly location: string }> {
  const { host } = new URL(origin);
  const headers = { host, origin: from, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const call = request(url + new URL(page).pathname, { method: 'POST', headers }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '' }));
    });
    call.once('error', reject);
    call.end(`answer=${answer}`);
  });
}

/** What stands in the provider's books of an order, or since a moment. */
export async function booksOf(
  shop: Pick<Shop, 'provider'>,
  asked: { readonly reference: string } | { readonly since: string },
): Promise<readonly LedgerEntry[]> {
  const { url, key } = await shop.provider();
  const reply = await fetch(`${url}/v1/ledger?${new URLSearchParams(asked).toString()}`, { headers: { authorization: `Bearer ${key}` } });
  return ((await reply.json()) as LedgerPage).entries;
}

/** Rows of a table, for tests that look behind the answers. */
export async function count(db: Db, table: string, where = 'true'): Promise<number> {
  return Number((await db.raw(`select count(*)::int as n from ${table} where ${where}`)).rows[0]?.['n']);
}
