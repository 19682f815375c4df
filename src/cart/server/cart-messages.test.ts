// Every message code of the cart is reached through the API by an item or account of the demo, in en-US and in fr-CA. The same steps
// stand in docs/cart-messages.md for a person to follow.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#cart/contract';
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { openAccount } from '../../test-accounts.ts';
import { testShop, type Browser, type TestReply, type TestShop } from '../../test-shop.ts';

const ITEM = '/cc/api/checkout/default/item';
const put = { 'x-http-method-override': 'PUT' };
const del = { 'x-http-method-override': 'DELETE' };

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) => loadDemoCatalogue(db, () => undefined));
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

/** Somebody in one language, and what they can do. */
interface Visitor {
  readonly browser: Browser;
  /** A store of the country. */
  readonly store: string;
  add(items: readonly object[], more?: object): Promise<TestReply>;
  edit(items: readonly object[]): Promise<TestReply>;
  update(body: object, query?: string): Promise<TestReply>;
  cart(): Promise<TestReply>;
  remove(id: string, query?: string): Promise<TestReply>;
  lineOf(itemId: string): Promise<string>;
  post(path: string, body: object): Promise<TestReply>;
}

async function visitor(prefix: string, as: string): Promise<Visitor> {
  const onBusiness = as.startsWith('business');
  const browser = shop.browser(onBusiness ? 'business' : 'consumer');
  const account = as === 'guest' || as === 'business guest' ? null : as;
  if (account !== null) await browser.send('POST', '/api/sign-in', { email: `${account}@inkwell.example`, password });
  const send = (path: string, body: object, headers?: Record<string, string>) => browser.send('POST', prefix + path, body, headers);
  const cart = () => browser.send('GET', `${prefix}/cc/api/checkout`);
  if (account !== null)
    for (const { cartItemId } of (await cart()).json<CartReply>().cart.items)
      await browser.send('POST', `${ITEM}/${cartItemId}`, undefined, del);
  return {
    browser,
    store: prefix === '' ? '0008' : '0501',
    cart,
    add: (items, more = {}) => send(ITEM, { items, ...more }),
    edit: (items) => send(ITEM, { items }, put),
    update: (body, query = '') => send(`/cc/api/checkout/default${query}`, body, put),
    remove: (id, query = '') => browser.send('POST', `${prefix}${ITEM}/${id}${query}`, undefined, del),
    lineOf: async (itemId) => (await cart()).json<CartReply>().cart.items.find((item) => item.itemId === itemId)?.cartItemId ?? '',
    post: (path, body) => send(path, body),
  };
}

type Steps = readonly [as: string, steps: (one: Visitor) => Promise<TestReply>];

const added =
  (itemId: string, qty = 1) =>
  (one: Visitor) =>
    one.add([{ itemId, qty }]);
const withCoupon =
  (code: string, itemId = '246810') =>
  (one: Visitor) =>
    one.add([{ itemId }], { coupons: [code] });

