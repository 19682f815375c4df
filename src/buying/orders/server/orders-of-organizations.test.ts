// Who sees and changes the orders of an organization, through real requests (USR-9, USR-10, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail, OrderSummary } from '#buying/orders/contract';
import { buyer } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { invited } from '#test/invited';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { makeCoupons } from '#goods/promotions/server';
import { makeOrderLifecycle } from './order-lifecycle.ts';

let shop: TestShop;
let admin: Browser;
let stranger: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  admin = await opener('ruth', '192.0.2.1');
  stranger = await opener('sten', '192.0.2.2');
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
const mailOf = (name: string): string => `${name}@inkwell.example`;

async function opener(name: string, ip: string): Promise<Browser> {
  const browser = shop.browser('business');
  const account = { fullName: `${name} Wells`, email: mailOf(name), password: PASSWORD, company: `${name} & Co` };
  await openAccount(shop, browser, account, { headers: { 'x-forwarded-for': ip } });
  return browser;
}

const colleague = (name: string, role = 'buyer'): Promise<Browser> =>
  invited(shop, admin, { email: mailOf(name), role, password: PASSWORD, fullName: `${name} Park` });

async function ordered(browser: Browser, name: string): Promise<string> {
  const one = await buyer(shop, { itemId: '100', browser, email: mailOf(name) });
  const reply = await one.place();
  expect(reply.status).toBe(200);
  return reply.json<{ orderNumber: string }>().orderNumber;
}

async function idOf(name: string): Promise<string> {
  const { rows } = await shop.db.raw('select profile_id from profile where email = $1', [mailOf(name)]);
  return String(rows[0]?.['profile_id']);
}

interface Listed {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly scope: string;
  readonly scopes: readonly string[];
}

const list = async (browser: Browser, query = '') => (await browser.send('GET', `/api/orders${query}`)).json<Listed>();
const open = (browser: Browser, orderNumber: string) => browser.send('GET', `/api/orders/${orderNumber}`);
const file = (browser: Browser, orderNumber: string) => browser.send('GET', `/checkout/confirmation/${orderNumber}/arrivals.ics`);
const numbers = ({ orders }: Listed): readonly string[] => orders.map(({ orderNumber }) => orderNumber).toSorted();
const setRights = async (name: string, body: object) =>
  expect((await admin.send('POST', `/api/organization/people/${await idOf(name)}`, { granted: [], withheld: [], ...body })).status).toBe(
    200,
  );

const NO_SUCH = '100000000009';

test('[USR-10] each role sees its own, its groups’ or everybody’s orders, and everybody else finds nothing', async () => {
  const [ben, lea, gus, vic, app] = await Promise.all([
    colleague('ben'),
    colleague('lea'),
    colleague('gus', 'groupApprover'),
    colleague('vic', 'viewer'),
    colleague('app', 'approver'),
  ]);
  const approverIds = [await idOf('gus')];
  const { groupId } = (await admin.send('POST', '/api/organization/groups', { name: 'Labs', approverIds })).json<{ groupId: string }>();
  await setRights('ben', { role: 'buyer', groupId });
  const [bens, leas, guests] = [await ordered(ben, 'ben'), await ordered(lea, 'lea'), await ordered(gus, 'gus')];

  const counts = async (browser: Browser) => {
    const scopes = ['mine', 'group', 'everyone'].map(async (scope) => (await list(browser, `?scope=${scope}`)).total);
    return Promise.all(scopes);
  };
  // Without the right to a list, one’s own is listed.
  expect(await counts(ben)).toEqual([1, 1, 1]);
  expect(await counts(gus)).toEqual([1, 1, 1]);
  expect(numbers(await list(gus, '?scope=group'))).toEqual([bens]);
  expect(await counts(app)).toEqual([0, 0, 0]);
  expect(await counts(vic)).toEqual([0, 0, 3]);
  expect(await counts(admin)).toEqual([0, 0, 3]);
  expect(await counts(stranger)).toEqual([0, 0, 0]);
  expect((await list(vic, '?scope=everyone')).scopes).toEqual(['mine', 'everyone']);
  expect(numbers(await list(admin, '?scope=everyone'))).toEqual([bens, leas, guests].toSorted());
  expect(numbers(await list(admin, '?scope=everyone&search=lea+park'))).toEqual([leas]);
  expect((await list(admin, '?scope=everyone&search=lea+park')).orders[0]?.orderedBy).toEqual({ name: 'lea Park', isYou: false });

  const statuses = async (orderNumber: string) =>
    Promise.all(
      [ben, lea, gus, app, vic, admin, stranger, shop.browser('business')].map(async (who) => (await open(who, orderNumber)).status),
    );
  expect(await statuses(bens)).toEqual([200, 404, 200, 404, 200, 200, 404, 404]);
  expect(await statuses(leas)).toEqual([404, 200, 404, 404, 200, 200, 404, 404]);
  expect([(await file(gus, bens)).status, (await file(lea, bens)).status]).toEqual([200, 404]);
  expect((await open(stranger, bens)).body).toBe((await open(stranger, NO_SUCH)).body);
});

