// What a business account's cart asks for and allows: budget centers with what is left of them, the notice of an account that needs one on
// every order, and who can allow what the account may not do.
import type { CartReply } from '#buying/cart/contract';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { namePurchaseOrder } from './support/buying.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const PAPER = '246811';
const COUNTED = 'Front office 4410';
const UNCOUNTED = 'Hygiene supplies 4420';

const WORDS = {
  'en-US': {
    refused: 'Your account doesn’t include special orders. Your account administrator can allow them.',
    label: 'Budget center',
    save: 'Save',
    saved: 'Saved for this cart.',
    left: / left in this budget$/,
    optional: '(optional)',
  },
  'fr-CA': {
    refused: 'Votre compte ne permet pas les commandes spéciales. L’administrateur de votre compte peut les autoriser.',
    label: 'Centre budgétaire',
    save: 'Enregistrer',
    saved: 'Enregistré pour ce panier.',
    left: /^Il reste .* dans ce budget$/,
    optional: '(facultatif)',
  },
} as const;

test.for(['en-US', 'fr-CA'] as const)(
  '[CART-24, CART-27, B2B-1] in %s what the account may not do names who can allow it; its budget centers tell what is left of them',
  async (locale, { page, shop, password, hold }) => {
    const { refused, label, save, saved, left, optional } = WORDS[locale];
    await hold('business');
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('business');
    const answer = page.waitForResponse((reply) => reply.url().includes('/cc/api/checkout/default/item') && reply.status() === 403);
    await walker.add([{ itemId: PAPER }], { type: 'SPECIAL' });
    await answer;
    await page.getByRole('dialog').getByText(refused).waitFor();
    expect(await walker.call('GET', '/cc/api/checkout')).toMatchObject({ cart: { items: [] } });

    await walker.put([{ itemId: PAPER }]);
    await page.goto(shop.business + makePaths(locale).cart('business'), { waitUntil: 'networkidle' });
    const form = page.locator('form:has([name=purchaseOrder])');
    const center = form.getByRole('combobox', { name: label });
    expect(await center.locator('option').allInnerTexts()).toEqual(expect.arrayContaining([COUNTED, UNCOUNTED]));
    expect(await form.getByText(optional).count(), 'budget center, purchase order and release may stay empty').toBe(3);
    const charge = async (name: string): Promise<number | null> => {
      await center.selectOption(name);
      await form.getByRole('button', { name: save }).click();
      await form.getByRole('status').getByText(saved).waitFor();
      const { cart } = (await walker.call('GET', '/cc/api/checkout?grindType=ALL')) as CartReply; // as its contract says
      expect(cart.cartAccountInfo.bc).toBe(name || null);
      return cart.bcDetails?.availableBalance ?? null;
    };
    const balance = await charge(COUNTED);
    expect(balance).toBeGreaterThan(0);
    const hint = form.getByText(left);
    await hint.waitFor();
    expect((await hint.innerText()).replaceAll(/\D/g, '')).toBe(((balance ?? 0) * 100).toFixed(0));
    expect(await charge(UNCOUNTED)).toBeNull();
    await hint.waitFor({ state: 'detached' });
    await charge('');
  },
);

test.for([
  ['en-US', 'Your account requires a budget center or a purchase order on every order.', '(optional)', /^Tax.*Exempt$/],
  ['fr-CA', 'Votre compte exige un centre budgétaire ou un bon de commande pour chaque commande.', '(facultatif)', /^Taxes.*Exonéré$/],
] as const)(
  '[CART-29] in %s an account that needs a budget center or purchase order on every order and pays no tax sees that in the cart',
  async ([locale, words, optional, untaxed], { page, shop, password, hold }) => {
    await hold('ediv');
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('ediv');
    await walker.put([{ itemId: PAPER }]);
    await page.goto(shop.business + makePaths(locale).cart('business'), { waitUntil: 'networkidle' });
    const form = page.locator('form:has(input[name=purchaseOrder])');
    await form.getByText(words).waitFor();
    expect(await form.getByText(optional).count()).toBe(0);
    const tax = page.locator('dl > div').filter({ hasText: untaxed });
    expect(await tax.count()).toBe(1);
  },
);

test.for([
  ['en-US', 'Sign in so we can put this on your account.'],
  ['fr-CA', 'Ouvrez une session pour que nous puissions l’ajouter à votre compte.'],
] as const)(
  '[CART-24, CART-27] in %s a guest who enters a purchase order learns why it is not stored',
  async ([locale, why], { page, shop, password }) => {
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('business guest');
    await walker.put([{ itemId: PAPER }]);
    await page.goto(shop.business + makePaths(locale).cart('business'), { waitUntil: 'networkidle' });
    const form = page.locator('form:has(input[name=purchaseOrder])');
    const order = form.locator('input[name=purchaseOrder]');
    await order.fill('4711');
    await form.getByRole('button', { name: WORDS[locale].save }).click();
    await page.getByRole('main').getByText(why).first().waitFor();
    expect(await form.getByRole('status').textContent()).toBe('');
    expect(await order.inputValue()).toBe('4711');
  },
);

test('[CART-5, CART-27] a purchase order that is still being typed goes along with “Check out”', async ({ page, shop, password, hold }) => {
  await hold('business');
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('business');
  await walker.put([{ itemId: PAPER }]);
  await page.goto(shop.business + makePaths('en-US').cart('business'), { waitUntil: 'networkidle' });
  await namePurchaseOrder(page.locator('form:has([name=purchaseOrder])'), 'PO-TYPED-LATE');
  await page.getByRole('link', { name: 'Check out' }).first().click();
  await page.waitForURL('**/checkout/**');
  const { cart } = (await walker.call('GET', '/cc/api/checkout')) as CartReply;
  expect(cart.cartAccountInfo.po).toBe('PO-TYPED-LATE');
  await walker.call('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { po: null }, 'PUT');
});
