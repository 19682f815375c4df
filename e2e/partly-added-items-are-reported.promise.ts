// Several items in one press: what came otherwise than it was asked for is said, item by item, and does not count as if nothing had
// happened (CART-13, ATC-6). And what waits in the cart for a store is offered one there.
import { localePrefix, type Locale } from '#base/locale/rules';
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

/** There are three of it. */
const BINDER = '900003';
/** Sold in stores only. */
const CRATE = '900019';

const WORDS = {
  'en-US': {
    many: 'Several items',
    check: 'Check rows',
    add: 'Add 1 row to cart',
    added: '1 row is in your cart.',
    addAll: 'Add all to cart',
    inCart: '1 item is in your cart.',
    fewer: /binder, 3 in\., marbled green: We're sorry, but you have ordered more than we have in stock\./,
    choose: 'Choose store in cart to see availability.',
    pickUp: /^Pick up instead/,
  },
  'fr-CA': {
    many: 'Plusieurs articles',
    check: 'Vérifier les lignes',
    add: 'Ajouter 1 ligne au panier',
    added: '1 ligne est dans votre panier.',
    addAll: 'Tout ajouter au panier',
    inCart: '1 article est dans votre panier.',
    fewer: /marbrée verte\u00A0: Désolés, vous en avez commandé plus que nous n’en avons en stock\./,
    choose: 'Choisissez un magasin dans le panier pour voir la disponibilité.',
    pickUp: /^Ramasser plutôt/,
  },
} as const;
const LOCALES = ['en-US', 'fr-CA'] as const;

const post = (page: Page, locale: Locale, path: string, body: object): Promise<{ listId?: string }> =>
  page.evaluate(
    async ([to, text]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).json(),
    [localePrefix(locale) + path, JSON.stringify(body)] as const,
  ) as Promise<{ listId?: string }>; // as their contracts say

const intoCart = (page: Page, locale: Locale, itemId: string, qty: number, more = {}) =>
  post(page, locale, '/cc/api/checkout/default/item', { items: [{ itemId, qty }], ...more });

test.for(LOCALES)('[ATC-6, CART-13] a row of which fewer came than it promised says so (%s)', async (locale, { page, shop }) => {
  const words = WORDS[locale];
  await page.goto(shop.consumer + makePaths(locale).quickOrder(), { waitUntil: 'networkidle' });
  await page.getByLabel(words.many).fill(`${BINDER}, 2`);
  await page.getByRole('button', { name: words.check }).click();
  await page.getByRole('button', { name: words.add }).waitFor();
  // In another window of the same shopper two of the three have gone into the cart meanwhile.
  await intoCart(page, locale, BINDER, 2);
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.added).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(words.fewer);
  expect(await axeFindings(page)).toEqual([]);
});

test.for(LOCALES)('[LST-5, CART-13] an item of a list of which fewer came than it holds says so (%s)', async (locale, { page, shop }) => {
  const words = WORDS[locale];
  const email = `otherwise-${locale.toLowerCase()}@inkwell.example`;
  await page.goto(shop.consumer);
  await openAccount(page, { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler', company: 'Tremblay' });
  const { listId } = await post(page, locale, '/cc/api/list', { name: 'Binders', items: [{ itemId: BINDER, qty: 3 }] });
  await intoCart(page, locale, BINDER, 2);
  await page.goto(shop.consumer + makePaths(locale).lists('consumer', { listId: listId ?? '' }), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: words.addAll }).click();
  await page.getByText(words.inCart).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(words.fewer);
});

test.for(LOCALES)(
  '[CART-13, DLV-3] what is sold in stores only waits in the cart for its store, and one is offered there (%s)',
  async (locale, { page, shop }) => {
    const words = WORDS[locale];
    await page.goto(shop.consumer + makePaths(locale).help());
    await intoCart(page, locale, CRATE, 1, { skipInv: true });
    await page.goto(shop.consumer + makePaths(locale).cart('consumer'), { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await main.getByText(words.choose).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await main.getByRole('button', { name: words.pickUp }).first().click();
    await page.getByRole('dialog').waitFor();
  },
);
