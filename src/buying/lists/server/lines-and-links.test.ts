// What lines of a list say, moving them between lists, links for people without an account, and the forms of the answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListDetail, ListOfLists, Moved, SharedList } from '#buying/lists/contract';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const [ITEM, OTHER, THIRD, STAMP] = ['246810', '401588', '310877', '782102'];

let shoppers = 0;
async function newShopper(tenant: 'consumer' | 'business' = 'consumer'): Promise<Browser> {
  const browser = shop.browser(tenant);
  const email = `lines-${(shoppers += 1)}@example.com`;
  const account = { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler', company: 'Tremblay' };
  expect((await openAccount(shop, browser, account)).status).toBe(200);
  return browser;
}

const post = async <T>(browser: Browser, path: string, body: object): Promise<T & { httpStatus: number; code?: string }> => {
  const reply = await browser.send('POST', `/cc/api${path}`, body);
  return { ...reply.json<T & { code?: string }>(), httpStatus: reply.status };
};
const create = (browser: Browser, name: string, ...itemIds: string[]) =>
  post<ListDetail>(browser, '/list', { name, items: itemIds.map((itemId) => ({ itemId, qty: 2 })) });
const onList = (browser: Browser, { listId }: ListDetail, body: object) => post<ListDetail>(browser, `/list/${listId}/item`, body);
const read = async (browser: Browser, { listId }: ListDetail) => (await browser.send('GET', `/cc/api/list/${listId}`)).json<ListDetail>();
const idAt = ({ items }: ListDetail, at: number): string => items[at]?.listItemId ?? '';
const counts = ({ items }: ListDetail) => items.map(({ itemId, qty }) => [itemId, qty]);

test('[LST-6] a line has a note, a level and what is there; what is missing follows, and so does the price then', async () => {
  const browser = await newShopper();
  const made = await create(browser, 'Shelf', ITEM, OTHER);
  const listItemId = idAt(made, 0);
  const line = (await onList(browser, made, { listItemId, note: '  top\n shelf ', par: 6, onHand: 2 })).items[0];
  expect(line).toMatchObject({ qty: 2, note: 'top shelf', par: 6, onHand: 2, missing: 4 });
  expect(line?.priceThen).toBe(line?.finalPricePerUnit);
  expect((await onList(browser, made, { listItemId, onHand: 9 })).items[0]).toMatchObject({ note: 'top shelf', par: 6, missing: 0 });
  expect((await onList(browser, made, { listItemId, note: null, par: 0 })).items[0]).toMatchObject({
    note: null,
    par: null,
    missing: null,
  });
  expect(await onList(browser, made, { listItemId, note: 'x'.repeat(201) })).toMatchObject({ httpStatus: 400, code: 'LIST_NOTE_TOO_LONG' });
  expect((await onList(browser, made, { listItemId: 'nothing', note: 'x' })).httpStatus).toBe(404);
});

test('[LST-6] lines are sorted by hand and counted together; what is added later stands last', async () => {
  const browser = await newShopper();
  const made = await create(browser, 'Order', ITEM, OTHER);
  const sorted = await onList(browser, made, { order: [idAt(made, 1), 'nothing', idAt(made, 0)] });
  expect(counts(sorted)).toEqual([
    [OTHER, 2],
    [ITEM, 2],
  ]);
  await onList(browser, made, { items: [{ itemId: THIRD }] });
  const quantities = [
    { listItemId: idAt(made, 0), qty: 7 },
    { listItemId: idAt(made, 1), qty: '3' },
  ];
  expect(counts(await onList(browser, made, { quantities }))).toEqual([
    [OTHER, 3],
    [ITEM, 7],
    [THIRD, 1],
  ]);
  expect((await onList(browser, made, { quantities: [{ listItemId: idAt(made, 0), qty: 0 }] })).httpStatus).toBe(400);
});

test('[LST-6] lines are moved and copied once, with what they say, and come back', async () => {
  const browser = await newShopper();
  const [from, to] = [await create(browser, 'From', ITEM, OTHER), await create(browser, 'To', ITEM)];
  await onList(browser, from, { listItemId: idAt(from, 1), note: 'blue' });
  const body = { from: from.listId, to: to.listId, listItemIds: from.items.map(({ listItemId }) => listItemId), formKey: 'once' };
  const first = await post<{ moved: Moved[]; toName: string }>(browser, '/lists/transfer', body);
  expect(await post(browser, '/lists/transfer', body)).toEqual(first);
  expect(first.toName).toBe('To');
  expect((await read(browser, from)).items).toEqual([]);
  const moved = await read(browser, to);
  expect(counts(moved)).toEqual([
    [ITEM, 4],
    [OTHER, 2],
  ]);
  expect(moved.items[1]?.note).toBe('blue');
  const back = await post<ListDetail>(browser, '/lists/transfer/undo', { from: from.listId, to: to.listId, moved: first.moved });
  expect(counts(back)).toEqual(counts(from));
  expect(counts(await read(browser, to))).toEqual([[ITEM, 2]]);
  const copied = await post<{ moved: Moved[] }>(browser, '/lists/transfer', { ...body, copy: true, formKey: 'copied' });
  expect([counts(await read(browser, from)), counts(await read(browser, to))]).toEqual([counts(from), counts(moved)]);
  await post(browser, '/lists/transfer/undo', { from: from.listId, to: to.listId, moved: copied.moved, copy: true });
  expect([counts(await read(browser, from)), counts(await read(browser, to))]).toEqual([counts(from), [[ITEM, 2]]]);
  expect((await post(browser, '/lists/transfer', { ...body, to: from.listId })).httpStatus).toBe(400);
  expect((await post(await newShopper(), '/lists/transfer', body)).httpStatus).toBe(404);
});

test('[LST-5] [CAT-8] goods made to order stand on a list with their design, one line for each', async () => {
  const browser = await newShopper();
  const made = await create(browser, 'Stamps');
  const words = (...lines: string[]) => ({ itemId: STAMP, qty: 1, customization: { lines } });
  const { items } = await onList(browser, made, { items: [words('Paid'), words('Sent'), words(' Paid ')] });
  expect(items.map(({ qty, addable, customization }) => [qty, addable, customization?.lines])).toEqual([
    [2, true, ['Paid']],
    [1, true, ['Sent']],
  ]);
  expect(items[0]?.name).toContain('Paid');
  const { messages } = await onList(browser, made, { items: [words('x'.repeat(90))] });
  expect(messages).toMatchObject([{ code: 'CUSTOM_SKU_REQUIRED', type: 'failure', itemId: STAMP }]);
  const plain = await onList(browser, made, { items: [{ itemId: STAMP }] });
  expect(plain.items.map(({ addable }) => addable)).toEqual([true, true, false]);
});

test('[LST-5] a link shows a list to people without an account until it is taken away, and nothing of what is written beside it', async () => {
  const browser = await newShopper();
  const made = await create(browser, 'Room 12', ITEM);
  await onList(browser, made, { listItemId: idAt(made, 0), note: 'for Tilda', par: 3 });
  const { linkToken } = await post<ListDetail>(browser, `/list/${made.listId}/link`, { on: true });
  const guest = shop.browser('consumer');
  const open = async (by: Browser) => await by.send('GET', `/cc/api/shared-list/${linkToken ?? 'x'}`);
  const shared = (await open(guest)).json<SharedList>();
  expect(shared).toMatchObject({ name: 'Room 12', items: [{ itemId: ITEM, qty: 2, note: null, par: null, priceThen: null }] });
  expect(JSON.stringify(shared)).not.toMatch(/Tilda|Rosa/);
  expect((await open(shop.browser('business'))).status).toBe(404);
  await post(browser, `/list/${made.listId}/link`, { on: false });
  expect((await open(guest)).status).toBe(404);
  expect((await post<ListDetail>(browser, `/list/${made.listId}/link`, { on: true })).linkToken).not.toBe(linkToken);
});

test('[LST-3] [LST-5] an organization allows links or not; without, given ones lead nowhere', async () => {
  const browser = await newShopper('business');
  const made = await create(browser, 'Front desk', ITEM);
  const link = () => post<ListDetail>(browser, `/list/${made.listId}/link`, { on: true });
  expect(await link()).toMatchObject({ httpStatus: 403, code: 'LINKS_NOT_ALLOWED' });
  expect(made).toMatchObject({ mayLink: false, linkToken: null });
  expect(await post(browser, '/lists/links', { allowed: true })).toMatchObject({ allowed: true });
  const { linkToken, mayLink } = await link();
  expect(mayLink).toBe(true);
  const guest = shop.browser('business');
  const open = async () => (await guest.send('GET', `/cc/api/shared-list/${linkToken ?? ''}`)).status;
  expect(await open()).toBe(200);
  await post(browser, '/lists/links', { allowed: false });
  expect(await open()).toBe(404);
  expect((await post(await newShopper(), '/lists/links', { allowed: true })).httpStatus).toBe(403);
});

test('[LST-1] responseType, action and dataEncode say which lists come, and how', async () => {
  const browser = await newShopper('business');
  await create(browser, 'Pens & <ink>', ITEM);
  await create(browser, 'Paper', OTHER);
  const lists = async (query: string) => (await browser.send('GET', `/cc/api/lists?sortBy=name&${query}`)).json<ListOfLists>();
  expect((await lists('responseType=items')).shoppingLists.map(({ itemIds }) => itemIds)).toEqual([[OTHER], [ITEM]]);
  expect((await lists('')).shoppingLists[0]?.itemIds).toBeUndefined();
  expect(await lists('responseType=count')).toMatchObject({ shoppingLists: [], metadata: { totalItems: 2, itemCount: 0 } });
  expect((await lists('dataEncode=true')).shoppingLists[1]?.name).toBe('Pens &amp; &lt;ink&gt;');
  for (const action of ['add', 'edit', 'share']) expect((await lists(`action=${action}`)).shoppingLists).toHaveLength(2);
  const items = (await browser.send('GET', '/cc/api/lists/items?dataEncode=true&search=246810')).json<{ items: { listName: string }[] }>();
  expect(items.items[0]?.listName).toBe('Pens &amp; &lt;ink&gt;');
});

test('[LST-4] the card has all lists, newest first, or five where five are asked for', async () => {
  const browser = await newShopper();
  for (let at = 1; at <= 7; at += 1) await create(browser, `List ${at}`, ITEM);
  const card = async (query: string) =>
    (await browser.send('POST', `/ele-lpd/api/sparxProxy/getListCardData${query}`)).json<{
      listsData: { lists: { name: string; itemIds: string[] }[] };
    }>().listsData.lists;
  expect(await card('')).toHaveLength(7);
  const five = await card('?size=5');
  expect(five.map(({ name }) => name)).toEqual(['List 7', 'List 6', 'List 5', 'List 4', 'List 3']);
  expect(five[0]?.itemIds).toEqual([ITEM]);
});
