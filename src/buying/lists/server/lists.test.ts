import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import type { ListDetail, ListOfLists, ListSummary } from '#buying/lists/contract';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
});
afterAll(() => shop.close());

const ITEM = '246810';
const OTHER = '401588';

async function signedIn(name: string, tenant: 'consumer' | 'business' = 'business'): Promise<Browser> {
  const browser = shop.browser(tenant);
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return browser;
}

type Said = { readonly httpStatus: number; readonly code?: string; readonly message?: string };

async function send<T>(browser: Browser, method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<T & Said> {
  const headers: Record<string, string> = method === 'POST' ? {} : { 'x-http-method-override': method };
  const { status, ...reply } = await browser.send('POST', `/cc/api/list${path}?mmx=true`, body, headers);
  return { ...reply.json<T & Said>(), httpStatus: status };
}

const create = (browser: Browser, body: object) => send<ListDetail>(browser, 'POST', '', body);
const change = (browser: Browser, id: string, body: object) => send<ListSummary>(browser, 'PUT', `/${id}`, body);
const put = (browser: Browser, id: string, body: object) => send<ListDetail>(browser, 'POST', `/${id}/item`, body);
const read = async (browser: Browser, id: string) => {
  const reply = await browser.send('GET', `/cc/api/list/${id}`);
  return { ...reply.json<ListDetail>(), httpStatus: reply.status };
};
const lists = async (browser: Browser, query = '') => (await browser.send('GET', `/cc/api/lists${query}`)).json<ListOfLists>();
const namesOf = ({ shoppingLists }: ListOfLists) => shoppingLists.map(({ name }) => name);

test('[LST-1] a list is created, renamed, found, deleted and restored', async () => {
  const browser = await signedIn('associate', 'consumer');
  const made = await create(browser, {
    name: '  Home   office ',
    items: [{ itemId: ITEM, qty: '2' }, { itemId: ITEM, qty: 1 }, { itemId: 'nothing' }],
  });
  expect(made).toMatchObject({ name: 'Home office', accessLevel: 'PERSONAL', items: [{ itemId: ITEM, qty: 3, addable: true, addQty: 3 }] });
  expect(made.messages).toMatchObject([{ code: 'INVALID_ITEM', itemId: 'nothing', type: 'failure' }]);
  expect(made.subtotal).toBe(made.items[0]?.finalPrice);
  expect(await change(browser, made.listId, { name: 'Home' })).toMatchObject({ name: 'Home', itemCount: 1 });
  expect(await lists(browser, '?page=1&size=100&sortBy=modified&sortOrder=ascending&access=PERSONAL,SHARED,GLOBAL')).toMatchObject({
    metadata: { pagination: { page: 1, pages: 1, size: 100 } },
    allowedAccessLevel: ['PERSONAL'],
    readOnly: false,
  });
  expect(namesOf(await lists(browser, '?search=copy'))).toEqual(['Home']);
  expect(namesOf(await lists(browser, '?search=no such thing'))).toEqual([]);
  const found = (await browser.send('GET', '/cc/api/lists/items?search=copy')).json<{ items: object[] }>();
  expect(found.items).toMatchObject([{ listId: made.listId, listName: 'Home', itemId: ITEM }]);
  const card = (await browser.send('POST', '/ele-lpd/api/sparxProxy/getListCardData')).json<{ listsData: { lists: { name: string }[] } }>();
  expect(card.listsData.lists.map(({ name }) => name)).toContain('Home');
  expect(await send<ListSummary>(browser, 'DELETE', `/${made.listId}`)).toMatchObject({ httpStatus: 200 });
  expect(namesOf(await lists(browser))).not.toContain('Home');
  expect((await read(browser, made.listId)).httpStatus).toBe(404);
  expect((await change(browser, made.listId, { name: 'Ghost' })).httpStatus).toBe(404);
  await change(browser, made.listId, { restore: true });
  expect((await read(browser, made.listId)).items).toHaveLength(1);
});

test('[LST-2] a name is required, and has a maximum length', async () => {
  const browser = await signedIn('rewards', 'consumer');
  expect(await create(browser, { name: ' ' })).toMatchObject({ httpStatus: 400, message: 'List name is required' });
  expect((await create(browser, { name: 'x'.repeat(81) })).httpStatus).toBe(400);
  expect((await create(browser, { name: '<script>alert(1)</script>' })).name).toBe('<script>alert(1)</script>');
});

test('[LST-6] items are added, counted, removed and restored', async () => {
  const browser = await signedIn('select', 'consumer');
  const { listId } = await create(browser, { name: 'Items' });
  const one = await put(browser, listId, { items: [{ itemId: ITEM }, { itemId: OTHER, qty: 4 }] });
  expect(one.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    [ITEM, 1],
    [OTHER, 4],
  ]);
  const listItemId = one.items[0]?.listItemId ?? '';
  expect((await put(browser, listId, { listItemId, qty: 7 })).items[0]).toMatchObject({ qty: 7 });
  expect((await put(browser, listId, { listItemId, qty: -1 })).httpStatus).toBe(400);
  const less = await send<ListDetail>(browser, 'DELETE', `/${listId}/item/${listItemId}`);
  expect(less.items.map(({ itemId }) => itemId)).toEqual([OTHER]);
  expect((await put(browser, listId, { listItemId, qty: 2 })).httpStatus).toBe(404);
  expect((await put(browser, listId, { listItemId })).items[0]).toMatchObject({ itemId: ITEM, qty: 7 });
  const many = Array.from({ length: 201 }, () => ({ itemId: ITEM, qty: 1 }));
  expect((await put(browser, listId, { items: many })).httpStatus).toBe(400);
});

