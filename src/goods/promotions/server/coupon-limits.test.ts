// Limits of coupons in many concurrent checkouts; the test counts in the tables (trust 7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCoupons, makeCoupons, writeCoupons } from '#goods/promotions/server';
import type { CartReply } from '#buying/cart/contract';
import { aCoupon } from '#buying/cart/fixtures';
import { ADDRESS, buyer, CARDS, count, type Buyer, type BuyerFacts } from '#buying/orders/fixtures';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await prepareCarts(db);
    await writeCoupons(db, [
      aCoupon({ code: 'ONCE', limitTotal: 1 }),
      aCoupon({ code: 'BACK', limitTotal: 1 }),
      ...['MINE', 'RACE', 'DOOR', 'MAIL', 'TAKEN', 'DEAL', 'FIRM'].map((code) => aCoupon({ code, limitPerShopper: 1 })),
      aCoupon({ code: 'TWICE', limitPerShopper: 2 }),
    ]);
  });
});
afterAll(() => shop.close());

async function withCoupon(code: string, facts: Partial<BuyerFacts> = {}): Promise<Buyer> {
  const browser = facts.browser ?? shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: [code] });
  return buyer(shop, { itemId: '101', browser, ...facts });
}

let people = 0;
/** A new person with their own address. */
function person(): { readonly email: string; readonly address: typeof ADDRESS } {
  people += 1;
  return { email: `person${people}@example.com`, address: { ...ADDRESS, address1: `${people} Oak Street` as typeof ADDRESS.address1 } };
}
const used = async (code: string) => (await shop.db.raw('select used from coupon_count where code = $1', [code])).rows[0]?.['used'];
const discounted = (code: string): Promise<number> =>
  count(shop.db, 'order_head', `status = 'placed' and coupons @> '[{"code": "${code}"}]'`);

const codeOf = (reply: { json<T>(): T }): string => reply.json<{ code?: string }>().code ?? 'placed';

test('[CART-15] trust 7: a single-use coupon in 64 concurrent checkouts discounts one; the others see the new total and must confirm', async () => {
  const buyers = await Promise.all(Array.from({ length: 64 }, () => withCoupon('ONCE')));
  expect(new Set(buyers.map(({ total }) => total)).size).toBe(1);
  const answers = (await Promise.all(buyers.map((one) => one.place()))).map(codeOf);
  expect(answers.filter((code) => code === 'placed')).toHaveLength(1);
  expect(new Set(answers.filter((code) => code !== 'placed'))).toEqual(new Set(['TOTAL_CHANGED']));
  expect(await count(shop.db, 'order_head', `status = 'placed' and coupons @> '[{"code": "ONCE"}]'`)).toBe(1);
  expect((await shop.db.raw(`select used from coupon_count where code = 'ONCE'`)).rows).toEqual([{ used: 1 }]);
  const left = buyers[answers.indexOf('TOTAL_CHANGED')];
  const details = await left?.details();
  expect(details?.amounts.total).toBeGreaterThan(left?.total ?? 0);
  expect(codeOf((await left?.place({ total: details?.amounts.total ?? 0 })) ?? { json: () => ({}) as never })).toBe('placed');
});

test('[CART-15] a failed order returns its coupon', async () => {
  // Each attempt uses another shopper: a cart keeps a coupon taken just before the count is known.
  const toldOfBack = async (): Promise<readonly string[]> => {
    const reply = await shop.browser().send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: ['BACK'] });
    return reply.json<CartReply>().messages.map(({ code }) => code);
  };
  const declined = await withCoupon('BACK', { card: CARDS.declined });
  expect(codeOf(await declined.place())).not.toBe('placed');
  expect((await shop.db.raw(`select used from coupon_count where code = 'BACK'`)).rows).toEqual([{ used: 0 }]);
  // It counts as used during the card payment; servers learn of its return a moment later.
  await expect.poll(toldOfBack).not.toContain('COUPON_USED_UP');
  expect(codeOf(await (await withCoupon('BACK')).place())).toBe('placed');
  await expect.poll(toldOfBack).toContain('COUPON_USED_UP');
});

test('[CART-15] a shopper uses a one-per-person coupon once; the next shopper is not affected', async () => {
  const first = await withCoupon('MINE');
  expect(codeOf(await first.place())).toBe('placed');
  // Entered again, it is refused at once and not stored.
  const entered = await first.browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: ['MINE'] });
  expect(entered.json<CartReply>().messages.map(({ code }) => code)).toContain('COUPON_USED_BEFORE');
  const again = (await first.browser.send('GET', '/cc/api/checkout')).json<CartReply>();
  expect(again.cart.coupons).toEqual([]);
  const other = await withCoupon('MINE', person());
  expect((await other.browser.send('GET', '/cc/api/checkout')).json<CartReply>().cart.coupons).toMatchObject([
    { applied: true, amount: 5 },
  ]);
});

test('[CART-15] trust 7: one person in 64 browsers at once gets one discounted order; the others see the new total and must confirm', async () => {
  const { email, address } = person();
  const spellings = [email, email.toUpperCase(), email.replace('@', '+shop@')];
  // With different addresses: the e-mail alone identifies the person.
  const buyers = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      withCoupon('RACE', { email: spellings[at % 3] ?? email, address: at % 2 === 0 ? address : person().address }),
    ),
  );
  expect(new Set(buyers.map(({ total }) => total)).size).toBe(1);
  const answers = (await Promise.all(buyers.map((one) => one.place()))).map(codeOf);
  expect(answers.filter((code) => code === 'placed')).toHaveLength(1);
  expect(new Set(answers.filter((code) => code !== 'placed'))).toEqual(new Set(['TOTAL_CHANGED']));
  expect([await discounted('RACE'), await used('RACE'), await count(shop.db, 'coupon_use', "code = 'RACE'")]).toEqual([1, 1, 1]);
  const left = buyers[answers.indexOf('TOTAL_CHANGED')];
  const details = await left?.details();
  expect(details?.amounts.total).toBeGreaterThan(left?.total ?? 0);
  expect(details?.couponNotices).toEqual(['RACE has already been used with your account, email or delivery address.']);
  expect(codeOf((await left?.place({ total: details?.amounts.total ?? 0 })) ?? { json: () => ({}) as never })).toBe('placed');
  expect([await discounted('RACE'), await used('RACE')]).toEqual([1, 1]);
  expect(await checkCoupons(shop.db)).toEqual([]);
});

