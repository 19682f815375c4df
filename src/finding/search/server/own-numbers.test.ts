import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureDemoAccounts } from '#demo/server';
import { NO_OWN_NUMBER, writeContracts } from '#goods/pricing/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';

/** What each of two accounts calls by the same number. */
const [HARBOR_PAPER, WHITFIELD_NOTES] = ['246810', '298440'];
const NUMBER = 'HD-PAPER-01';
const HARBOR_TAPE = '298112';

let shop: TestShop;
let password: string;
let harbor: Browser;
let whitfield: Browser;
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
    await db.transaction((tx) =>
      writeContracts(tx, [
        { accountNumber: '10024503', items: [{ itemId: WHITFIELD_NOTES, customerSku: NUMBER }] },
        { accountNumber: '10024501', items: [{ itemId: WHITFIELD_NOTES, customerSku: 'HD-PAPER-00' }] },
      ]),
    );
  });
  harbor = await signedIn('business');
  whitfield = await signedIn('link');
});
afterAll(() => shop.close());

/** A change of the catalogue clears cached lists. */
beforeEach(async () => {
  const before = shop.cache.version;
  await shop.db.raw(`update price set base = base + 1 where item_id = '900001'`);
  await vi.waitFor(() => expect(shop.cache.version).toBeGreaterThan(before));
});

async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
}

interface Found {
  readonly total: number;
  readonly exact: string | null;
  readonly tiles: readonly { readonly itemId: string }[];
}
const search = async (browser: Browser, q: string) => {
  const { total, exact, tiles } = (await browser.send('POST', '/api/search/listing', { q })).json<Found>();
  return { total, exact, lead: tiles[0]?.itemId, first: tiles.slice(0, 2).map(({ itemId }) => itemId) };
};
const suggested = async (browser: Browser, q: string) =>
  (await browser.send('GET', `/api/suggest?q=${encodeURIComponent(q)}`))
    .json<{ products: readonly { readonly itemId: string }[] }>()
    .products.map(({ itemId }) => itemId);

/** It is exact, and leads the list. */
const itsOwn = (itemId: string | undefined) => ({ exact: itemId, lead: itemId });

test('[CAT-7] trust 12: the list for an account’s own number is that account’s alone, whoever searched first', async () => {
  expect(await search(harbor, NUMBER)).toMatchObject(itsOwn(HARBOR_PAPER));
  const strangers = [await search(shop.browser(), NUMBER), await search(shop.browser('business'), NUMBER)];
  for (const found of strangers) {
    expect(found.exact).toBeNull();
    expect(found.total).not.toBe(1);
  }
  expect(await search(whitfield, NUMBER)).toMatchObject(itsOwn(WHITFIELD_NOTES));
  expect(await search(harbor, NUMBER)).toMatchObject(itsOwn(HARBOR_PAPER));
});

test('[CAT-7] trust 12: the account does not get the list of a stranger who searched before', async () => {
  const stranger = await search(shop.browser(), NUMBER);
  expect(await search(shop.browser('business'), NUMBER)).toEqual(stranger);
  expect(await search(whitfield, NUMBER)).toMatchObject(itsOwn(WHITFIELD_NOTES));
  expect(await search(harbor, NUMBER)).toMatchObject(itsOwn(HARBOR_PAPER));
  expect(await search(shop.browser(), NUMBER)).toEqual(stranger);
});

test('[CAT-7] an own number is found with or without dashes, with spaces, in any case, and with letters only', async () => {
  for (const typed of ['hd paper 01', 'HDPAPER01', 'hd-paper 01']) expect(await search(harbor, typed)).toMatchObject(itsOwn(HARBOR_PAPER));
  for (const typed of ['HD-TAPE', 'hd tape', 'hdtape']) {
    expect(await search(harbor, typed)).toMatchObject(itsOwn(HARBOR_TAPE));
    expect((await search(whitfield, typed)).exact).toBeNull();
    expect((await search(shop.browser(), typed)).exact).toBeNull();
  }
});

test('[CAT-7] an account’s own number is suggested first to it, even typed in part, and to nobody else', async () => {
  for (const typed of ['HD-TAPE', 'hd tape', 'hdtap']) {
    expect((await suggested(harbor, typed))[0]).toBe(HARBOR_TAPE);
    expect(await suggested(whitfield, typed)).toEqual(await suggested(shop.browser(), typed));
    expect((await suggested(shop.browser(), typed))[0]).not.toBe(HARBOR_TAPE);
  }
  // Sorted by number, not by item; an exact match leads.
  expect((await suggested(harbor, 'hd paper 0')).slice(0, 3)).toEqual([WHITFIELD_NOTES, HARBOR_PAPER, '246811']);
  expect((await suggested(harbor, 'HD-PAPER-03'))[0]).toBe('246812');
  expect((await suggested(whitfield, NUMBER))[0]).toBe(WHITFIELD_NOTES);
});

test('[CAT-7] [B2B-4] an item hidden by the contract is not found by the account’s own number', async () => {
  // The account is limited to its contract, which names this item without a price.
  await shop.db.transaction((tx) =>
    writeContracts(tx, [{ accountNumber: '10024502', items: [{ itemId: '610440', customerSku: 'SA-HEAD-9' }] }]),
  );
  const saintAubin = await signedIn('contract');
  await vi.waitFor(async () => expect((await search(saintAubin, 'SA-1001')).exact).toBe(HARBOR_PAPER));
  expect((await search(saintAubin, 'SA-HEAD-9')).first).not.toContain('610440');
  expect(await suggested(saintAubin, 'SA-HEAD-9')).not.toContain('610440');
  expect((await suggested(saintAubin, 'sa 1001'))[0]).toBe(HARBOR_PAPER);
});

test('[CAT-7] a new own number clears the cached public pages, and is found at once', async () => {
  const body = Buffer.from('page');
  shop.cache.put('search', shop.cache.version, { status: 200, headers: {}, body }, new Set([NO_OWN_NUMBER]));
  shop.cache.put('other', shop.cache.version, { status: 200, headers: {}, body }, new Set(['246810']));
  await shop.db.transaction((tx) =>
    writeContracts(tx, [{ accountNumber: '10024503', items: [{ itemId: '401588', customerSku: 'Whitfield Black' }] }]),
  );
  await vi.waitFor(() => expect(shop.cache.get('search')).toBeUndefined());
  expect(shop.cache.get('other')).toBeDefined();
  const found = await search(whitfield, 'whitfield black');
  expect(found).toMatchObject(itsOwn('401588'));
  // Other matches are found, too.
  expect(found.total).toBeGreaterThan(1);
});
