// Orders on purchase orders: chosen or typed, drawn down, refused, released and credited; and by many at once (B2B-2, CART-27, trust 8).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';
import { makeOrderLifecycle, makeOrderReturns } from '#buying/orders/server';
import type { SavedPurchaseOrder } from '#buying/purchase-orders/contract';
import { holdPurchaseOrders, PurchaseOrderShort } from '#buying/purchase-orders/server';
import { settleFunds } from '#buying/funds/server';
import { shownOrderNumber } from '#base/order-number/rules';
import { makeCoupons } from '#goods/promotions/server';
import { organization, type Organization } from '#test/organization';
import { prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
const now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, { now: () => now }, prepareCarts);
  firm = await organization(shop, 'ordering');
});
afterAll(() => shop.close());

const form = {
  description: '',
  amount: '',
  validFrom: '',
  validUntil: '',
  everybody: true,
  everywhere: true,
  groupIds: [],
  profileIds: [],
  locationIds: [],
};
const opened = async (number: string, over: object = {}): Promise<string> => {
  const saved = (
    await firm.admin.send('POST', '/api/organization/purchase-orders', { ...form, number, ...over })
  ).json<SavedPurchaseOrder>();
  expect(saved.errors).toEqual([]);
  return saved.id ?? '';
};
const setRules = (over: object) =>
  firm.admin.send('POST', '/api/organization/purchase-order-rules', {
    required: false,
    typed: true,
    release: true,
    pattern: '',
    explanation: '',
    example: '',
    ...over,
  });
const fund = async (number: string) =>
  (
    await shop.db.raw('select f.fund_id, f.amount, f.held, f.spent from fund f join purchase_order o using (fund_id) where o.number = $1', [
      number,
    ])
  ).rows[0];
const choose = (browser: Browser, po: string | null, por: string | null = null) =>
  browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { po, por }, put);
const cents = (one: Buyer): number => Math.round(one.total * 100);
const lifecycle = async () => makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });

async function orderOn(browser: Browser, po: string, facts: { readonly card?: string; readonly address?: object } = {}): Promise<Buyer> {
  const one = await buyer(shop, { itemId: '100', browser, ...facts });
  expect((await choose(browser, po)).status).toBe(200);
  return one;
}
const numberOf = async (one: Buyer): Promise<string> => (await one.place()).json<{ orderNumber: string }>().orderNumber;