test('[CART-15] trust 7: another spelling of an address is the same person, another unit is not; the review already shows it', async () => {
  const { address } = person();
  expect(codeOf(await (await withCoupon('DOOR', { ...person(), address })).place())).toBe('placed');
  const written = { ...address, address1: ` ${address.address1.replace('Street', 'ST.').toUpperCase()},` };
  const again = await withCoupon('DOOR', { ...person(), address: written });
  const details = await again.details();
  expect([details.amounts.coupons, details.couponNotices]).toEqual([
    [],
    ['DOOR has already been used with your account, email or delivery address.'],
  ]);
  expect(codeOf(await again.place({ total: details.amounts.total }))).toBe('placed');
  const neighbour = await withCoupon('DOOR', { ...person(), address: { ...address, address2: 'Apt 2' } });
  expect([(await neighbour.details()).couponNotices, codeOf(await neighbour.place())]).toEqual([[], 'placed']);
  expect(await discounted('DOOR')).toBe(2);
});

test('[CART-15] trust 7: an account and a guest with its e-mail are one person, in either order', async () => {
  const { email } = person();
  const member = shop.browser();
  await openAccount(shop, member, { fullName: 'Ana Silva', email, password: 'correct horse battery' });
  expect(codeOf(await (await withCoupon('MAIL', { ...person(), email })).place())).toBe('placed');
  // The account's cart refuses the coupon as soon as it is entered.
  const entered = await member.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }], coupons: ['MAIL'] });
  expect(entered.json<CartReply>().messages.map(({ code }) => code)).toContain('COUPON_USED_BEFORE');
  expect(await discounted('MAIL')).toBe(1);
});

test('[CART-15] trust 7: a guest with the e-mail of an account that used the coupon is that person', async () => {
  const { email, address } = person();
  const member = shop.browser();
  await openAccount(shop, member, { fullName: 'Ana Silva', email, password: 'correct horse battery' });
  expect(codeOf(await (await withCoupon('DEAL', { email, address, browser: member })).place())).toBe('placed');
  const guest = await withCoupon('DEAL', { ...person(), email });
  expect((await guest.details()).couponNotices).toHaveLength(1);
});

test('[CART-15] trust 7: people of organizations share an address, but each is a person', async () => {
  const { address } = person();
  const colleagues = [person().email, person().email];
  for (const email of colleagues) {
    const browser = shop.browser('business');
    await openAccount(shop, browser, { fullName: 'Ana Silva', email, password: 'correct horse battery', company: 'Silva Dental' });
    expect(codeOf(await (await withCoupon('FIRM', { email, address, browser })).place())).toBe('placed');
  }
  expect(await discounted('FIRM')).toBe(2);
});

test('[CART-15] trust 7: a cancelled order returns its use to the person, also the second time', async () => {
  const { email, address } = person();
  const first = await withCoupon('TAKEN', { email, address });
  const { orderNumber } = (await first.place()).json<{ orderNumber: string }>();
  expect((await (await withCoupon('TAKEN', { email, address })).details()).couponNotices).toHaveLength(1);
  expect((await first.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {})).status).toBe(200);
  expect(codeOf(await (await withCoupon('TAKEN', { email, address })).place())).toBe('placed');
  expect([await discounted('TAKEN'), await used('TAKEN')]).toEqual([1, 1]);
  for (const wanted of ['placed', 'placed', 'TOTAL_CHANGED']) {
    const total = (await withCoupon('TWICE', { ...person() })).total;
    expect(codeOf(await (await withCoupon('TWICE', { email, address })).place({ total }))).toBe(wanted);
  }
  expect(await used('TWICE')).toBe(2);
});

test('[CART-15, CHK-4] trust 14: when staff change a price during checkout, the shopper sees and confirms it before paying', async () => {
  const guest = await buyer(shop, { itemId: '101' });
  await shop.db.raw(`update price set sale = null, base = 1500 where item_id = '101' and currency = 'USD'`);
  await expect.poll(async () => (await guest.details()).amounts.total).toBeGreaterThan(guest.total);
  expect(codeOf(await guest.place())).toBe('TOTAL_CHANGED');
  expect(codeOf(await guest.place({ total: (await guest.details()).amounts.total }))).toBe('placed');
});

test('[CAT-2] [CART-15] pages hear which items have instant coupons when coupons change', async () => {
  const coupons = await makeCoupons({ db: shop.db });
  const heard: string[][] = [];
  coupons.onInstantChange((itemIds) => heard.push([...itemIds]));
  const instant = aCoupon({ code: 'BYITSELF', scope: 'instant', items: ['100'] });
  await writeCoupons(shop.db, [instant]);
  await expect.poll(() => heard).toContainEqual(['100']);
  await writeCoupons(shop.db, [aCoupon({ code: 'BYITSELF', scope: 'instant', items: ['101'] })]);
  await expect.poll(() => heard).toContainEqual(['100', '101']);
  expect([coupons.instantOf('100'), coupons.instantOf('101').map(({ code }) => code)]).toEqual([[], ['BYITSELF']]);
  await coupons.close();
});