test('[LST-3] a personal list is visible to its owner only; a shared one to the account, within its grants', async () => {
  const [owner, colleague, stranger] = [await signedIn('business'), await signedIn('approver'), await signedIn('link')];
  const { listId, items } = await create(owner, { name: 'Kitchen', items: [{ itemId: ITEM }] });
  const listItemId = items[0]?.listItemId ?? '';
  expect((await read(colleague, listId)).httpStatus).toBe(404);
  await change(owner, listId, { accessLevel: 'SHARED' });
  expect(namesOf(await lists(colleague, '?access=SHARED'))).toContain('Kitchen');
  expect(await read(colleague, listId)).toMatchObject({ readOnly: false, mayEdit: false, mayShare: false });
  expect((await put(colleague, listId, { listItemId, qty: 5 })).items[0]).toMatchObject({ qty: 5 });
  expect(await change(colleague, listId, { name: 'Mine now' })).toMatchObject({ httpStatus: 403, code: 'LIST_READ_ONLY' });
  expect((await send(colleague, 'DELETE', `/${listId}`)).httpStatus).toBe(403);
  expect((await change(colleague, listId, { membersEdit: true })).httpStatus).toBe(403);
  await change(owner, listId, { membersEdit: true });
  expect(await change(colleague, listId, { name: 'Coffee kitchen' })).toMatchObject({ httpStatus: 200, name: 'Coffee kitchen' });
  for (const reply of [await put(stranger, listId, { listItemId, qty: 9 }), await change(stranger, listId, { name: 'X' })])
    expect(reply.httpStatus).toBe(404);
  const { listId: own } = await create(stranger, { name: 'Own' });
  expect((await put(stranger, own, { listItemId, qty: 9 })).httpStatus).toBe(404);
  expect((await send(stranger, 'DELETE', `/${own}/item/${listItemId}`)).httpStatus).toBe(404);
  expect((await read(owner, listId)).items[0]).toMatchObject({ qty: 5 });
});