test('[B2B-2, PAY-3] a blanket purchase order is held, spent, and credited by a cancellation, once', async () => {
  await opened('PO-1000', { amount: '1000', description: 'Paper' });
  const browser = await firm.colleague('dana');
  const one = await orderOn(browser, 'PO-1000');
  const { cart } = (await choose(browser, 'PO-1000', '2')).json<CartReply>();
  expect(cart.purchaseOrders).toMatchObject({ problem: '', notice: '', open: [{ number: 'PO-1000', description: 'Paper', left: 1000 }] });
  const orderNumber = await numberOf(one);
  expect(await fund('PO-1000')).toMatchObject({ held: 0, spent: cents(one) });
  const order = (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(order).toMatchObject({ purchaseOrder: 'PO-1000', purchaseOrderRelease: '2' });
  for (let times = 0; times < 2; times += 1) await (await lifecycle()).cancel({ orderNumber, lineNos: null, by: 'shopper' }, now);
  expect(await fund('PO-1000')).toMatchObject({ held: 0, spent: 0 });
  expect(await count(shop.db, 'fund_entry', `order_number = '${orderNumber}' and kind = 'cancelled'`)).toBe(1);
});

test('[B2B-2] a declined card gives everything back; a return gives back what it refunds', async () => {
  await opened('PO-1100', { amount: '1000' });
  const browser = await firm.colleague('sam');
  const one = await orderOn(browser, 'PO-1100', { card: CARDS.declined });
  expect((await one.place()).status).not.toBe(200);
  expect(await fund('PO-1100')).toMatchObject({ held: 0, spent: 0 });
  await one.useCard(CARDS.approved);
  const orderNumber = await numberOf(one);
  for (const step of ['ship', 'deliver'] as const)
    await (await lifecycle()).step({ orderNumber, shipmentNo: null, step, by: 'staff' }, now);
  const returns = makeOrderReturns({ db: shop.db });
  const wanted = [{ lineNo: 1, qty: 1 }];
  await returns.request({ orderNumber, returnNo: 1, lines: wanted, reason: 'notNeeded', note: '', by: 'shopper' }, now);
  const received = await returns.receive({ orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, now);
  expect(received.ok && received.value.amount).toBeGreaterThan(0);
  expect(await fund('PO-1100')).toMatchObject({ spent: cents(one) - (received.ok ? received.value.amount : 0) });
});

test('[B2B-2] what a purchase order does not allow is refused at placing, with words and who can help', async () => {
  const browser = await firm.colleague('theo');
  const dock = await firm.location('Ordering dock', { zip: '01702' });
  const tight = await opened('PO-1200', { amount: '0.01' });
  await opened('PO-1201', { everywhere: false, locationIds: [dock] });
  const one = await orderOn(browser, 'PO-1200');
  const refusal = async (po: string | null) => {
    if (po !== null) await choose(browser, po);
    const reply = await one.place();
    return [reply.status, reply.json()['code'], reply.json<{ message: string }>().message];
  };
  expect(await refusal(null)).toEqual([
    409,
    'PURCHASE_ORDER_OVER',
    expect.stringMatching(/^PO-1200 has \$0\.01 left, and this order is \$.+ over\. .+ Ruth Wells can help\.$/),
  ]);
  expect((await one.details()).purchaseOrders?.problem).toContain('PO-1200 has $0.01 left');
  expect(await refusal('PO-1201')).toMatchObject([409, 'PURCHASE_ORDER_ELSEWHERE', expect.stringContaining('deliveries to Ordering dock')]);
  await opened('PO-1202');
  await choose(browser, 'PO-1202');
  await shop.db.raw(`update purchase_order set valid_until = '2026-11-19' where number = 'PO-1202'`);
  expect(await refusal(null)).toMatchObject([409, 'PURCHASE_ORDER_EXPIRED', expect.stringContaining('valid until November 19, 2026')]);
  await shop.db.raw(`update purchase_order set valid_until = null, everybody = false where number = 'PO-1202'`);
  expect(await refusal(null)).toMatchObject([409, 'PURCHASE_ORDER_NOT_YOURS', expect.anything()]);
  await shop.db.raw(`update purchase_order set everybody = true, closed_at = now() where number = 'PO-1202'`);
  expect(await refusal(null)).toMatchObject([409, 'PURCHASE_ORDER_CLOSED', expect.anything()]);
  // The last day counts whole, in the time zone of the site.
  await shop.db.raw(`update purchase_order set closed_at = null, valid_until = '2026-11-20' where number = 'PO-1202'`);
  expect((await one.place()).status).toBe(200);
  expect(await count(shop.db, 'fund_charge', `fund_id = (select fund_id from purchase_order where po_id = '${tight}')`)).toBe(0);
});

test('[B2B-2] typed numbers fit the organization’s format or are refused; a number used before only warns', async () => {
  await setRules({ pattern: String.raw`PO-\d+`, explanation: 'PO- and digits', example: 'PO-20981' });
  const browser = await firm.colleague('mei');
  const one = await buyer(shop, { itemId: '100', browser });
  expect((await choose(browser, '20981')).json()).toMatchObject({
    status: 400,
    code: 'PURCHASE_ORDER_FORMAT',
    message: 'This isn’t how your Purchase Order numbers look: PO- and digits. Example: PO-20981',
  });
  const typed = { billToAccount: false, purchaseOrderNumber: '20981' };
  const atPayment = (await browser.send('POST', '/cc/api/checkout/default/payment', typed)).json<{ errors: object[] }>();
  expect(atPayment.errors).toMatchObject([{ field: 'purchaseOrder', code: 'PURCHASE_ORDER_FORMAT' }]);
  const chosen = async () => (await choose(browser, 'PO-20981')).json<CartReply>().cart.purchaseOrders;
  expect(await chosen()).toMatchObject({ problem: '', notice: '' });
  const orderNumber = await numberOf(one);
  const again = await buyer(shop, { itemId: '100', browser });
  const { notice, problem } = (await chosen()) ?? {};
  expect([notice, problem]).toEqual([`PO-20981 is already on order ${shownOrderNumber(orderNumber)} of Fri, Nov 20.`, '']);
  expect((await again.place()).status).toBe(200);
  await setRules({ typed: false });
  await buyer(shop, { itemId: '100', browser });
  expect((await choose(browser, 'PO-555')).json()).toMatchObject({ status: 400, code: 'PURCHASE_ORDER_UNKNOWN' });
  await setRules({});
});

test('[B2B-2] where one is required, an order without is refused at the payment step and at placing', async () => {
  const browser = await firm.colleague('ben');
  const one = await buyer(shop, { itemId: '100', browser });
  await setRules({ required: true });
  expect((await one.details()).purchaseOrderNeeded).toBe(true);
  expect((await one.place()).json()).toMatchObject({ status: 409, code: 'PURCHASE_ORDER_REQUIRED' });
  const atPayment = (await browser.send('POST', '/cc/api/checkout/default/payment', { purchaseOrderNumber: '' })).json<{
    errors: object[];
  }>();
  expect(atPayment.errors).toMatchObject([{ field: 'purchaseOrder', code: 'PURCHASE_ORDER_REQUIRED' }]);
  await choose(browser, 'NOTE-1');
  expect((await one.place()).status).toBe(200);
  await setRules({});
});

test('[B2B-2] people are offered what is open for them, in the order’s currency', async () => {
  const [kim, lee] = [await firm.colleague('kim'), await firm.colleague('lee')];
  const groupId = await firm.group('Labs', ['kim']);
  await opened('PO-1300', { everybody: false, groupIds: [groupId] });
  await opened('PO-1301', { everybody: false, profileIds: [await firm.idOf('lee')], amount: '5' });
  await opened('PO-1302', { validFrom: '2026-12-01' });
  const offered = async (browser: Browser) => {
    await buyer(shop, { itemId: '100', browser });
    const { cart } = (await browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<CartReply>();
    return cart.purchaseOrders?.open.map(({ number }) => number).filter((number) => number.startsWith('PO-13'));
  };
  expect([await offered(kim), await offered(lee)]).toEqual([['PO-1300'], ['PO-1301']]);
});

test('[B2B-2] number and release stand in the mail, and orders are found by the number', async () => {
  const browser = await firm.colleague('ada');
  const one = await buyer(shop, { itemId: '100', browser });
  await choose(browser, 'PO-77', 'R-9');
  const orderNumber = await numberOf(one);
  await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select html, plain from mailbox_message where subject like $1', [
        `%${shownOrderNumber(orderNumber)}%`,
      ]);
      expect(rows).toHaveLength(1);
      for (const text of [rows[0]?.['html'], rows[0]?.['plain']]) expect(text).toMatch(/PO-77[^]*Release number[^]*R-9/);
    },
    { timeout: 15_000, interval: 200 },
  );
  expect((await browser.send('GET', '/api/orders?search=po-77')).body).toContain(orderNumber);
});

