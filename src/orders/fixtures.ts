// Buyers for tests: a visitor with a cart, an address and a card, one call short of an order.
import type { CheckoutView } from '#checkout/contract';
import type { Db } from '#platform/db';

/** What a test shop offers; see `src/test-shop.ts`. */
interface Shop {
  readonly db: Db;
  readonly payHost: {
    inject(request: {
      method: 'POST';
      url: string;
      headers: Record<string, string>;
      payload: object;
    }): PromiseLike<{ readonly statusCode: number; json(): unknown }>;
  };
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
  useCard(number: string): Promise<void>;
  place(options?: { readonly key?: string; readonly total?: number }): Promise<Reply>;
}

export const CARDS = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  processingError: '4000000000000119',
  expired: '4000000000000069',
  answerLost: '4000000000003220',
  down: '4000000000000341',
} as const;

export const ADDRESS = { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Framingham', state: 'MA', zipCode: '01702' } as const;

export interface BuyerFacts {
  readonly itemId: string;
  readonly qty?: number;
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
  const useCard = async (number: string): Promise<void> => {
    const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
    const currencyCode = prefix === '' ? 'USD' : 'CAD';
    await must('/cc/api/checkout/default/payment', {
      cardPayment: { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry, source: 'USER_KEYED', currencyCode },
    });
  };
  await must('/cc/api/checkout/default/item', { items: [{ itemId, qty }] });
  await must('/cc/api/checkout/default/shipping', { email, addresses: [address] });
  await useCard(card);
  const { cartId, amounts } = await details();
  if (cartId === null) throw new Error('The cart is empty');
  return {
    browser,
    cartId,
    total: amounts.total,
    details,
    useCard,
    place: ({ key, total = amounts.total } = {}) =>
      browser.send(
        'POST',
        `${prefix}/cc/api/checkout/default/order`,
        { cartId, total },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
  };
}

/** What the card frame gets from the provider. */
export async function tokenOf(
  shop: Pick<Shop, 'payHost'>,
  number: string,
): Promise<{ readonly token: string; readonly brand: string; readonly lastFour: string; readonly expiry: unknown }> {
  const reply = await shop.payHost.inject({
    method: 'POST',
    url: '/v1/tokens?stpls=Y',
    headers: { host: 'pay.localhost:3000', origin: 'http://pay.localhost:3000' },
    payload: { number, expiry: '12/49', securityCode: number.startsWith('3') ? '1234' : '123' },
  });
  if (reply.statusCode !== 200) throw new Error(`No token: ${reply.statusCode}`);
  return reply.json() as Awaited<ReturnType<typeof tokenOf>>; // the provider serialises by its own contract
}

/** Rows of a table, for tests that look behind the answers. */
export async function count(db: Db, table: string, where = 'true'): Promise<number> {
  return Number((await db.raw(`select count(*)::int as n from ${table} where ${where}`)).rows[0]?.['n']);
}
