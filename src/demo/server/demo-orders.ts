// The first orders of the demo's shoppers, to look at, to buy again and to return: placed through the shop's own calls, paid with a sandbox
// card, and delivered by the usual steps; and one that waits for its approver. Demo only.
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { makeOrderLifecycle } from '#buying/orders/server';
import type { Db } from '#platform/db';
import { makeCoupons } from '#goods/promotions/server';
import { SANDBOX_CARDS } from '#providers/sandbox-provider/rules';
import { makeStores } from '#goods/stores/server';
import { DEMO_ADDRESSES } from './demo-addresses.ts';
import { DEMO_DEVICES, recordDemoDevices } from './demo-devices.ts';
import { DEMO_PURCHASE_ORDER } from './demo-purchase-orders.ts';

type Tenant = 'consumer' | 'business';

export interface DemoOrdersFacts {
  readonly db: Db;
  /** Answers calls already. */
  readonly shop: Pick<FastifyInstance, 'inject'>;
  readonly origins: Readonly<Record<Tenant | 'pay', string>>;
  /** Of the demo accounts. */
  readonly password: string;
  /** Where the sandbox tokenises cards. */
  readonly sandboxUrl: string;
}

interface DemoOrder {
  readonly of: 'shopper' | 'rewards' | 'select' | 'business';
  readonly tenant: Tenant;
  /** Locale prefix of its calls. */
  readonly prefix: '' | '/fr-ca';
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
  /** The purchase order that it names. */
  readonly on?: { readonly purchaseOrderNumber: string; readonly purchaseOrderRelease: string };
  /** The budget center that it is charged to. */
  readonly center?: string;
  /** It is over its buyer's limit, and waits for approval. */
  readonly waits?: true;
  /** Its lines are devices with serial numbers. */
  readonly devices?: true;
}

const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'shopper',
    tenant: 'consumer',
    prefix: '',
    items: [
      { itemId: '287104', qty: 1 },
      { itemId: '298442', qty: 3 },
    ],
  },
  {
    of: 'shopper',
    tenant: 'consumer',
    prefix: '/fr-ca',
    items: [
      { itemId: '287104', qty: 2 },
      { itemId: '298443', qty: 1 },
    ],
  },
  {
    of: 'business',
    tenant: 'business',
    prefix: '',
    items: [
      { itemId: '287104', qty: 4 },
      { itemId: '298442', qty: 6 },
    ],
    on: DEMO_PURCHASE_ORDER,
    center: 'Front office 4410',
  },
  // The members' reward money comes from these orders.
  {
    of: 'rewards',
    tenant: 'consumer',
    prefix: '',
    items: [
      { itemId: '287104', qty: 8 },
      { itemId: '298442', qty: 12 },
    ],
  },
  {
    of: 'rewards',
    tenant: 'consumer',
    prefix: '/fr-ca',
    items: [
      { itemId: '287104', qty: 6 },
      { itemId: '298443', qty: 4 },
    ],
  },
  {
    of: 'select',
    tenant: 'consumer',
    prefix: '',
    items: [
      { itemId: '287104', qty: 10 },
      { itemId: '298442', qty: 10 },
    ],
  },
  {
    of: 'business',
    tenant: 'business',
    prefix: '',
    items: [
      { itemId: '401588', qty: 30 },
      { itemId: '610440', qty: 24 },
    ],
    center: 'Operatory 3 refit',
    waits: true,
  },
  {
    of: 'business',
    tenant: 'business',
    prefix: '',
    items: DEMO_DEVICES.map(({ itemId, serials }) => ({ itemId, qty: serials.length })),
    devices: true,
  },
];

/** Places the demo's orders and delivers those that wait for nobody; throws when one cannot be placed. */
export async function placeDemoOrders(facts: DemoOrdersFacts): Promise<readonly string[]> {
  const { db } = facts;
  const [coupons, stores] = await Promise.all([makeCoupons({ db }), makeStores({ db })]);
  try {
    const lifecycle = makeOrderLifecycle({ db, coupons, store: stores.get });
    const numbers: string[] = [];
    for (const order of DEMO_ORDERS) {
      const orderNumber = await place(facts, order);
      if (order.waits !== true) await deliver(lifecycle, orderNumber);
      if (order.devices === true) await recordDemoDevices(db, orderNumber, new Date());
      numbers.push(orderNumber);
    }
    return numbers;
  } finally {
    await coupons.close();
    await stores.close();
  }
}

