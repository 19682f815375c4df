// What a shopper changes in the cart while a payment is open is never lost: what was not ordered stays in the cart, and the order's page says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, del, ITEM, prepareCarts } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, buyer, CARDS, type Buyer } from '#buying/orders/fixtures';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, prepareCarts);
});
afterAll(() => shop.close());

interface Seen {
  readonly cartId: string;
  readonly coupons: readonly { readonly id?: string }[];
  readonly items: readonly { readonly cartItemId: string; readonly itemId: string; readonly qty: number }[];
}
const cartOf = async ({ browser }: Buyer) => (await browser.send('GET', '/cc/api/checkout')).json<{ cart: Seen }>().cart;
const goodsOf = async (guest: Buyer) => (await cartOf(guest)).items.map(({ itemId, qty }) => [itemId, qty]);

/** A buyer of two units of 100 with a plan's item, whose bank asks; then the shopper does something, and then confirms. */
async function paying(meanwhile: (browser: Browser, guest: Buyer) => Promise<unknown>) {
  const browser = shop.browser();
  const guest = await buyer(shop, { itemId: '100', qty: 2, card: CARDS.asksPasses, browser });
  const { field = '' } = (await guest.place()).json<{ field?: string }>();
  await meanwhile(browser, guest);
  await answerAt(await shop.provider(), field, 'yes');
  const { rows } = await shop.db.raw(`select order_number from order_head where cart_id = '${guest.cartId}'`);
  const orderNumber = String(rows[0]?.['order_number']);
  const answer = await browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });
  expect(answer.json()).toMatchObject({ orderNumber, isPlaced: true });
  const order = (await guest.browser.send('GET', `/api/orders/${orderNumber}`)).json<{
    cartChanged: boolean;
    shipments: { lines: { itemId: string; qty: number }[] }[];
  }>();
  const ordered = order.shipments.flatMap(({ lines }) => lines.map(({ itemId, qty }) => [itemId, qty]));
  return { guest, answer, ordered, cartChanged: order.cartChanged };
}

test('[PAY-9] goods added while the bank asks stay in the cart, and more of the same as the difference', async () => {
  const { guest, ordered, cartChanged, answer } = await paying(async (browser) => {
    await add(
      browser,
      [
        { itemId: '101', qty: 3 },
        { itemId: '100', qty: 1 },
      ],
      { coupons: ['FIVE'] },
    );
  });
  expect(ordered).toEqual([['100', 2]]);
  expect(cartChanged).toBe(true);
  expect((await goodsOf(guest)).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['100', 1],
    ['101', 3],
  ]);
  const { cartId, coupons } = await cartOf(guest);
  expect(cartId).not.toBe(guest.cartId);
  expect(coupons).toHaveLength(1);
  // The badge counts what is left.
  expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^MCVCB=4\.2\./));
  expect((await guest.browser.send('GET', '/cc/api/checkout/default/details')).json()).toMatchObject({ cartId });
});

test('[PAY-9] goods removed while the bank asks are ordered all the same, and the order says that the cart was changed', async () => {
  const { guest, ordered, cartChanged } = await paying(async (browser, buying) => {
    const [line] = (await cartOf(buying)).items;
    await browser.send('POST', `${ITEM}/${line?.cartItemId}`, {}, del);
  });
  expect(ordered).toEqual([['100', 2]]);
  expect(cartChanged).toBe(true);
  expect(await goodsOf(guest)).toEqual([]);
});

test('[PAY-9] a cart that is as it was leaves nothing behind', async () => {
  const { guest, cartChanged } = await paying(async (browser) => {
    const { items } = (await add(browser, [{ itemId: '101' }])).cart ?? { items: [] };
    const added = items.find(({ itemId }) => itemId === '101');
    await browser.send('POST', `${ITEM}/${added?.cartItemId}`, {}, del);
  });
  expect(cartChanged).toBe(false);
  expect(await goodsOf(guest)).toEqual([]);
});