test('[USR-9] a shared list stays with the organization when its owner is deactivated, and an administrator may delete it', async () => {
  const [owner, admin, stranger] = [await signedIn('groupapprover'), await signedIn('admin'), await signedIn('link')];
  const { listId } = await create(owner, { name: 'Press room', accessLevel: 'SHARED', items: [{ itemId: ITEM }] });
  const { listId: own } = await create(owner, { name: 'Just mine' });
  const { rows } = await shop.db.raw(`select profile_id from profile where email = 'groupapprover@inkwell.example'`);
  const deactivated = await admin.send('POST', `/api/organization/people/${String(rows[0]?.['profile_id'])}/deactivate`, {});
  expect([deactivated.status, (await read(owner, listId)).httpStatus]).toEqual([200, 401]);
  expect(namesOf(await lists(admin, '?access=SHARED'))).toContain('Press room');
  expect(await read(admin, listId)).toMatchObject({ httpStatus: 200, items: [{ itemId: ITEM }] });
  expect([(await read(admin, own)).httpStatus, (await read(stranger, listId)).httpStatus]).toEqual([404, 404]);
  expect((await send(admin, 'DELETE', `/${listId}`)).httpStatus).toBe(200);
});

test('[LST-3] administrators create and maintain a global list, which is read-only for everybody else', async () => {
  const [admin, buyer] = [await signedIn('admin'), await signedIn('business')];
  expect((await create(buyer, { name: 'For all', accessLevel: 'GLOBAL' })).httpStatus).toBe(403);
  const { listId } = await create(admin, { name: 'Standard desk', accessLevel: 'GLOBAL', items: [{ itemId: ITEM }] });
  expect(await read(buyer, listId)).toMatchObject({ readOnly: true, accessLevel: 'GLOBAL' });
  expect((await put(buyer, listId, { items: [{ itemId: OTHER }] })).httpStatus).toBe(403);
  const consumer = await signedIn('premium', 'consumer');
  expect((await create(consumer, { name: 'Shared with whom?', accessLevel: 'SHARED' })).httpStatus).toBe(403);
});

test('[LST-3] a favourite belongs to one shopper, who may have ten', async () => {
  const browser = await signedIn('hit');
  const ids: string[] = [];
  for (let at = 0; at < 11; at += 1) ids.push((await create(browser, { name: `List ${at}` })).listId);
  for (const id of ids.slice(0, 10)) expect((await change(browser, id, { favorite: true })).httpStatus).toBe(200);
  expect(await lists(browser, '?access=FAVORITE')).toMatchObject({ metadata: { totalItems: 10 }, maxFavoriteReached: true });
  expect(await change(browser, ids[10] ?? '', { favorite: true })).toMatchObject({ httpStatus: 422, code: 'MAX_FAVORITES' });
  expect(await change(browser, ids[10] ?? '', { favorite: true, deletefavoriteById: ids[0] ?? '' })).toMatchObject({ favorite: true });
  expect(await change(browser, ids[1] ?? '', { favorite: false })).toMatchObject({ favorite: false });
  expect(await lists(browser)).toMatchObject({ showCount: 11, maxFavoriteReached: false });
});

test('[LST-1] a guest has no lists and must sign in', async () => {
  const guest = shop.browser();
  expect((await guest.send('GET', '/cc/api/lists')).status).toBe(401);
  expect((await create(guest, { name: 'Mine' })).httpStatus).toBe(401);
  const card = (await guest.send('POST', '/ele-lpd/api/sparxProxy/getListCardData')).json();
  expect(card).toEqual({ listsData: { lists: [] } });
});

test('[LST-6] [CAT-1] what cannot be bought says what it waits for, so that its button takes an address', async () => {
  const browser = await signedIn('associate', 'consumer');
  const items = [ITEM, '900001', '900018', '900025', '900014'].map((itemId) => ({ itemId, qty: 1 }));
  const made = await create(browser, { name: 'Waiting', items });
  expect(made.items.map(({ itemId, addable, waitsFor }) => [itemId, addable, waitsFor])).toEqual([
    [ITEM, true, null],
    ['900001', false, 'stock'],
    ['900018', false, 'release'],
    ['900025', false, null],
    ['900014', false, null],
  ]);
});
