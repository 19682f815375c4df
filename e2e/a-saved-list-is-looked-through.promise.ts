// What is saved is looked through: what became cheaper, what can be had, by a word; taken off and brought back; with what else there is.
// The guest of the business site signs in, and the account's contract makes a thing cheaper than it was when it was saved.
import type { Page } from 'playwright-core';
import type { SavedList } from '#buying/saved-for-later/contract';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

/** On the account's contract, gone from every shelf, and two that are neither. */
const CHEAPER = '246810';
const SOLD_OUT = '900001';
const OTHERS = ['900005', '900006'] as const;

const WORDS = {
  'en-US': {
    title: 'Saved for later',
    drop: /^Price dropped by \$\d+\.\d\d since you saved it$/,
    filters: { priceDrop: 'Price dropped', inStock: 'In stock', outOfStock: 'Out of stock', all: 'All' },
    search: 'Search saved items',
    noMatch: 'No saved item matches.',
    showAll: 'Show all',
    remove: /^Remove/,
    removed: /^Removed /,
    undo: 'Undo',
    moveAll: 'Move all to cart',
    related: /^(Alternate choices|Customers also bought|Works well with this)$/,
  },
  'fr-CA': {
    title: 'Articles mis de côté',
    drop: /^Prix réduit de \d+,\d\d\s\$ depuis que vous l’avez mis de côté$/,
    filters: { priceDrop: 'Prix réduit', inStock: 'En stock', outOfStock: 'En rupture de stock', all: 'Tous' },
    search: 'Chercher parmi les articles mis de côté',
    noMatch: 'Aucun article mis de côté ne correspond.',
    showAll: 'Tout afficher',
    remove: /^Retirer/,
    removed: / retiré$/,
    undo: 'Annuler',
    moveAll: 'Tout remettre au panier',
    related: /^(Autres choix|Les clients ont aussi acheté|Se complètent bien)$/,
  },
} as const;

const call = (page: Page, address: string, body?: object, override?: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...(override === undefined ? {} : { 'x-http-method-override': override }) };
  const request = body === undefined && override === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body ?? {}) };
  // As text: it runs in the page.
  return page.evaluate(`fetch(${JSON.stringify(address)}, ${JSON.stringify(request)}).then((reply) => reply.json())`);
};

/** Empties the account's list and cart. */
async function clear(page: Page, prefix: string): Promise<void> {
  const { itemList } = (await call(page, `${prefix}/cc/api/sfl`)) as SavedList; // as its contract says
  for (const { listItemId } of itemList.items) await call(page, `${prefix}/cc/api/sfl/${listItemId}`, undefined, 'DELETE');
  const { cart } = (await call(page, `${prefix}/cc/api/checkout`)) as { cart: { items: { cartItemId: string }[] } }; // as its contract says
  for (const { cartItemId } of cart.items) await call(page, `${prefix}/cc/api/checkout/default/item/${cartItemId}`, undefined, 'DELETE');
}

test.for(['en-US', 'fr-CA'] as const)(
  '[SFL-1] in %s the saved list of a business buyer tells what became cheaper, is filtered, searched, changed and undone',
  // The account may have to be waited for.
  { timeout: 400_000 },
  async (locale, { page, shop, password, hold }) => {
    const paths = makePaths(locale);
    const prefix = locale === 'fr-CA' ? '/fr-ca' : '';
    const words = WORDS[locale];
    await hold('business');
    await signIn(page, shop.business + paths.login(), 'business', password);
    await clear(page, prefix);
    await page.context().clearCookies({ name: /^(?!consent$)/ });
    await page.goto(shop.business + paths.help(), { waitUntil: 'networkidle' });
    for (const itemId of [CHEAPER, SOLD_OUT, ...OTHERS]) await call(page, `${prefix}/cc/api/sfl`, { itemId, qty: 1 });
    await signIn(page, shop.business + paths.login(), 'business', password);
    await page.goto(shop.business + paths.cart('business'), { waitUntil: 'networkidle' });

    const list = page.getByRole('region', { name: words.title });
    const rows = list.getByRole('article');
    const row = (itemId: string) => rows.filter({ hasText: itemId });
    await expect.poll(() => rows.count()).toBe(4);
    await row(CHEAPER).getByText(words.drop).waitFor();
    expect(await list.getByText(words.drop).count()).toBe(1);
    expect(await list.getByRole('group', { name: words.related }).count(), 'what is related').toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);

    const filter = async (name: keyof typeof words.filters, ...shown: string[]): Promise<void> => {
      const chip = list.getByRole('button', { name: words.filters[name], exact: true });
      await chip.click();
      await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => rows.count(), { message: name }).toBe(shown.length);
      for (const itemId of shown) expect(await row(itemId).count(), `${name} ${itemId}`).toBe(1);
    };
    await filter('priceDrop', CHEAPER);
    await filter('outOfStock', SOLD_OUT);
    await filter('inStock', CHEAPER, ...OTHERS);
    await filter('all', CHEAPER, SOLD_OUT, ...OTHERS);
    const search = list.getByRole('searchbox', { name: words.search });
    await search.fill(OTHERS[1]);
    await expect.poll(() => rows.count()).toBe(1);
    await row(OTHERS[1]).waitFor();
    await search.fill('zzzz');
    await list.getByText(words.noMatch).waitFor();
    await list.getByRole('button', { name: words.showAll }).click();
    await expect.poll(() => rows.count()).toBe(4);

    await row(OTHERS[0]).getByRole('button', { name: words.remove }).click();
    await list.getByText(words.removed).waitFor();
    expect(await rows.count()).toBe(3);
    await list.getByRole('button', { name: words.undo }).click();
    await row(OTHERS[0]).waitFor();

    // All go but what nobody has: that stays, and is still there after the page is loaded again.
    await list.getByRole('button', { name: words.moveAll }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await row(SOLD_OUT).waitFor();
    expect(await rows.count()).toBe(1);
    await expect.poll(() => page.locator('[data-cart-item]').count()).toBe(3);
    await clear(page, prefix);
  },
);
