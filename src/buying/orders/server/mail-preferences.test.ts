// Mails about an order follow what its owner prefers (USR-1).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCoupons } from '#goods/promotions/server';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { ADDRESS, buyer } from '../fixtures.ts';
import { makeOrderLifecycle, type OrderLifecycle } from './order-lifecycle.ts';

const MONTREAL = { ...ADDRESS, address1: '1200 rue Sainte-Catherine O', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
let shop: TestShop;
let lifecycle: OrderLifecycle;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
});
afterAll(() => shop.close());

/** Subjects of the mails about orders to an address, oldest first. */
const subjectsTo = async (email: string): Promise<string[]> =>
  (await shop.db.raw(`select subject from mailbox_message where recipient = $1 and html like '%/order%' order by id`, [email])).rows.map(
    ({ subject }) => String(subject),
  );

test('[USR-1] an order that ships sends no mail to who turned it off, and its arrival is told in the preferred language', async () => {
  const email = 'maya@montreal.example';
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: 'a long enough password' }, { prefix: '/en-ca' });
  const mail = { language: 'fr', shipped: false, delivered: true };
  expect((await browser.send('POST', '/api/account/preferences/mail', mail)).status).toBe(200);
  const ready = await buyer(shop, { browser, itemId: '100', prefix: '/en-ca', address: MONTREAL, email });
  const { orderNumber } = (await ready.place()).json<{ orderNumber: string }>();
  for (const step of ['ship', 'deliver'] as const)
    await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff', carrier: 'Courier', trackingNumber: 'C-1' }, new Date());
  await vi.waitFor(async () => expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/^Livrée/)), { timeout: 30_000 });
  const subjects = await subjectsTo(email);
  // The receipt answers what was done in English; nothing says that it shipped.
  expect(subjects[0]).toMatch(/^Your order /);
  expect(subjects).toHaveLength(2);
});
