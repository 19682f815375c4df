// Goods that are not there any more when the order is placed: which they are, what is left, and what can be done, right in the review.
import type { Page } from 'playwright-core';
import { localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';

/** Nothing else here buys it; more of it than any shelf holds. */
const TEA = { itemId: '900021', qty: 9_000 };

/** As if the shelf had been counted while the review stood open: the line is there, and nobody has said yet that there is too little. */
function addBeyondStock(page: Page, locale: Locale): Promise<unknown> {
  const body = JSON.stringify({ items: [TEA], skipInv: true });
  return page.evaluate(
    ([address, text]) => fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }),
    [`${localePrefix(locale)}/cc/api/checkout/default/item`, body] as const,
  );
}

async function reachReview(page: Page, origin: string, locale: Locale): Promise<void> {
  const paths = makePaths(locale);
  await putIntoCart(page, origin, paths);
  await page.goto(origin + paths.checkout('delivery'));
  await reach(page, 'delivery');
  await typeDelivery(page, locale === 'en-US' ? 'US' : 'CA', `less.${locale.toLowerCase()}@inkwell.example`);
  await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
}

const mend = (page: Page, what: 'less' | 'remove' | 'restore') =>
  page.locator(`main form:has(input[name=mend][value=${what}]) button[type=submit]`);

test.for(['en-US', 'fr-CA'] as const)(
  '[CHK-4] [DLV-1] an order that cannot be filled names the item and what is left; it is mended and placed in the review (%s)',
  async (locale, { page, shop }) => {
    await reachReview(page, shop.consumer, locale);
    await addBeyondStock(page, locale);
    await pressOn(page);
    // After the refusal the review shows the line with its error, and no button that cannot work.
    await page.locator('main [role=alert]').waitFor();
    const short = page.locator('main li:has(> div > form > input[name=mend][value=remove])');
    await short.waitFor();
    expect(await short.count()).toBe(1);
    const named = (await short.locator('a').first().textContent()) ?? '';
    expect(await page.locator('main').innerText()).toContain(named);
    expect(await page.locator('main input[name=total]').count()).toBe(0);

    // Removed and restored, the line is unchanged; the available quantity can be ordered.
    await mend(page, 'remove').click();
    await mend(page, 'restore').click();
    await page.waitForURL(/changed=restore/);
    await mend(page, 'less').click();
    await page.waitForURL(/changed=less/);
    await page.locator('main input[name=total]').waitFor({ state: 'attached' });
    expect(await mend(page, 'remove').count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain(named);
    await pressOn(page);
    await orderPlaced(page);
    expect(await page.locator('main').innerText()).toContain(named);
  },
);
