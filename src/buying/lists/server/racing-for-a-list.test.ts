// Many requests on lists at once, and repeated requests; the test counts in the database, not in the answers (trust 2, 3).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListDetail, ListSummary } from '#buying/lists/contract';
import { prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { changeList } from './change-lists.ts';
import { seenList } from './list-store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const times = <T>(n: number, work: (at: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, (_, at) => work(at)));
const under = (key: string) => ({ 'idempotency-key': key });
const create = (browser: Browser, body: object, headers: Record<string, string> = {}) =>
  browser.send('POST', '/cc/api/list', body, headers);
const change = (browser: Browser, id: string, body: object) =>
  browser.send('POST', `/cc/api/list/${id}`, body, { 'x-http-method-override': 'PUT' });
const put = (browser: Browser, id: string, body: object, headers: Record<string, string> = {}) =>
  browser.send('POST', `/cc/api/list/${id}/item`, body, headers);

let shoppers = 0;
/** A shopper with an account on the business site, who may share. */
async function newShopper(): Promise<Browser> {
  const browser = shop.browser('business');
  const email = `lists-${(shoppers += 1)}@example.com`;
  const account = { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler', company: 'Tremblay' };
  expect((await openAccount(shop, browser, account)).status).toBe(200);
  return browser;
}

async function newList(browser: Browser): Promise<string> {
  return (await create(browser, { name: 'Paper' })).json<ListDetail>().listId;
}

async function rowsOf(text: string, values: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  return (await shop.db.raw(text, values)).rows;
}
const listRow = (id: string) => rowsOf('select name, access_level, members_edit from shopping_list where list_id = $1', [id]);
const itemRows = (id: string) => rowsOf('select item_id, qty from shopping_list_item where list_id = $1 order by item_id', [id]);
const named = (name: string) => rowsOf('select list_id from shopping_list where name = $1', [name]);

test('[LST-3] one user renames a list while another shares it: both changes stay', async () => {
  const browser = await newShopper();
  const id = await newList(browser);
  const changes = [{ name: 'Kitchen' }, { accessLevel: 'SHARED' }, { membersEdit: true }] as const;
  const replies = await times(3, (at) => change(browser, id, changes[at] ?? {}));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listRow(id)).toEqual([{ name: 'Kitchen', access_level: 'SHARED', members_edit: true }]);
});

test('[LST-3] the same when each had read the list before the others wrote', async () => {
  const id = await newList(await newShopper());
  const [row] = await rowsOf('select owner_id, site_id, account_number from shopping_list where list_id = $1', [id]);
  const [profileId, siteId, accountNumber] = [String(row?.['owner_id']), String(row?.['site_id']), String(row?.['account_number'])];
  const viewer = { profileId, siteId, accountNumber, isAdmin: false };
  const read = await seenList(shop.db, id, viewer);
  if (read === null) throw new Error('The list is not seen by who made it');
  for (const one of [{ name: 'Kitchen' }, { accessLevel: 'SHARED' }, { membersEdit: true }] as const)
    expect(await changeList(shop.db, viewer, read, one, new Date())).toEqual({ done: true });
  expect(await listRow(id)).toEqual([{ name: 'Kitchen', access_level: 'SHARED', members_edit: true }]);
});

test('[LST-3] a change that fails in part changes nothing', async () => {
  const browser = await newShopper();
  const ids = (await times(11, () => create(browser, { name: 'One of many' }))).map((reply) => reply.json<ListDetail>().listId);
  const marked = await times(11, (at) => change(browser, ids[at] ?? '', { favorite: true }));
  expect(marked.filter(({ status }) => status === 200)).toHaveLength(10);
  const left = ids[marked.findIndex(({ status }) => status === 422)] ?? '';
  const whole = { name: 'Renamed', accessLevel: 'SHARED', favorite: true };
  expect((await change(browser, left, whole)).json()).toMatchObject({ code: 'MAX_FAVORITES' });
  expect(await listRow(left)).toEqual([{ name: 'One of many', access_level: 'PERSONAL', members_edit: false }]);
  await browser.send('POST', `/cc/api/list/${left}`, undefined, { 'x-http-method-override': 'DELETE' });
  expect((await change(browser, left, { restore: true, favorite: true })).status).toBe(422);
  expect(await rowsOf('select removed_at is null as there from shopping_list where list_id = $1', [left])).toEqual([{ there: false }]);
  const other = ids.find((id) => id !== left) ?? '';
  const swapped = await change(browser, left, { restore: true, name: 'Back', favorite: true, deletefavoriteById: other });
  expect(swapped.json<ListSummary>()).toMatchObject({ status: 'active', name: 'Back', favorite: true });
});

test('[LST-6] one add sent ten times at once under one key is one add, and every answer is the same', async () => {
  const browser = await newShopper();
  const id = await newList(browser);
  const body = { items: [{ itemId: '100', qty: 2 }, { itemId: '101' }] };
  const replies = await times(10, () => put(browser, id, body, under('ten')));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(replies.map(({ body: text }) => text)).size).toBe(1);
  expect((await put(browser, id, body, under('ten'))).status).toBe(200);
  const once = [
    { item_id: '100', qty: 2 },
    { item_id: '101', qty: 1 },
  ];
  expect(await itemRows(id)).toEqual(once);
  await times(2, () => put(browser, id, { ...body, formKey: 'pressed twice' }));
  expect((await itemRows(id)).map(({ qty }) => qty)).toEqual([4, 2]);
  await times(10, () => put(browser, id, { items: [{ itemId: '101' }] }));
  expect((await itemRows(id)).map(({ qty }) => qty)).toEqual([4, 12]);
});

test('[LST-1] one creation sent ten times at once under one key is one list', async () => {
  const browser = await newShopper();
  const body = { name: 'Ten times', items: [{ itemId: '100', qty: 3 }] };
  const replies = await times(10, () => create(browser, body, under('one list')));
  const ids = new Set(replies.map((reply) => reply.json<ListDetail>().listId));
  expect(await named('Ten times')).toEqual([...ids].map((id) => ({ list_id: id })));
  expect(ids.size).toBe(1);
  expect(await itemRows([...ids][0] ?? '')).toEqual([{ item_id: '100', qty: 3 }]);
});

test('[LST-1] a key belongs to one shopper and one request; a refusal under it stays', async () => {
  const [one, two] = [await newShopper(), await newShopper()];
  await times(2, (at) => create(at === 0 ? one : two, { name: 'Each has one' }, under('shared word')));
  expect(await named('Each has one')).toHaveLength(2);
  expect((await create(one, { name: 'Another' }, under('shared word'))).json()).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  expect((await create(one, { name: 'Too long a key' }, under('x'.repeat(256)))).status).toBe(400);
  expect(await named('Another')).toEqual([]);
  await times(99, () => create(one, { name: 'Many' }));
  expect((await create(one, { name: 'No room' }, under('full'))).json()).toMatchObject({ code: 'LISTS_FULL' });
  const [gone] = await named('Many');
  await one.send('POST', `/cc/api/list/${String(gone?.['list_id'])}`, undefined, { 'x-http-method-override': 'DELETE' });
  expect((await create(one, { name: 'No room' }, under('full'))).json()).toMatchObject({ code: 'LISTS_FULL' });
  expect((await create(one, { name: 'Room again' }, under('anew'))).status).toBe(200);
  expect(await named('No room')).toEqual([]);
});
