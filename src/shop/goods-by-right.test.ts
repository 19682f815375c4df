// Goods that not everybody may see or buy, for each demo account, on each surface: every surface gives the same answer (B2B-4, USR-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { QuickRow } from '#buying/quick-order/contract';
import { DEMO_ACCOUNTS, ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';

/**
 * `sees`: with the reason why it cannot be bought; `hidden`: as if the shop did not have it; `offContract`: shown nowhere, and who types its
 * number is told why.
 */
type Right = 'buys' | 'sees' | 'hidden' | 'offContract';

interface Goods {
  readonly itemId: string;
  /** The beginning of its name. */
  readonly title: string;
  readonly categoryId: string;
  /** What the business accounts may do that are not named in `others`. */
  readonly most: Right;
  readonly consumers: Right;
  readonly others: Readonly<Record<string, Right>>;
  /** The cart's message to who sees it only. */
  readonly refusal: string;
}

const GOODS: readonly Goods[] = [
  {
    itemId: '900008',
    title: 'Kestrel Table 20',
    categoryId: 'webcams-speakers',
    most: 'buys',
    consumers: 'buys',
    others: {
      business: 'sees',
      approver: 'sees',
      groupapprover: 'sees',
      admin: 'sees',
      basics: 'sees',
      hidden: 'hidden',
      contract: 'offContract',
    },
    refusal: 'BLOCKED_FOR_ADD_TO_CART',
  },
  {
    itemId: '900009',
    title: 'Waybill shipping boxes, pallet',
    categoryId: 'shipping-boxes',
    most: 'buys',
    consumers: 'sees',
    others: { guest: 'sees', rep: 'sees', basics: 'sees', contract: 'offContract' },
    refusal: 'RESTRICTED_ITEM',
  },
  {
    itemId: '900010',
    title: 'Clearday nitrile exam gloves',
    categoryId: 'gloves-safety',
    most: 'sees',
    consumers: 'sees',
    others: { clinic: 'buys', clinicadmin: 'buys', cliniclab: 'buys', contract: 'offContract' },
    refusal: 'HEALTH_CARE_RESTRICTION',
  },
  {
    itemId: '246812',
    title: 'Northfold Everyday legal paper',
    categoryId: 'copy-paper',
    most: 'buys',
    consumers: 'buys',
    others: { contract: 'offContract' },
    refusal: '',
  },
];

const CONTEXT = { tenant: 't', legacyTenant: 'l', locale: 'en_US', channelId: 'c', siteId: 's', langId: '-1', langCd: 'EN', storeId: '1' };

/** Every answer that names goods. */
const SURFACES: Readonly<Record<string, (browser: Browser, goods: Goods) => Promise<TestReply>>> = {
  search: (browser, { title }) => browser.send('GET', `/api/search?q=${encodeURIComponent(title)}`),
  'search by number': (browser, { itemId }) => browser.send('GET', `/api/search?q=${itemId}`),
  suggestions: (browser, { itemId }) => browser.send('GET', `/api/suggest?q=${itemId}`),
  'the list of its category': (browser, { categoryId }) => browser.send('POST', '/api/listing', { categoryId, size: 96 }),
  'the list by price': (browser, { categoryId }) => browser.send('POST', '/api/listing', { categoryId, size: 96, sort: 'priceAsc' }),
  'product page': (browser, { itemId }) => browser.send('GET', `/api/product/${itemId}`),
  tiles: (browser, { itemId }) => browser.send('POST', '/api/tiles/shown', { itemIds: [itemId] }),
  'tile data': (browser, { itemId }) =>
    browser.send('POST', '/ele-lpd/api/productTileProxy/getProductTileData', { serviceContext: CONTEXT, query: { skus: [itemId] } }),
  compare: (browser, { itemId }) => browser.send('POST', '/api/compare', { itemIds: [itemId] }),
  'recently viewed': (browser, { itemId }) => browser.send('POST', '/api/recommendations/viewed', { itemIds: [itemId] }),
};

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) => loadDemoCatalogue(db, () => undefined));
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

const WHO = [
  ...DEMO_ACCOUNTS.map(({ name, tenant }) => ({ name, tenant })),
  { name: 'guest', tenant: 'consumer' as const },
  { name: 'guest', tenant: 'business' as const },
];

async function browserOf({ name, tenant }: (typeof WHO)[number]): Promise<Browser> {
  const browser = shop.browser(tenant);
  if (name === 'guest') return browser;
  const reply = await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  expect(reply.status).toBe(200);
  return browser;
}

const rightOf = ({ most, consumers, others }: Goods, { name, tenant }: (typeof WHO)[number]): Right =>
  tenant === 'consumer' ? consumers : (others[name] ?? most);

const codesAfterAdding = async (browser: Browser, itemId: string) =>
  (await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1 }] }))
    .json<CartReply>()
    // What is only warned about is in the cart.
    .messages.filter(({ type }) => type !== 'warning')
    .map(({ code }) => code);

