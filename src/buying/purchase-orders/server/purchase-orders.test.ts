// Purchase orders of an organization: opened, changed, closed, imported, by whom (B2B-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PurchaseOrderView, SavedPurchaseOrder } from '#buying/purchase-orders/contract';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let keeper: Browser;
let reader: Browser;
let foreigner: Browser;
let accountNumber: string;
const ORDERS = '/api/organization/purchase-orders';
const PASSWORD = 'a long enough password';

beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  keeper = await person('keeper@byron.example', 'Byron Supply', 'H_SB');
  foreigner = await person('keeper@curie.example', 'Curie Supply', 'H_SB');
  const { rows } = await shop.db.raw(`select account_number from profile where email = 'keeper@byron.example'`);
  accountNumber = rows[0]?.['account_number'] as string;
  await shop.db.raw(`insert into organization_group values ($1, '40000000-0000-4000-8000-000000000001', 'Labs')`, [accountNumber]);
  await shop.db.raw(
    `insert into ship_to_location (account_number, location_id, code, name, attention, notes, address1, address2, city, state, zip, country, phone, everybody, added_at)
     values ($1, '40000000-0000-4000-8000-000000000002', 'FW-01', 'Dock', '', '', '1 Elm St', '', 'Framingham', 'MA', '01702', 'USA', '', true, now())`,
    [accountNumber],
  );
  reader = await person('reader@byron.example', 'Byron Reading', 'H_EBL');
  await shop.db.raw(`update profile set account_number = $1 where email = 'reader@byron.example'`, [accountNumber]);
});
afterAll(() => shop.close());

async function person(email: string, company: string, right: string): Promise<Browser> {
  const browser = shop.browser('business');
  await openAccount(shop, browser, { fullName: 'Ada Byron', company, email, password: PASSWORD });
  await shop.db.raw(`update profile set permissions = $2::text[] where email = $1`, [email, `{${right}}`]);
  return browser;
}

const form = (over: object = {}) => ({
  number: 'PO-100',
  description: 'Paper',
  amount: '1,500.00',
  validFrom: '',
  validUntil: '',
  everybody: true,
  everywhere: true,
  groupIds: [],
  profileIds: [],
  locationIds: [],
  ...over,
});
const open = async (over: object = {}, browser = keeper) => (await browser.send('POST', ORDERS, form(over))).json<SavedPurchaseOrder>();
const read = async (poId: string, browser = keeper) =>
  (await browser.send('GET', `${ORDERS}/${poId}`)).json<{ order: PurchaseOrderView; history: { kind: string; change: number }[] }>();
const list = async (query = '', browser = keeper) =>
  (await browser.send('GET', `${ORDERS}${query}`)).json<{ orders: PurchaseOrderView[]; counts: object; manages: boolean; rules: object }>();

test('[B2B-2] a purchase order is opened once, and the same one again is the one that is there', async () => {
  const first = await open();
  expect([first.errors, (await open()).id]).toEqual([[], first.id]);
  expect((await open({ description: 'Other' })).errors).toEqual([
    { field: 'number', message: 'You already have a purchase order with this number' },
  ]);
  const { order, history } = await read(first.id ?? '');
  expect(order).toMatchObject({ number: 'PO-100', amount: 1500, left: 1500, held: 0, spent: 0, state: 'open', currency: 'USD' });
  expect(history).toMatchObject([{ kind: 'set', change: 1500 }]);
  const { rows } = await shop.db.raw(`select count(*)::int as n from purchase_order where account_number = $1`, [accountNumber]);
  expect(rows).toEqual([{ n: 1 }]);
});

test('[B2B-2] wrong fields are named, and nothing is written', async () => {
  const { errors, id } = await open({ number: ' ', amount: 'much', validFrom: '2026-02-30', validUntil: 'soon' });
  expect([errors.map(({ field }) => field), id]).toEqual([['number', 'amount', 'validFrom', 'validUntil'], null]);
  expect((await open({ number: 'PO-1', validFrom: '2026-03-02', validUntil: '2026-03-01' })).errors).toMatchObject([
    { field: 'validUntil' },
  ]);
  const unknown = await keeper.send(
    'POST',
    ORDERS,
    form({ number: 'PO-1', everybody: false, groupIds: ['40000000-0000-4000-8000-00000000000f'] }),
  );
  expect([unknown.status, unknown.json()['code']]).toEqual([404, 'GROUP_NOT_FOUND']);
});

test('[B2B-2] another amount is a step of the history; a closed one is opened again, and a second time changes nothing', async () => {
  const { id } = await open({ number: 'PO-200', amount: '100' });
  const change = await keeper.send('POST', `${ORDERS}/${id}`, form({ number: 'PO-200', amount: '250.50' }), {
    'x-http-method-override': 'PUT',
  });
  expect(change.status).toBe(200);
  const { order, history } = await read(id ?? '');
  expect([order.left, history.map((one) => one.change)]).toEqual([250.5, [150.5, 100]]);
  for (const [move, state] of [
    ['close', 'closed'],
    ['close', 'closed'],
    ['reopen', 'open'],
  ]) {
    expect((await keeper.send('POST', `${ORDERS}/${id}/${move}`, {})).status).toBe(200);
    expect((await read(id ?? '')).order.state).toBe(state);
  }
});

