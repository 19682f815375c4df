// Rare titles of the result of an addition, and the message of a plan that could not be added. In English and in French.
import type { Page, Route } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { expect, test } from './support/browser-test.ts';
import { addButton, openProduct } from './support/filled-cart.ts';

const ITEM = '**/cc/api/checkout/default/item';
const PAPER = '246811';
const DISCONTINUED = '900014';
/** Has run out; three others are like it. */
const RAN_OUT = '900033';
const LAPTOP = '610412';

/** Items that sold out after the page was rendered: the page's requests are redirected to this item. */
async function addedMeanwhile(page: Page, itemId: string): Promise<void> {
  await page.route(ITEM, (route) => askFor(route, { itemId }), { times: 1 });
  await addButton(page).click();
}

function askFor(route: Route, item: object): Promise<void> {
  const asked = route.request().postDataJSON() as { readonly items: readonly object[] };
  return route.continue({ postData: JSON.stringify({ ...asked, items: [{ ...asked.items[0], ...item }] }) });
}

test.for([
  ['en-US', 'Unavailable for purchase', 'Out of stock', 'Replacement item added to cart'],
  ['fr-CA', 'Ne peut pas être acheté', 'En rupture de stock', 'Article de remplacement ajouté au panier'],
] as const)(
  '[ATC-1, ATC-3] in %s a sold-out item says so, its alternate is called a replacement, and there are no recommendations next to them',
  async ([locale, unavailable, outOfStock, replaced], { page, shop }) => {
    let shelves = 0;
    page.on('request', (request) => void (shelves += (request.postData() ?? '').includes('cartOverlay') ? 1 : 0));
    const checkOut = 'a[href*="precheckout"]';
    await openProduct(page, shop.consumer + localePrefix(locale), PAPER);
    await addedMeanwhile(page, DISCONTINUED);
    const refused = page.getByRole('dialog', { name: unavailable });
    await refused.waitFor();
    expect(await refused.locator(checkOut).count()).toBe(0);
    await page.keyboard.press('Escape');
    await refused.waitFor({ state: 'hidden' });

    // The alternate is requested by the item's number.
    await page.route(`**/api/product/${PAPER}*`, (route) => route.continue({ url: route.request().url().replace(PAPER, RAN_OUT) }));
    await addedMeanwhile(page, RAN_OUT);
    const told = page.getByRole('dialog', { name: outOfStock });
    const choices = told.locator('section[aria-labelledby=instead-title]').getByRole('listitem');
    await expect.poll(() => choices.count()).toBe(3);
    expect(await told.evaluate((dialog) => dialog.clientWidth), 'the overlay').toBeGreaterThan(700);
    expect(await told.locator(checkOut).count()).toBe(0);
    const chosen = await choices.first().getByRole('link').first().innerText();
    await choices.first().getByRole('button').click();
    const instead = page.getByRole('dialog', { name: replaced });
    await instead.getByRole('listitem').filter({ hasText: chosen }).waitFor();
    expect(await instead.locator(checkOut).count()).toBe(1);
    // Only the business overlay shows what others bought.
    await page.waitForLoadState('networkidle');
    expect(shelves).toBe(0);
    expect(await instead.getByRole('region').count()).toBe(0);
  },
);

test.for([
  ['en-US', 'Add plan', 'The warranty plan is Out of Stock.', 'Failure while adding warranty plan. Please try again'],
  ['fr-CA', 'Ajouter le plan', 'Le plan de garantie est en rupture de stock.', 'L’ajout du plan de garantie a échoué. Veuillez réessayer'],
] as const)(
  '[ATC-2, ATC-3] in %s a plan that cannot be added says why where it was chosen, and can be tried again',
  async ([locale, add, out, failed], { page, shop }) => {
    await openProduct(page, shop.consumer + localePrefix(locale), LAPTOP);
    await addButton(page).click();
    const told = page.locator('dialog[open]');
    const plans = told.getByRole('radio');
    await plans.first().waitFor();
    const press = async (answer: (route: Route) => Promise<void>): Promise<void> => {
      await page.route(ITEM, answer, { times: 1 });
      await plans.first().check();
      await told.getByRole('button', { name: add }).click();
    };
    await press((route) => askFor(route, { itemId: '900001', parentRelationCartItemId: undefined }));
    await told.getByRole('alert').getByText(out).waitFor();
    expect(await plans.first().isChecked()).toBe(false);
    await press((route) => route.fulfill({ status: 500, json: { status: 500, code: 'TECHNICAL_PROBLEM', message: '' } }));
    await told.getByRole('alert').getByText(failed).waitFor();
    expect(await told.getByText(out).count()).toBe(0);
    const plan = (await plans.first().getAttribute('value')) ?? '';
    await press((route) => route.continue());
    await told.locator(`input[value="${plan}"]`).waitFor({ state: 'detached' });
    expect(await told.getByText(failed).count()).toBe(0);
  },
);