test('[USR-10] number and e-mail open an organization’s order only to those who see it anyway', async () => {
  const max = await colleague('max');
  const orderNumber = await ordered(max, 'max');
  const asked = (browser: Browser, number = orderNumber) =>
    browser.send('POST', '/api/order-lookup', { orderNumber: number, email: mailOf('max') });
  const passer = shop.browser('business');
  const [wrong, none] = [await asked(passer), await asked(passer, NO_SUCH)];
  expect([wrong.status, wrong.body]).toEqual([404, none.body]);
  const cancel = await passer.send('POST', `/api/orders/${orderNumber}/cancel`, { email: mailOf('max') });
  expect(cancel.status).toBe(404);
  expect([(await asked(max)).status, (await asked(stranger)).status]).toEqual([200, 404]);
});

test('[USR-10] a colleague’s order is read and bought again; administrators cancel it', async () => {
  const [kim, eve] = [await colleague('kim'), await colleague('eve', 'viewer')];
  const orderNumber = await ordered(kim, 'kim');
  const seen = (await open(eve, orderNumber)).json<OrderDetail>();
  expect(seen).toMatchObject({ readOnly: true, canCancel: false, orderedBy: { name: 'kim Park', isYou: false } });
  expect(seen.shipments.flatMap(({ lines }) => lines.map(({ canCancel }) => canCancel))).toEqual([false]);
  const refused = await eve.send('POST', `/api/orders/${orderNumber}/cancel`, {});
  expect([refused.status, refused.json()]).toMatchObject([403, { code: 'ORDER_READ_ONLY' }]);
  const back = await eve.send('POST', `/api/orders/${orderNumber}/returns`, {
    returnNo: 1,
    lines: [{ lineNo: 1, qty: 1 }],
    reason: 'late',
  });
  expect(back.status).toBe(403);
  const reopened = await admin.send(
    'POST',
    `/cc/api/cart/default?orderNumber=${orderNumber}&actionType=MODIFY_CART`,
    {},
    {
      'x-http-method-override': 'PUT',
    },
  );
  expect(reopened.status).toBe(404);
  const cancelled = await admin.send('POST', `/api/orders/${orderNumber}/cancel`, {});
  expect([cancelled.status, cancelled.json()]).toMatchObject([200, { status: 'cancelled', readOnly: false }]);
  expect((await open(kim, orderNumber)).json()).toMatchObject({ status: 'cancelled', orderedBy: { isYou: true } });
});

