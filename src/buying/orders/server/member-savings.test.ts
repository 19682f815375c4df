// A membership's delivery savings and their reason show from checkout to the mail (CART-16, experience: fees are explained).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { cartOf, prepareCarts } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { ADDRESS, buyer } from '../fixtures.ts';

const QUEBEC = { ...ADDRESS, address1: '1200 rue Sainte-Catherine O', city: 'Montréal', state: 'QC', zipCode: 'H3B 1A7' };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_DEMO: 'yes' }, undefined, prepareCarts);
});
afterAll(() => shop.close());

const mailTo = (email: string): Promise<{ readonly html: string; readonly plain: string }> =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw(
        `select html, plain from mailbox_message where recipient = $1 and plain ~ 'membership saves|adhésion vous épargne|Free|Gratuit'`,
        [email],
      );
      expect(rows).toHaveLength(1);
      return rows[0] as { html: string; plain: string };
    },
    { timeout: 15_000, interval: 200 },
  );

test.each([
  ['', ADDRESS, true, 'Your membership covers delivery.'],
  ['/fr-ca', QUEBEC, true, 'Votre adhésion couvre la livraison.'],
  ['', ADDRESS, false, 'Your membership covers delivery.'],
] as const)(
  '[CART-16] at “%s” a member’s small order says why its delivery is free; a non-member pays (%#)',
  async (prefix, address, member, words) => {
    const browser = shop.browser();
    const email = `saves${prefix.replace('/', '-')}-${member}@example.com`;
    await openAccount(shop, browser, { fullName: 'Ana Ruiz', email, password: 'a long enough password' }, { prefix });
    if (member) await shop.db.raw(`update profile set membership_program = 'PREMIUM' where email = $1`, [email]);
    await browser.send('POST', `${prefix}/api/sign-in`, { email, password: 'a long enough password' });
    const guest = await buyer(shop, { browser, prefix, address, email, itemId: '100' });
    const { cartSummary }: CartReply['cart'] = await cartOf(browser, '', prefix);
    const { amounts } = await guest.details();
    expect(amounts.memberSavings).toBe(cartSummary.finalMembershipSavings);
    expect(amounts.memberSavings > 0).toBe(member);
    expect(amounts.shipFee > 0).toBe(!member);
    const { orderNumber } = (await guest.place()).json<{ orderNumber: string }>();
    const order = (await browser.send('GET', `${prefix}/api/orders/${orderNumber}`)).json<OrderDetail>();
    expect(order.amounts).toMatchObject({ shipFee: amounts.shipFee, memberSavings: amounts.memberSavings });
    if (!member) return;
    const mail = await mailTo(email);
    expect(mail.plain).toContain(words);
    expect(mail.html).toContain(words);
  },
);