/** What is wrong with one kind of goods for one account: nothing, if all surfaces agree. */
async function disagreements(browser: Browser, goods: Goods, right: Right): Promise<string[]> {
  const wrong: string[] = [];
  const { itemId } = goods;
  const isShown = right === 'buys' || right === 'sees';
  for (const [surface, ask] of Object.entries(SURFACES)) {
    const reply = await ask(browser, goods);
    const isThere = reply.status === 200 && reply.body.includes(goods.title);
    if (isThere !== isShown) wrong.push(`${surface}: ${itemId} is ${right}, got ${reply.status}`);
  }
  const { tiles } = (await browser.send('POST', '/api/tiles', { itemIds: [itemId] })).json<{ tiles: { blocked: string | null }[] }>();
  // A page that was open before the shopper signed in may ask about goods that are not theirs: it is told that they cannot be bought.
  const said = tiles[0]?.blocked === null ? 'buys' : 'sees';
  if (said !== (right === 'buys' ? 'buys' : 'sees')) wrong.push(`the shopper's own tile: ${itemId} is ${right}, the tile says ${said}`);
  const shown = await browser.send('POST', '/api/tiles/shown', { itemIds: [itemId] });
  const own = shown.json<{ tiles: { blocked?: string }[] }>().tiles[0];
  if (own !== undefined && (own.blocked ?? null) !== tiles[0]?.blocked) wrong.push(`tile: ${itemId} says “${own.blocked}”`);
  const check = await browser.send('POST', '/api/quick-order/check', { rows: [{ number: itemId }] });
  const state = check.json<{ rows: QuickRow[] }>().rows[0]?.state;
  if (state !== { buys: 'found', sees: 'blocked', offContract: 'blocked', hidden: 'unknown' }[right])
    wrong.push(`quick order: ${itemId} is ${right}, the row is ${state}`);
  const [code] = await codesAfterAdding(browser, itemId);
  const isAdded = code === undefined || code === 'ITEM_ADDED';
  const refusal = { buys: undefined, sees: goods.refusal, offContract: 'RESTRICTED_ITEM', hidden: 'INVALID_ITEM' }[right];
  if (right === 'buys' ? !isAdded : code !== refusal) wrong.push(`cart: ${itemId} is ${right}, got ${code}`);
  return wrong;
}

test.each(WHO)('[B2B-4] [USR-4] $tenant $name: every surface gives the same answer about goods that not everybody may buy', async (who) => {
  const browser = await browserOf(who);
  const wrong: string[] = [];
  for (const goods of GOODS) wrong.push(...(await disagreements(browser, goods, rightOf(goods, who))));
  expect(wrong).toEqual([]);
});

const onLists = (browser: Browser, itemId: string) =>
  browser.send('POST', '/cc/api/list', { name: 'Speakers', items: [{ itemId, qty: 1 }] });

test('[B2B-4] [USR-4] G_IBV: a list neither takes nor names what the policy hides, also where it stood on the list before', async () => {
  const [seeing, hidden] = [
    await browserOf({ name: 'basics', tenant: 'business' }),
    await browserOf({ name: 'hidden', tenant: 'business' }),
  ];
  const [goods] = GOODS;
  expect((await onLists(seeing, '900008')).body).toContain(goods?.title);
  expect((await onLists(hidden, '900008')).body).not.toContain(goods?.title);
  const list = (await onLists(seeing, '900008')).json<{ listId: string }>();
  await shop.db.raw(`update account set permissions = array_append(permissions, 'G_IBV') where account_number = '10024524'`);
  const after = await seeing.send('GET', `/cc/api/list/${list.listId}`);
  await shop.db.raw(`update account set permissions = array_remove(permissions, 'G_IBV') where account_number = '10024524'`);
  expect([after.status, after.body.includes(goods?.title ?? '')]).toEqual([200, false]);
});

interface PickupFound {
  readonly pickInStoreDetails: readonly { readonly store: readonly { readonly pickup: unknown }[] }[];
}

test.each([
  ['basics', false],
  ['approver', true],
  ['plain', true],
  ['guest', true],
] as const)('[USR-4] G_BOP: pickup is offered to %s on every surface: %s', async (name, isOffered) => {
  const browser = await browserOf({ name, tenant: 'business' });
  const itemId = '246810';
  const places = { zip: '01702', storeNumber: '0008' };
  const own = (await browser.send('POST', '/api/tiles', { itemIds: [itemId], ...places })).json<{ tiles: { pickup: object }[] }>();
  expect(own.tiles[0]?.pickup).toMatchObject(isOffered ? { ok: true } : { ok: false, notAllowed: true });
  const filter = await browser.send('POST', '/api/listing/pickup', { categoryId: 'copy-paper', bopis: '0008' });
  expect(filter.json<{ count: number | null }>().count !== null).toBe(isOffered);
  const stores = await browser.send('POST', '/cc/api/omni/pickupinstore', { address: '01702', items: [{ itemId }] });
  expect(stores.json<PickupFound>().pickInStoreDetails[0]?.store.some(({ pickup }) => pickup !== null)).toBe(isOffered);
  const data = await browser.send('POST', '/ele-lpd/api/productTileProxy/getProductTileData', {
    serviceContext: CONTEXT,
    query: { skus: [itemId] },
  });
  expect(data.json<{ data: { bopisEligible: boolean }[] }>().data[0]?.bopisEligible).toBe(isOffered);
  const pickup = { itemId, qty: 1, deliveryType: 'ISP', pickStoreNumber: '0008' };
  const added = (await browser.send('POST', '/cc/api/checkout/default/item', { items: [pickup] })).json<CartReply>();
  expect(added.messages.some(({ code }) => code === 'NOT_AVAILABLE_FOR_BOPIS')).toBe(!isOffered);
  const delivered = (await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1 }] })).json<CartReply>();
  const lines = delivered.cart.items.filter((line) => line.itemId === itemId);
  expect(lines.every(({ product }) => product.bopisEligible === isOffered)).toBe(true);
});