test('[USR-9] an order keeps the organization, name and group it was placed with', async () => {
  const [tom, gil] = [await colleague('tom'), await colleague('gil', 'groupApprover')];
  const approverIds = [await idOf('gil')];
  const { groupId } = (await admin.send('POST', '/api/organization/groups', { name: 'Press', approverIds })).json<{ groupId: string }>();
  const before = await ordered(tom, 'tom');
  await setRights('tom', { role: 'buyer', groupId });
  const inGroup = await ordered(tom, 'tom');
  await setRights('tom', { role: 'buyer', groupId: '' });
  await shop.db.raw(`update profile set last_name = 'Moss' where email = $1`, [mailOf('tom')]);
  expect(numbers(await list(gil, '?scope=group'))).toEqual([inGroup]);
  expect((await open(gil, before)).status).toBe(404);
  expect((await open(gil, inGroup)).json()).toMatchObject({ orderedBy: { name: 'tom Park' } });

  await admin.send('POST', `/api/organization/people/${await idOf('tom')}/deactivate`, {});
  expect((await open(tom, inGroup)).status).not.toBe(200);
  expect((await open(admin, inGroup)).status).toBe(200);

  // Somebody who moves to another organization sees what they ordered for it, and nothing of the former one.
  const una = await colleague('una');
  const left = await ordered(una, 'una');
  await shop.db.raw(`update profile set account_number = (select account_number from profile where email = $2) where email = $1`, [
    mailOf('una'),
    mailOf('sten'),
  ]);
  const now = await ordered(una, 'una');
  expect(numbers(await list(una))).toEqual([now]);
  expect([(await open(una, left)).status, (await open(una, now)).status]).toEqual([404, 200]);
  expect((await una.send('POST', `/api/orders/${left}/cancel`, { email: mailOf('una') })).status).toBe(404);
  expect([(await open(admin, left)).status, (await open(admin, now)).status, (await open(stranger, now)).status]).toEqual([200, 404, 200]);
});

test('[USR-10] all that are visible are paged and searched', async () => {
  const lou = await colleague('lou');
  const eleven: string[] = [];
  for (let at = 0; at < 11; at += 1) eleven.push(await ordered(lou, 'lou'));
  const [first, second] = [await list(admin, '?scope=everyone&search=lou'), await list(admin, '?scope=everyone&search=lou&page=2')];
  expect([first.total, first.orders.length, second.orders.length]).toEqual([11, 10, 1]);
  expect([...numbers(first), ...numbers(second)].toSorted()).toEqual(eleven.toSorted());
});

test('[B2B-6] who manages people or approves orders sees the recent items of the whole organization, everybody else their own', async () => {
  const [mia, ada, fay] = await Promise.all([colleague('mia'), colleague('ada', 'approver'), colleague('fay', 'viewer')]);
  await ordered(mia, 'mia');
  const recent = async (browser: Browser, whose: string) =>
    (await browser.send('GET', `/ptd/recentItems?orderedByUserId=${whose}`)).json<{ itemDetails: { sku: string }[] }>().itemDetails;
  const items = [{ sku: '100' }];
  expect(await recent(mia, 'ALL')).toEqual(items);
  for (const browser of [ada, admin]) expect([await recent(browser, 'ALL'), await recent(browser, 'own')]).toEqual([items, []]);
  for (const browser of [fay, await opener('olga', '192.0.2.9'), shop.browser('business')])
    expect(await recent(browser, 'ALL')).toEqual([]);
  await setRights('ada', { role: 'buyer' });
  expect(await recent(ada, 'ALL')).toEqual([]);
  expect(await recent(ada, await idOf('mia'))).toEqual([]);
});

test('[USR-10] trust 22: an invoice of an organization opens to who sees the order, and by its key alone to who is not signed in', async () => {
  const [ina, lou, vera] = [await colleague('inga'), await colleague('lorne'), await colleague('vesna', 'viewer')];
  const orderNumber = await ordered(ina, 'inga');
  const coupons = await makeCoupons({ db: shop.db });
  const { step } = makeOrderLifecycle({ db: shop.db, coupons, store: () => undefined });
  await step({ orderNumber, shipmentNo: null, step: 'ship', by: 'staff', carrier: 'UPS', trackingNumber: '7012 34' }, new Date());
  await coupons.close();
  const href = (await open(ina, orderNumber)).json<OrderDetail>().invoices[0]?.href ?? '';
  const statuses = await Promise.all(
    [ina, admin, vera, shop.browser('business'), lou, stranger].map(async (who) => (await who.send('GET', href)).status),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
  // Refused like a key that there is not.
  const wrong = href.replace(/[0-9a-f]{12}\/invoice/, '000000000000/invoice');
  expect((await lou.send('GET', href)).body).toBe((await lou.send('GET', wrong)).body);
});
