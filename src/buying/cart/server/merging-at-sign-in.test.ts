// Lines of a guest's cart without room in the account's at sign-in: saved or named, with a message in every language (CART-23).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { MAX_COUPONS, MAX_LINES } from '#buying/cart/rules';
import type { SavedList } from '#buying/saved-for-later/contract';
import { openAccount } from '#test/accounts';
import { cartOf, ITEM, put, testCarts } from '#test/carts';
import type { Browser, TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testCarts();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough password';

const EDITIONS = [
  {
    prefix: '',
    saved: 'A cart can hold 1,500 different items, so 2 you added before signing in were saved for later.',
    noRoom: 'A cart can hold 1,500 different items, so these didn’t fit: 106. Check out or remove something, then add them again.',
    coupons: 'A cart can hold 20 coupons, so these didn’t fit: FIVE. Remove one to use another.',
  },
  {
    prefix: '/en-ca',
    saved: 'A cart can hold 1,500 different items, so 2 you added before signing in were saved for later.',
    noRoom: 'A cart can hold 1,500 different items, so these didn’t fit: 106. Check out or remove something, then add them again.',
    coupons: 'A cart can hold 20 coupons, so these didn’t fit: FIVE. Remove one to use another.',
  },
  {
    prefix: '/fr-ca',
    saved:
      'Un panier peut contenir 1 500 articles différents. 2 articles ajoutés avant votre connexion ont été mis de côté pour plus tard.',
    noRoom:
      'Un panier peut contenir 1 500 articles différents; il n’y avait plus de place pour 106. Passez à la caisse ou retirez un article, puis ajoutez ce qui manque.',
    coupons: 'Un panier peut contenir 20 coupons; il n’y avait plus de place pour FIVE. Retirez-en un pour en utiliser un autre.',
  },
] as const;
type Prefix = (typeof EDITIONS)[number]['prefix'];

/** An account there whose cart and saved list hold this many more rows. */
async function fullAccount(prefix: Prefix, { lines = 0, coupons = 0, saved = 0 }): Promise<string> {
  const email = `full${prefix.slice(1)}${lines}x${coupons}x${saved}@example.com`;
  const home = shop.browser();
  await openAccount(shop, home, { fullName: 'Maya Ortiz', email, password: PASSWORD });
  const { cart } = (await home.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] })).json<CartReply>();
  const grow = (what: string, count: number) => shop.db.raw(what, [cart.cartId, count]);
  await grow(
    `insert into cart_line (owner_id, cart_id, cart_item_id, position, item_id, qty, delivery_type, added_at)
     select owner_id, cart_id, 'more' || n, n, 'more' || n, 1, 'STA', updated_at from cart, generate_series(1, $2::integer) n where cart_id = $1`,
    lines,
  );
  await grow(
    `insert into saved_item (owner_id, site_id, list_item_id, item_id, qty, services, was_out, saved_at)
     select owner_id, site_id, 'more' || n, 'more' || n, 1, '[]', false, updated_at from cart, generate_series(1, $2::integer) n where cart_id = $1`,
    saved,
  );
  await grow(
    `update cart set version = version + 1, coupons = array(select 'C' || n from generate_series(1, $2::integer) n) where cart_id = $1`,
    coupons,
  );
  return email;
}

/** A guest's cart there, with a coupon. */
async function fullGuest(prefix: Prefix): Promise<Browser> {
  const guest = shop.browser();
  const items = [
    { itemId: '100', qty: 9 },
    { itemId: '101', qty: 3 },
    { itemId: '106', qty: 2 },
    { itemId: '105', qty: 2, parentItemId: '106' },
  ];
  const reply = await guest.send('POST', prefix + ITEM, { items, coupons: ['FIVE'], skipInv: true });
  expect(reply.json<CartReply>().cart.items).toHaveLength(4);
  return guest;
}

const signIn = (browser: Browser, email: string) => browser.send('POST', '/api/sign-in', { email, password: PASSWORD });

const listOf = async (browser: Browser, prefix: Prefix): Promise<SavedList> =>
  (await browser.send('GET', `${prefix}/cc/api/sfl`)).json<SavedList>();

/** The cart's texts about the merge. */
const saidOf = async (browser: Browser, prefix: Prefix): Promise<string[]> =>
  (await cartOf(browser, '', prefix)).messages
    .filter(({ code }) => code === 'CART_AUTO_MERGE' || code === 'SFL_MOVED')
    .map(({ code, type, description }) => `${code} ${type}: ${description.replaceAll(/\s/g, ' ')}`);

test('[CART-23, DLV-4] the delivery day that a guest chose is still chosen after signing in', async () => {
  const email = 'day@example.com';
  await openAccount(shop, shop.browser(), { fullName: 'Maya Ortiz', email, password: PASSWORD });
  const guest = shop.browser();
  await guest.send('POST', ITEM, { items: [{ itemId: '100' }] });
  const date = (await cartOf(guest)).futureDelivery?.days.findLast(({ open }) => open)?.day;
  await guest.send('POST', '/cc/api/checkout/default', { futureDelivery: { date } }, put);
  expect((await cartOf(guest)).futureDelivery).toMatchObject({ date });
  expect((await signIn(guest, email)).status).toBe(200);
  expect(await cartOf(guest)).toMatchObject({ items: [{ itemId: '100' }], futureDelivery: { date } });
});

test.each(EDITIONS)(
  '[CART-23, SFL-1] lines without room in a full cart are saved for later with their plans, with a message ($prefix)',
  async (edition) => {
    const { prefix } = edition;
    const email = await fullAccount(prefix, { lines: MAX_LINES - 1 });
    const guest = await fullGuest(prefix);
    expect((await signIn(guest, email)).status).toBe(200);
    expect((await cartOf(guest, '', prefix)).items).toHaveLength(MAX_LINES);
    const { items } = (await listOf(guest, prefix)).itemList;
    expect(items.map(({ itemId, qty, services }) => [itemId, qty, services.map((one) => [one.itemId, one.qty])])).toEqual([
      ['106', 2, [['105', 2]]],
      ['101', 3, []],
    ]);
    expect(await saidOf(guest, prefix)).toContainEqual(`SFL_MOVED info: ${edition.saved}`);
    // The message stays until the cart changes, and a second sign-in brings nothing again.
    await guest.send('POST', `${prefix}/cc/api/checkout/default`, { removeCoupons: ['FIVE'] }, put);
    expect(await saidOf(guest, prefix)).toEqual([]);
    await guest.send('POST', '/api/sign-out');
    await signIn(guest, email);
    expect((await listOf(guest, prefix)).totalItems).toBe(2);
  },
);

test.each(EDITIONS)('[CART-23] lines without room in cart or list are named, and so are coupons ($prefix)', async (edition) => {
  const { prefix } = edition;
  const email = await fullAccount(prefix, { lines: MAX_LINES - 2, coupons: MAX_COUPONS, saved: 3_000 });
  const guest = await fullGuest(prefix);
  expect((await signIn(guest, email)).status).toBe(200);
  // The pens took the last place; the printer with its plan would have needed two.
  expect((await cartOf(guest, '', prefix)).items.at(-1)).toMatchObject({ itemId: '101', qty: 3 });
  expect((await listOf(guest, prefix)).totalItems).toBe(3_000);
  const said = await saidOf(guest, prefix);
  expect(said).toContainEqual(`CART_AUTO_MERGE warning: ${edition.noRoom}`);
  expect(said).toContainEqual(`CART_AUTO_MERGE warning: ${edition.coupons}`);
  expect(said).toHaveLength(3);
});