/** The steps to each code; the account is `guest`, `business guest`, or a demo account by name. */
const STEPS: Readonly<Record<string, Steps>> = {
  EMPTY_CART: ['guest', (one) => one.cart()],
  OUT_OF_STOCK: ['guest', added('900001')],
  PARTIAL_QTY_AVAILABLE: ['guest', added('900003', 5)],
  PARTIAL_QTY_FIXED: ['guest', added('900022', 7)],
  EXCEEDED_LIMIT: ['guest', async (one) => (await one.add([{ itemId: '900034' }]), one.add([{ itemId: '900034' }]))],
  QTY_LIMIT_ITEM: ['guest', added('900034', 2)],
  QTY_LIMIT_EXCEEDED: ['guest', async (one) => (await one.add([{ itemId: '900004', qty: 3 }]), one.add([{ itemId: '900004', qty: 4 }]))],
  EXCEEDS_MAX_LINE_QTY: ['guest', added('900036', 10_000)],
  PRICE_NOT_AVAILABLE: ['guest', added('900032')],
  BLOCKED_FOR_ADD_TO_CART: ['business', added('900008')],
  STANDALONE_WARRANTY_ITEM: ['guest', added('950102')],
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '610412' }, { itemId: '950102', parentItemId: '610412' }]);
      return one.edit([{ cartItemId: await one.lineOf('950102'), qty: 2 }]);
    },
  ],
  BUNDLE_PART_FIXED: [
    'guest',
    async (one) => {
      const bundle = (await one.add([{ itemId: '289101' }])).json<CartReply>().cart.items;
      return one.remove(bundle.find(({ parentRelationType }) => parentRelationType === 'BUNDLE')?.cartItemId ?? '');
    },
  ],
  INVALID_FREE_ITEM: ['guest', added('790103')],
  SURCHG_ALTS_ITM_MSG: ['guest', added('900022', 12)],
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '520331' }, { itemId: '950201', parentItemId: '520331' }]);
      return one.edit([{ cartItemId: await one.lineOf('520331'), deliveryType: 'ISP', pickStoreNumber: one.store }]);
    },
  ],
  CART_AUTO_MERGE: [
    'guest',
    async (one) => {
      const email = `merge${one.store}@example.com`;
      const home = await visitor(one.store === '0008' ? '' : '/fr-ca', 'guest');
      await openAccount(shop, home.browser, { fullName: 'Maya Ortiz', email, password: 'a long enough password' });
      await home.add([{ itemId: '246810' }]);
      await one.add([{ itemId: '246811' }]);
      await one.browser.send('POST', '/api/sign-in', { email, password: 'a long enough password' });
      return one.cart();
    },
  ],
  INVALID_ITEM: ['guest', added('999999')],
  ITEM_NOT_PUBLISHED: ['guest', added('900015')],
  RESTRICTED_ITEM: ['guest', added('900009')],
  NOT_AVAILABLE_FOR_BOPIS: ['guest', (one) => one.add([{ itemId: '900007', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  ITEM_NOT_AVAILABLE: ['guest', added('900014')],
  ITEM_INVENTORY_NOT_AVAILABLE: ['guest', (one) => one.add([{ itemId: '900026', deliveryType: 'ISP', pickStoreNumber: one.store }])],
  CART_STATUS_ERROR: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      await one.add([{ itemId: '246811' }]);
      return one.edit([{ cartItemId: await one.lineOf('246810'), qty: 2, version: 1 }]);
    },
  ],
  ADDON_THRESHOLD_NOT_MET: ['guest', added('900037')],
  CART_ID_NOT_FOUND: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.remove(await one.lineOf('246810'), '?cartId=00000000-0000-4000-8000-000000000000');
    },
  ],
  DELIVERY_DATE_NOT_AVAILABLE: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.update({ futureDelivery: { date: '2020-01-01' } });
    },
  ],
  CART_ITEM_ID_NOT_FOUND: ['guest', (one) => one.remove('nothing')],
  INVALID_DATA_ITEM: ['guest', added('24 68 10')],
  SKU_INVALID: ['guest', added('HD-OLD-1##')],
  MISSING_USER: ['business guest', (one) => one.update({ po: 'PO-1' }, '?actionType=UPDATE_ACCOUNTING')],
  MISSING_REWARDS_ID: ['guest', withCoupon('REWARD20')],
  MISSING_WEB_USER_ID: ['guest', added('970049')],
  ALREADY_PURCHASED: ['select', added('970049')],
  ALREADY_BENEFICIARY: ['premium', added('970049')],
  MEMBERSHIP_GENERIC_ERR: ['guest', (one) => one.add([{ itemId: '970049' }, { itemId: '970099' }])],
  TECHNICAL_PROBLEM: [
    'guest',
    (one) =>
      one.add([
        { itemId: '900005', qty: 9_999 },
        { itemId: '900006', qty: 9_999 },
      ]),
  ],
  NEGATIVE_CART_TOTAL: ['rewards', withCoupon('REWARD20', '310877')],
  GIFT_CARD_LIMIT_EXCEEDED: ['guest', added('389', 41)],
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: ['guest', (one) => one.add([{ itemId: '900001' }], { skipInv: true })],
  SFL_MOVED: [
    'guest',
    async (one) => {
      await one.add([{ itemId: '246810' }]);
      return one.post('/cc/api/sfl', { cartItemId: await one.lineOf('246810') });
    },
  ],
  HEALTH_CARE_RESTRICTION: ['guest', added('900010')],
  BACK_IN_STOCK: [
    'guest',
    async (one) => {
      const setStock = (units: number) =>
        shop.db.raw(`update stock set on_hand = $1 where item_id = '900002' and location in ('US', 'CA')`, [units]);
      await one.add([{ itemId: '900002' }]);
      await setStock(0);
      await expect.poll(async () => (await one.cart()).body).toContain('"OUT_OF_STOCK"');
      await setStock(1);
      await expect.poll(async () => (await one.cart()).body).toContain('"BACK_IN_STOCK"');
      return one.cart();
    },
  ],
  INVALID_STORE_NUMBER: ['guest', (one) => one.add([{ itemId: '246810', deliveryType: 'ISP', pickStoreNumber: '9999' }])],
  INVALID_ITEMS: ['guest', (one) => one.add([])],
  INVALID_QTY: ['guest', added('246810', 0)],
  ORDER_TOTAL_NOT_MET_ERROR: ['guest', withCoupon('PAPER15', '310877')],
  COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ['guest', withCoupon('BIG500')],
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: ['guest', withCoupon('WRITE10')],
  NO_EASY_REWARDS: ['rewards', added('389')],
  REWARDS_COUPON_ERROR_MESSAGE: ['rewards', withCoupon('REWARDKEY')],
  BOPIS_EVENT_ERROR: ['guest', withCoupon('PICKUP5')],
};

interface Said {
  readonly code: string;
  readonly description?: string;
  readonly message?: string;
}

/** Everything a reply says: about the request, the cart and its lines, or why it was refused. */
function saidBy(reply: TestReply): readonly Said[] {
  const { cart, messages = [], code, message } = reply.json<Partial<CartReply> & Partial<Said>>();
  const refused = code === undefined ? [] : [{ code, ...(message === undefined ? {} : { message }) }];
  return [...refused, ...messages, ...(cart?.messages ?? []), ...(cart?.items ?? []).flatMap((item) => item.messages)];
}

test.each(Object.entries(STEPS))('[CART-13, ERR-1] %s is reached, and said in both languages', async (code, [as, steps]) => {
  const texts: string[] = [];
  for (const prefix of ['', '/fr-ca']) {
    const reply = await steps(await visitor(prefix, as));
    const said = saidBy(reply).find((one) => one.code === code);
    expect(said, `${prefix} ${reply.body.slice(0, 400)}`).toBeDefined();
    const text = said?.description ?? said?.message ?? '';
    expect(text).not.toBe('');
    expect(text).not.toContain(code);
    texts.push(text);
  }
  expect(texts[0]).not.toBe(texts[1]);
});

test('[CART-13] the table in the docs has the steps to every code, and no other', async () => {
  const table = await readFile(join(import.meta.dirname, '../../../docs/cart-messages.md'), 'utf8');
  const told = [...table.matchAll(/^\| ([A-Z][A-Z_]+) \|/gm)].map(([, code]) => code ?? '');
  expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(Object.keys(STEPS).toSorted((a, b) => a.localeCompare(b)));
});