test('[B2B-2] trust 8: fifty orders at once draw a purchase order down to the cent and not below it', async () => {
  await opened('PO-1400', { amount: '10.00' });
  const fundId = String((await fund('PO-1400'))?.['fund_id']);
  const number = (at: number): string => String(710_000_000_000 + at);
  const hold = async (at: number): Promise<boolean> => {
    const charge = { fundId, label: 'PO-1400', cents: 90, mayGoOver: false };
    try {
      await shop.db.transaction((tx) => holdPurchaseOrders(tx, { orderNumber: number(at), replaces: null, by: 'Dana' }, [charge], now));
      return true;
    } catch (error) {
      if (error instanceof PurchaseOrderShort) return false;
      throw error;
    }
  };
  const won = await Promise.all(Array.from({ length: 50 }, (_, at) => hold(at)));
  expect(won.filter(Boolean)).toHaveLength(11);
  expect(await fund('PO-1400')).toMatchObject({ held: 990, spent: 0 });
  expect(await count(shop.db, 'fund_charge', `label = 'PO-1400' and state = 'held'`)).toBe(11);
  const winners = won.flatMap((isHeld, at) => (isHeld ? [number(at)] : []));
  await Promise.all([...winners, ...winners].map((one) => shop.db.transaction((tx) => settleFunds(tx, one, 'spent', now))));
  expect(await fund('PO-1400')).toMatchObject({ held: 0, spent: 990 });
});

test('[B2B-2] trust 8: of two people who order at once on what is left for one, one is placed and the other told why', async () => {
  const browsers = [await firm.colleague('uma'), await firm.colleague('vic')];
  await opened('PO-1500', { amount: '5000' });
  const orders = await Promise.all(browsers.map((browser) => orderOn(browser, 'PO-1500')));
  const [first] = orders;
  await shop.db.raw(`select set_fund(fund_id, $1, 'Ruth', '', now()) from purchase_order where number = 'PO-1500'`, [
    cents(first as Buyer),
  ]);
  const replies = await Promise.all(orders.map((one) => one.place()));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.json()).toMatchObject({ code: 'PURCHASE_ORDER_OVER' });
  expect(await fund('PO-1500')).toMatchObject({ held: 0, spent: cents(first as Buyer) });
});
