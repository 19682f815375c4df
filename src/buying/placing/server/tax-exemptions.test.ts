// Buying with a tax exemption certificate: cart, review, order and invoice say the same, and placing decides by what holds then (B2B-4, CART-16).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { buyer, type BuyerFacts } from '#buying/orders/fixtures';
import type { OrderDetail } from '#buying/orders/contract';
import { prepareCarts } from '#test/carts';
import { approved, reviewed, submitted } from '#test/certificates';
import { organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T14:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const cartOf = async (browser: Browser, prefix = '') => (await browser.send('GET', `${prefix}/cc/api/checkout`)).json<CartReply>().cart;
const buys = (browser: Browser, more: Partial<BuyerFacts> = {}) => buyer(shop, { itemId: '100', qty: 3, browser, ...more });
const orderOf = async (browser: Browser, orderNumber: string, prefix = '') =>
  (await browser.send('GET', `${prefix}/api/orders/${orderNumber}`)).json<OrderDetail>();
/** Until the running shop has heard of the change. */
const taxBecomes = (browser: Browser, expected: unknown) =>
  expect.poll(async () => (await cartOf(browser)).cartSummary.tax > 0, { timeout: 10_000 }).toBe(expected);

test('[B2B-4] [CART-16] a covered state is not taxed: cart, review, order and its invoice name the certificate, and the order keeps it as it was', async () => {
  const { admin, colleague } = await organization(shop, 'harbor');
  const ben = await colleague('ben');
  const taxed = await buys(ben);
  expect((await cartOf(ben)).metadata).toMatchObject({ cartProperty: { taxExemptType: null } });
  const id = await approved(shop, admin, now, { number: 'MA-100' });
  await taxBecomes(ben, false);
  const cart = await cartOf(ben);
  expect(cart.metadata).toMatchObject({
    cartProperty: { taxExemptType: 'RESALE' },
    displayRules: { estimatedTax: false },
    taxExemption: { exempt: [{ label: 'Sales tax, MA: exempt (certificate MA-100)', why: 'Ground: Resale.' }], taxedWhy: '' },
  });
  expect(cart.cartSummary).toMatchObject({ tax: 0, taxes: [] });
  // The total on the screen was with tax.
  expect((await taxed.place()).json()).toMatchObject({ code: 'TOTAL_CHANGED' });
  const { amounts } = await taxed.details();
  expect(amounts).toMatchObject({ tax: 0, exempt: [{ label: 'Sales tax, MA: exempt (certificate MA-100)' }] });
  const { orderNumber } = (await taxed.place({ total: amounts.total })).json<{ orderNumber: string }>();
  await reviewed(shop, id, 'revoke', now);
  expect((await orderOf(ben, orderNumber)).amounts).toMatchObject({
    tax: 0,
    exempt: [{ label: 'Sales tax, MA: exempt (certificate MA-100)', why: 'Ground: Resale.' }],
  });
  const { rows } = await shop.db.raw('select tax_exemptions from order_head where order_number = $1', [orderNumber]);
  expect(rows[0]?.['tax_exemptions']).toEqual([
    { ground: 'resale', exemptionId: id, number: 'MA-100', state: 'MA', taxes: ['SALES'], validUntil: '2027-12-31' },
  ]);
});

test('[B2B-4] a state that no certificate covers is taxed and says why; guests and other organizations are taxed without a word', async () => {
  const { admin } = await organization(shop, 'acorn');
  await approved(shop, admin, now, { regions: ['NY'] });
  await submitted(admin, { number: 'MA-IN-REVIEW' });
  const one = await buys(admin);
  await expect
    .poll(async () => (await cartOf(admin)).metadata.taxExemption)
    .toEqual({ exempt: [], taxedWhy: 'Tax is charged while we review certificate MA-IN-REVIEW.' });
  expect((await one.details()).amounts).toMatchObject({ taxedWhy: 'Tax is charged while we review certificate MA-IN-REVIEW.' });
  const jersey = await buys(admin, {
    address: { fullName: 'R Wells', address1: '1 Main St', city: 'Newark', state: 'NJ', zipCode: '07102' },
  });
  expect((await jersey.details()).amounts).toMatchObject({ taxedWhy: 'Tax is charged: none of your certificates covers NJ.' });
  const other = await organization(shop, 'birch');
  for (const browser of [shop.browser(), other.admin]) {
    await buys(browser);
    const cart = await cartOf(browser);
    expect([cart.cartSummary.tax > 0, cart.metadata.taxExemption]).toEqual([true, undefined]);
  }
});

test('[B2B-4] in Canada GST stays where only PST is covered, in French', async () => {
  const { admin } = await organization(shop, 'cedar');
  await approved(shop, admin, now, { number: 'BC-1', regions: ['BC'], taxes: ['PST'] }, '/en-ca');
  const address = { fullName: 'Luc Roy', address1: '800 Robson St', city: 'Vancouver', state: 'BC', zipCode: 'V6Z 2E7' };
  const one = await buys(admin, { prefix: '/fr-ca', address });
  const { amounts } = await one.details();
  expect(amounts.taxes.map(({ name }) => name)).toEqual(['GST']);
  expect(amounts).toMatchObject({
    exempt: [{ label: 'TVP, BC\u00A0: exonéré (certificat BC-1)' }],
    taxedWhy: 'TPS perçue\u00A0: le certificat BC-1 ne la couvre pas.',
  });
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  expect((await orderOf(admin, orderNumber, '/fr-ca')).amounts).toMatchObject({
    tax: amounts.tax,
    exempt: [{ label: expect.stringContaining('BC-1') as string }],
  });
});

test('[B2B-4] a certificate that ends between review and placing changes the total: refused with the new one', async () => {
  const { admin } = await organization(shop, 'dogwood');
  await approved(shop, admin, now, { validUntil: '2026-11-20' });
  const one = await buys(admin);
  expect((await one.details()).amounts.tax).toBe(0);
  now = new Date('2026-11-21T05:00:00Z');
  try {
    const refused = await one.place();
    expect([refused.status, refused.json()]).toMatchObject([409, { code: 'TOTAL_CHANGED' }]);
    const { amounts } = await one.details();
    expect(amounts.tax).toBeGreaterThan(0);
    expect(amounts.taxedWhy).toMatch(/^Tax is charged: certificate .+ ended on November 20, 2026\.$/);
    expect((await one.place({ total: amounts.total })).status).toBe(200);
  } finally {
    now = new Date('2026-11-20T14:00:00Z');
  }
});

test('[B2B-4] trust 7: orders placed while staff revoke are without tax and name the certificate, or are refused; never between', async () => {
  const { admin, colleague } = await organization(shop, 'elm');
  const people = [admin, ...(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => colleague(name))))];
  const id = await approved(shop, admin, now);
  await taxBecomes(admin, false);
  const ready = await Promise.all(people.map((browser) => buys(browser)));
  const [revoked, ...replies] = await Promise.all([reviewed(shop, id, 'revoke', now), ...ready.map((one) => one.place())]);
  expect(revoked).toMatchObject({ ok: true });
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const numbers = replies.flatMap((reply) => reply.json<{ orderNumber?: string }>().orderNumber ?? []);
  const { rows } = await shop.db.raw(
    `select tax, jsonb_array_length(tax_exemptions) as named from order_head where order_number = any($1) and status = 'placed'`,
    [`{${numbers.join()}}`],
  );
  expect(rows).toEqual(numbers.map(() => ({ tax: 0, named: 1 })));
  const after = await buys(admin);
  expect((await after.details()).amounts.tax).toBeGreaterThan(0);
});

test('[B2B-4] an account that buys without tax by agreement keeps that everywhere, and its orders say so', async () => {
  const { admin, mailOf } = await organization(shop, 'fir');
  await shop.db.raw(
    `update account set permissions = permissions || '{TAX_EXEMPT}' where account_number = (select account_number from profile where email = $1)`,
    [mailOf('ruth')],
  );
  const one = await buys(admin);
  expect((await cartOf(admin)).metadata.cartProperty.taxExemptType).toBe('ACCOUNT');
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  expect((await orderOf(admin, orderNumber)).amounts).toMatchObject({
    tax: 0,
    exempt: [{ label: 'Tax: exempt', why: 'Your account is tax-exempt.' }],
  });
});
