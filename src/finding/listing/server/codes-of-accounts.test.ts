// What codes of §6 change in the catalogue and the cart, with and without, for the demo accounts that show them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) => loadDemoCatalogue(db, () => undefined));
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return browser;
}

const blockOf = async (browser: Browser, itemId: string) =>
  (await browser.send('POST', '/api/tiles', { itemIds: [itemId] })).json<{ tiles: { blocked: string | null; pickup: { ok: boolean } }[] }>()
    .tiles[0];
const add = async (browser: Browser, itemId: string, more: object = {}) =>
  (await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1, ...more }] })).json<CartReply>();
const codesOf = ({ messages }: CartReply) => messages.map(({ code }) => code);
const isFound = async (browser: Browser, itemId: string) => (await browser.send('GET', `/api/product/${itemId}`)).status === 200;

/** Goods that a buyer finds: as many in lists as the menu says. */
async function listed(browser: Browser): Promise<number> {
  const { total } = (await browser.send('POST', '/api/listing', {})).json<{ total: number }>();
  const { departments } = (await browser.send('GET', '/api/navigation')).json<{ departments: readonly { count: number }[] }>();
  expect(departments.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  return total;
}

test.each([
  ['G_WS', '900009', 'basics', 'business', 'RESTRICTED_ITEM'],
  ['HC', '900010', 'business', 'clinic', 'HEALTH_CARE_RESTRICTION'],
  ['G_BIO', '900008', 'basics', 'clinic', 'BLOCKED_FOR_ADD_TO_CART'],
] as const)('[USR-4] [B2B-4] %s: catalogue and cart follow one rule for %s', async (_code, itemId, refused, allowed, code) => {
  const [without, having] = [await signedIn(refused), await signedIn(allowed)];
  expect((await blockOf(without, itemId))?.blocked).toEqual(expect.any(String));
  expect(codesOf(await add(without, itemId))).toEqual([code]);
  expect((await blockOf(having, itemId))?.blocked).toBeNull();
  expect(codesOf(await add(having, itemId))).not.toContain(code);
});

test('[USR-4] [B2B-4] G_WS: a guest is told before adding what the cart would refuse', async () => {
  const guest = shop.browser();
  expect((await blockOf(guest, '900009'))?.blocked).toMatch(/wholesaler/);
  expect(codesOf(await add(guest, '900009'))).toEqual(['RESTRICTED_ITEM']);
});

test('[USR-4] [B2B-4] G_IBV hides what the policy blocks from everybody who has it, contract-only or not; G_BIO shows it', async () => {
  const [hidden, basics] = [await signedIn('hidden'), await signedIn('basics')];
  expect(await isFound(hidden, '900008')).toBe(false);
  expect(await isFound(hidden, '900010')).toBe(true);
  expect(await isFound(basics, '900008')).toBe(true);
  const before = await listed(hidden);
  await shop.db.raw(`update account set permissions = array_remove(permissions, 'G_IBV') where account_number = '10024522'`);
  expect(await isFound(hidden, '900008')).toBe(true);
  expect((await listed(hidden)) - before).toBe(1);
});

test('[USR-4] [B2B-4] G_BIO: a script that asks for the session shows that pages run scripts; a page that is opened does not', async () => {
  const [member, person] = [await signedIn('business'), shop.browser('business')];
  const asks = (browser: Browser, destination: string) => browser.send('GET', '/api/session', undefined, { 'sec-fetch-dest': destination });
  await asks(member, 'document');
  expect(member.cookies.has('scripts')).toBe(false);
  await asks(member, 'empty');
  expect(member.cookies.get('scripts')).toBe('1');
  await asks(person, 'empty');
  expect(person.cookies.has('scripts')).toBe(false);
});

test('[USR-4] T1: without its cookie a contract-only account still sees nothing else, and a cookie alone gives nobody its view', async () => {
  const contract = await signedIn('contract');
  contract.cookies.delete('audience');
  expect(await isFound(contract, '246812')).toBe(false);
  const guest = shop.browser('business');
  guest.cookies.set('audience', 'contract');
  expect(await isFound(guest, '246812')).toBe(true);
});

test('[USR-4] G_BOP gates pickup for accounts; guests need nothing', async () => {
  const pickup = { deliveryType: 'ISP', pickStoreNumber: '0008' };
  const [basics, business] = [await signedIn('basics'), await signedIn('business')];
  expect((await blockOf(basics, '246810'))?.pickup.ok).toBe(false);
  expect((await blockOf(business, '246810'))?.pickup.ok).toBe(true);
  expect(codesOf(await add(basics, '246810', pickup))).toEqual(['NOT_AVAILABLE_FOR_BOPIS']);
  expect(codesOf(await add(business, '246810', pickup))).not.toContain('NOT_AVAILABLE_FOR_BOPIS');
  const delivered = await add(basics, '246810');
  expect(delivered.cart.items.map(({ product }) => product.bopisEligible)).toEqual([false]);
});

test('[USR-4] MPI prices by volume break below the agreed price; without it the agreed price stays', async () => {
  const volume = await signedIn('volume');
  const eachOf = ({ cart }: CartReply) => cart.items.find(({ itemId }) => itemId === '401588')?.priceInfo.finalPricePerUnit;
  expect(eachOf(await add(volume, '401588', { qty: 1 }))).toBe(135);
  expect(eachOf(await add(volume, '401588', { qty: 5 }))).toBe(124.99);
  await shop.db.raw(`update account set permissions = array_remove(permissions, 'MPI') where account_number = '10024523'`);
  expect(eachOf((await volume.send('GET', '/cc/api/checkout')).json<CartReply>())).toBe(135);
});

test('[B2B-4] a volume break of the contract is told beside the price and holds in the cart, without any other right', async () => {
  const business = await signedIn('business');
  await shop.db.raw(
    `update contract_price set breaks = '[{ "qty": 10, "each": 3900 }]' where account_number = '10024501' and item_id = '246810' and currency = 'USD'`,
  );
  const reasons = async () =>
    (await business.send('POST', '/api/tiles', { itemIds: ['246810'] })).json<{ tiles: { priceReasons: string[] }[] }>().tiles[0]
      ?.priceReasons;
  await expect.poll(reasons).toContain('Buy 10 or more for $39.00 each.');
  const eachOf = ({ cart }: CartReply) => cart.items.find(({ itemId, qty }) => itemId === '246810' && qty > 1)?.priceInfo.finalPricePerUnit;
  expect(eachOf(await add(business, '246810', { qty: 9 }))).toBe(41.29);
  expect(eachOf(await add(business, '246810', { qty: 1 }))).toBe(39);
});