async function place(facts: DemoOrdersFacts, { of, tenant, prefix, items, center, on }: DemoOrder): Promise<string> {
  const call = caller(facts, tenant);
  const checkout = `${prefix}/cc/api/checkout/default`;
  const email = `${of}@inkwell.example`;
  await call('POST', '/api/sign-in', { email, password: facts.password });
  await call('POST', `${checkout}/item`, { items });
  await call('POST', `${checkout}/shipping`, { email, addresses: [{ id: addressOf(of, prefix) }] });
  if (center !== undefined) await call('PUT', `${checkout}?actionType=UPDATE_ACCOUNTING`, { bc: center });
  const { token: id, brand, lastFour: lastFourDigit, expiry } = await cardToken(facts);
  const currencyCode = prefix === '' ? 'USD' : 'CAD';
  await call('POST', `${checkout}/payment`, {
    cardPayment: { id, paymentType: 'CREDIT_CARD', brand, lastFourDigit, expiry, source: 'USER_KEYED', currencyCode },
    ...on,
  });
  const { cartId, amounts } = await call<{ cartId: string; amounts: { total: number } }>('GET', `${checkout}/details`);
  const { orderNumber } = await call<{ orderNumber: string }>('POST', `${checkout}/order`, { cartId, total: amounts.total });
  return orderNumber;
}

/** The account's own first address in the country. Choosing a stored address leaves nothing in checkout for the next order. */
function addressOf(account: DemoOrder['of'], prefix: DemoOrder['prefix']): string | undefined {
  const country = prefix === '' ? 'USA' : 'CA';
  return DEMO_ADDRESSES.find((address) => address.of === account && address.country === country)?.id;
}

/** Sends requests like one browser: keeps the cookies between calls. */
function caller({ shop, origins }: DemoOrdersFacts, tenant: Tenant) {
  const { host, origin } = new URL(origins[tenant]);
  const cookies = new Map<string, string>();
  return async <T = unknown>(sent: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [method, instead] = sent === 'PUT' ? (['POST', { 'x-http-method-override': 'PUT' }] as const) : ([sent, {}] as const);
    const headers = { host, origin, 'sec-fetch-site': 'same-origin', cookie, ...instead };
    const reply = await shop.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    if (reply.statusCode !== 200 || reply.body.includes('"errors":[{'))
      throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`);
    return reply.json<T>();
  };
}

interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: unknown;
}

/** The provider's token for a card typed into the frame. Node cannot resolve its host name, only browsers can. */
function cardToken({ origins, sandboxUrl }: DemoOrdersFacts): Promise<CardToken> {
  const headers = { host: new URL(origins.pay).host, origin: origins.pay, 'content-type': 'application/json' };
  const number = SANDBOX_CARDS[0]?.number.replaceAll(' ', '');
  return new Promise((resolve, reject) => {
    const call = request(`${sandboxUrl}/v1/tokens?stpls=Y`, { method: 'POST', headers }, (reply) => {
      json(reply).then(
        (body) => (reply.statusCode === 200 ? resolve(body as CardToken) : reject(new Error(`No card token: ${reply.statusCode}`))), // as the provider's contract says
        reject,
      );
    });
    call.once('error', reject);
    call.end(JSON.stringify({ number, expiry: '12/49', securityCode: '123' }));
  });
}

async function deliver(lifecycle: ReturnType<typeof makeOrderLifecycle>, orderNumber: string): Promise<void> {
  for (const step of ['pack', 'ship', 'deliver'] as const) {
    const tracking = step === 'ship' ? { carrier: 'Inkwell Courier', trackingNumber: `IW${orderNumber}-1` } : {};
    const taken = await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'shop', ...tracking }, new Date());
    if (!taken.ok) throw new Error(`${step}: ${taken.problem.code}`);
  }
}
