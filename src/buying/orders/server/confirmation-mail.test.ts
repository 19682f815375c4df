// The confirmation goes through the outbox, and the test reads it in the mailbox (CHK-4).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testShop, type TestShop } from '#test/shop';
import { prepareCarts } from '#test/carts';
import { ADDRESS, buyer } from '../fixtures.ts';

const QUEBEC = { ...ADDRESS, address1: '1200 rue Sainte-Catherine O', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
/** Terms of the sale that Québec's Consumer Protection Act wants repeated. */
const TERMS_EN = ['Seller', 'Inkwell Canada Inc.', 'Changing your mind', '1-800-555-0178', '30 days of delivery'];
const TERMS_FR = ['Vendeur', 'Inkwell Canada Inc.', 'Si vous changez d’avis', '30 jours suivant leur arrivée'];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

test.each([
  [
    '',
    ADDRESS,
    /^Your order (\d{4}-){2}\d{4}: \$\d+\.\d\d$/,
    ['Thank you, Maya Ortiz.', 'Sales tax, MA', 'Deliver, 1 item', 'Visa ending 1111'],
  ],
  ['/en-ca', QUEBEC, /^Your order (\d{4}-){2}\d{4}: \$\d+\.\d\d$/, ['Thank you, Maya Ortiz.', 'GST', 'QST', 'H3B\u00A01A7', ...TERMS_EN]],
  [
    '/fr-ca',
    QUEBEC,
    /^Votre commande (\d{4}-){2}\d{4}\u00A0: \d+,\d\d\u00A0\$$/,
    ['Merci, Maya Ortiz.', 'TPS', 'TVQ', 'Livraison, 1 article', 'Visa se terminant par 1111', ...TERMS_FR],
  ],
])('[CHK-4] an order placed at “%s” is confirmed by mail in its language, as text and HTML', async (prefix, address, subject, texts) => {
  const email = `maya${prefix.replace('/', '-')}@example.com`;
  const guest = await buyer(shop, { itemId: '100', prefix, address, email });
  expect((await guest.place()).status).toBe(200);
  const message = await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select id, subject, html, plain from mailbox_message where recipient = $1', [email]);
      expect(rows).toHaveLength(1);
      return rows[0] as { id: number; subject: string; html: string; plain: string };
    },
    { timeout: 15_000, interval: 200 },
  );
  expect(message.subject).toMatch(subject);
  for (const text of texts) {
    expect(message.plain.toLowerCase()).toContain(text.toLowerCase());
    expect(message.html).toContain(text);
  }
  // The HTML uses nothing that mail programs lack.
  expect(message.html).toMatch(/^<!DOCTYPE html PUBLIC/);
  expect(message.html).not.toMatch(/<!-- -->|<!--\$|rel="preload"|<script/);
  expect(message.plain.includes('Inkwell Canada Inc.')).toBe(prefix !== '');
  expect(message.html).toContain(`http://localhost:3000${prefix}/order-lookup`);
  // Numbers do not wrap on a phone.
  for (const number of ['(\\d{4}-){2}\\d{4},?', '1-800-555-\\d{4},?'])
    expect(message.html).toMatch(new RegExp(`<span style="white-space:nowrap">${number}</span>`));
  const page = await shop.browser().send('GET', `/dev/mailbox/${message.id}`);
  expect(page.body).toMatch(/<img[^>]* src="\//);
  expect(page.body).not.toMatch(/<img[^>]* src="http/);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('the mailbox exists in a demo, not in production', async () => {
  expect((await shop.browser().send('GET', '/dev/mailbox')).body).toContain('maya@example.com');
  const seller = 'North Paper Co. | 8 Harbor Way | Portland, ME 04101';
  const real = await testShop({
    NODE_ENV: 'production',
    INKWELL_ALLOW_IN_PRODUCTION: 'sandbox, http, localhost, no-mail',
    INKWELL_DEMO: 'no',
    LOG_LEVEL: 'silent',
    INKWELL_SELLER_US: seller,
    INKWELL_SELLER_CA: seller,
  });
  expect((await real.browser().send('GET', '/dev/mailbox')).status).toBe(404);
  await real.close();
});
