// Nothing is charged that was not on the page where the shopper decided: the product page, the drawer after adding, then the cart say the same.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
/** An item with a coupon that applies by itself, and one with a handling fee. */
const [WITH_COUPON, WITH_FEE] = ['298444', '520331'];

const textOf = async (page: Page, place: string): Promise<string> => (await page.locator(place).last().innerText()).replaceAll(/\s+/g, ' ');

test.for(['consumer', 'business'] as const)(
  '[CART-16] coupons, fees, delivery and tax of the cart stand where the goods were added (%s site)',
  async (site, { page, shop }) => {
    await page.goto(shop[site] + paths.product('x', WITH_COUPON), { waitUntil: 'networkidle' });
    const slip = await textOf(page, 'main');
    for (const said of ['10% off lined notes −$1.35', 'To your door, before tax $20.09', 'Tax is shown in the cart'])
      expect(slip).toContain(said);
    await page.goto(shop[site] + paths.product('x', WITH_FEE), { waitUntil: 'networkidle' });
    expect(await textOf(page, 'main')).toContain('Handling, large item + $25.00 each');
    await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: /^Added 1/ }).waitFor();
    const rows = await drawer.locator('dl > div').allInnerTexts();
    const added = rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
    expect(added).toContainEqual(expect.stringMatching(/\$25\.00$/));
    expect(added).toContainEqual(expect.stringMatching(/tax.* \$\d/i));
    await page.goto(shop[site] + paths.cart(site), { waitUntil: 'networkidle' });
    const receipt = await textOf(page, 'main');
    for (const row of added) expect(receipt).toContain(row.split(' $')[1] ?? row);
  },
);
