// What came of adding is told on the surface that helps: what ran out offers what can be had, a limit lets the quantity be changed, the
// business site shows what goes with it. In English and in French.
import type { Page } from 'playwright-core';
import type { Static } from 'typebox';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { makeCartWalker } from './support/cart-walker.ts';
import { expect, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';
import { addButton, openProduct } from './support/filled-cart.ts';

type Row = Static<(typeof recommendationsContract)['POST /api/recommendations']['reply']>;

/** Something that the account has agreed on, and the prices of what its row has of that kind, as written. */
async function rowWithContract(page: Page, prefix: string): Promise<{ readonly itemId: string; readonly agreed: readonly string[] }> {
  for (const itemId of ['246810', '401588', '310877', '298440', '276011']) {
    const row = await page.evaluate(
      async ([address, about]) => {
        const body = JSON.stringify({ place: 'cartOverlay', itemIds: [about] });
        const asked = await fetch(`${address}/api/recommendations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const { rows } = (await asked.json()) as Row;
        return rows[0];
      },
      [prefix, itemId] as const,
    );
    const agreed = (row?.tiles ?? []).flatMap((tile) => (row?.agreed.includes(tile.itemId) && tile.price !== null ? [tile.price] : []));
    if (agreed.length > 0) return { itemId, agreed };
  }
  return expect.unreachable('no row of these holds anything of the contract');
}

async function add(page: Page, address: string, itemId: string, qty?: string): Promise<void> {
  await openProduct(page, address, itemId);
  const form = page.locator(`main form[action*="/cart"]:has(input[value="${itemId}"])`).locator('visible=true').first();
  if (qty !== undefined) await form.getByRole('textbox').fill(qty);
  await form.locator('button[type=submit]').click();
}

test.for([
  ['', 'Item limit exceeded', 'Add to cart', 'Added 5 to cart'],
  ['/fr-ca', 'Limite d’achat dépassée', 'Ajouter au panier', '5 ajoutés au panier'],
] as const)(
  '[ATC-1, ATC-3, CART-11] %s more than the limit is reported in the drawer, where the quantity can be changed',
  async ([prefix, limit, again, added], { page, shop }) => {
    // Taken five at a time: the page itself stops at the item's limit, an older page would not.
    await add(page, shop.consumer + prefix, '900004', '5');
    const checkOut = 'a[href*="precheckout"]';
    const came = page.getByRole('dialog', { name: added });
    await came.waitFor();
    expect(await came.locator(checkOut).count()).toBe(1);
    await page.keyboard.press('Escape');
    await addButton(page).click();
    const told = page.getByRole('dialog', { name: limit });
    await told.getByRole('button', { name: again }).waitFor();
    // Which item it is about, as it stands in the cart.
    await told
      .getByRole('listitem')
      .filter({ hasText: /Northfold/ })
      .getByText(/Quantit[yé]\D*5\b/)
      .waitFor();
    expect(await told.getByRole('textbox').getAttribute('maxlength')).toBe('3');
    // Nothing came in: the way on is here, not checkout.
    expect(await told.locator(checkOut).count()).toBe(0);
  },
);

test('[ATC-1] on the business site an overlay tells what was added and what else is on that shelf', async ({ page, shop }) => {
  await add(page, shop.business, '246811');
  const told = page.getByRole('dialog', { name: 'Added 1 to cart' });
  await told.getByRole('region', { name: /^(Customers also bought|Consider These)$/ }).waitFor();
  await told.getByRole('link', { name: 'Check out' }).waitFor();
  expect(await told.evaluate((dialog) => dialog.clientWidth)).toBeGreaterThan(700);
});

test.for([
  ['', 'Contract price'],
  ['/fr-ca', 'Prix contractuel'],
] as const)(
  '[ATC-3, REC-1, B2B-4] %s what goes with it stands at the prices of the buyer’s contract, and says so',
  async ([prefix, words], { page, shop, password, hold }) => {
    await hold('business');
    await signIn(page, `${shop.business}${prefix}/office/supplies/login`, 'business', password);
    // One whose row holds something of the contract: what others bought with it decides that.
    const { itemId, agreed } = await rowWithContract(page, prefix);
    await add(page, shop.business + prefix, itemId);
    const tiles = page.locator('dialog[open]').getByRole('article');
    const badged = tiles.filter({ hasText: words });
    await expect.poll(() => badged.count()).toBe(agreed.length);
    for (const price of agreed) expect(await badged.filter({ hasText: price }).count()).toBeGreaterThan(0);
  },
);

test.for([
  ['', 'Failure while adding item to cart. Please try again'],
  ['/fr-ca', 'L’ajout de l’article au panier a échoué. Veuillez réessayer'],
] as const)(
  '[ATC-2] %s an add that fails is said, noted in the shop’s log, and can be tried again',
  async ([prefix, words], { page, shop }) => {
    await page.route('**/cc/api/checkout/default/item', (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: 'TECHNICAL_PROBLEM', message: '' } }),
    );
    const noted = page.waitForRequest((request) => request.url().endsWith('/cc/api/log'));
    await add(page, shop.consumer + prefix, '246811');
    await page.locator('dialog[open]').getByText(words).waitFor();
    expect((await noted).postDataJSON()).toMatchObject({ msg: 'Add to cart failed', error: { status: 500, code: 'TECHNICAL_PROBLEM' } });
    expect((await (await noted).response())?.status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect.poll(() => addButton(page).getAttribute('aria-busy')).toBeNull();
    await page.unroute('**/cc/api/checkout/default/item');
    await addButton(page).click();
    await page
      .locator('dialog[open]')
      .getByText(/^(Added 1 to cart|1 ajouté au panier)$/)
      .waitFor();
  },
);

test('[ATC-3] what could not be had is counted in the shop’s log, by its code', async ({ page, shop, password }) => {
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('guest');
  const noted = page.waitForRequest((request) => request.url().endsWith('/cc/api/log'));
  await walker.add([{ itemId: '900001' }]);
  expect((await noted).postDataJSON()).toEqual({ msg: 'Item out of stock.', error: { code: 'OOS' }, info: { itemIds: ['900001'] } });
});