test('[B2B-2] [B2B-8] H_EBL reads and changes nothing; without a right, and for another organization, there is nothing to see', async () => {
  const { id } = await open({ number: 'PO-300' });
  expect(await list('', reader)).toMatchObject({ manages: false });
  expect((await reader.send('GET', `${ORDERS}/${id}`)).status).toBe(200);
  expect((await reader.send('GET', '/account/purchase-orders.csv')).status).toBe(200);
  for (const [path, body] of [
    [ORDERS, form({ number: 'PO-301' })],
    [`${ORDERS}/${id}/close`, {}],
    [`${ORDERS}/import`, { rows: [] }],
  ] as const)
    expect((await reader.send('POST', path, body)).status).toBe(403);
  expect((await foreigner.send('GET', `${ORDERS}/${id}`)).status).toBe(404);
  expect((await foreigner.send('POST', `${ORDERS}/${id}/close`, {})).status).toBe(404);
  expect((await foreigner.send('GET', `/account/purchase-orders/${id}/history.csv`)).status).toBe(404);
  expect((await list('', foreigner)).orders).toEqual([]);
  expect((await shop.browser('business').send('GET', ORDERS)).status).toBe(401);
});

test('[B2B-2] the list is searched and filtered by state and by what is left', async () => {
  await open({ number: 'PO-400', description: 'Nearly used up', amount: '100' });
  await open({ number: 'PO-401', description: 'Over', validUntil: '2020-01-01' });
  await shop.db.raw(`update fund set spent = 9500 where fund_id = (select fund_id from purchase_order where number = 'PO-400')`);
  const numbers = async (query: string) => (await list(query)).orders.map(({ number }) => number);
  expect(await numbers('?show=nearlyUsed')).toEqual(['PO-400']);
  expect(await numbers('?show=ended')).toEqual(['PO-401']);
  expect(await numbers('?search=nearly')).toEqual(['PO-400']);
  expect(await numbers('?search=%25')).toEqual([]);
});

test('[B2B-2] a table opens and changes purchase orders: all of its rows, or none and what is wrong with each', async () => {
  const rows = [
    ['Number', 'Amount', 'Last day', 'Used by', 'Locations'],
    ['PO-500', '99.50', '2030-12-31', 'Labs', 'FW-01'],
    ['PO-100', '2000', '', '', ''],
  ];
  const wrong = await keeper.send('POST', `${ORDERS}/import`, { rows: [...rows, ['PO-501', 'x', '', 'Nobody', '']] });
  expect(wrong.json()).toMatchObject({ added: 0, problems: [{ row: 4 }] });
  expect((await list('?search=PO-500')).orders).toEqual([]);
  const right = await keeper.send('POST', `${ORDERS}/import`, { rows });
  expect(right.json()).toEqual({ added: 1, changed: 1, unchanged: 0, problemCount: 0, problems: [] });
  expect((await list('?search=PO-500')).orders).toMatchObject([
    {
      amount: 99.5,
      validUntil: '2030-12-31',
      everybody: false,
      groups: [{ name: 'Labs' }],
      everywhere: false,
      locations: [{ name: 'Dock (FW-01)' }],
    },
  ]);
  // What the table does not say stays.
  expect((await list('?search=PO-100')).orders).toMatchObject([{ amount: 2000, description: 'Paper' }]);
  expect((await keeper.send('POST', `${ORDERS}/import`, { rows })).json()).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const file = (await keeper.send('GET', '/account/purchase-orders.csv')).body;
  expect(file).toContain('PO-500,,99.50,,2030-12-31,Labs,FW-01,Open');
});

test('[B2B-2] rules about numbers: a pattern needs words and an example that fits', async () => {
  const set = async (over: object) =>
    (
      await keeper.send('POST', '/api/organization/purchase-order-rules', {
        required: false,
        typed: true,
        release: false,
        pattern: '',
        explanation: '',
        example: '',
        ...over,
      })
    ).json<{ errors: { field: string }[] }>();
  expect((await set({ pattern: '(a' })).errors.map(({ field }) => field)).toEqual(['pattern', 'explanation', 'example']);
  expect(
    (await set({ pattern: String.raw`PO-\d+`, explanation: 'PO- and digits', example: '17' })).errors.map(({ field }) => field),
  ).toEqual(['example']);
  expect((await set({ required: true, pattern: String.raw`PO-\d+`, explanation: 'PO- and digits', example: 'PO-17' })).errors).toEqual([]);
  expect((await list()).rules).toMatchObject({ required: true, example: 'PO-17' });
  expect((await list('', foreigner)).rules).toMatchObject({ required: false });
});
