// Nothing that opens over a page breaks a rule that a machine can check (WCAG 2.2 AA); the pages themselves are looked at in
// every-page-*.promise.ts.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { addSeveral } from './support/several-added.ts';
import { PHONE } from './support/every-page.ts';
import { publicPages } from './support/shop-pages.ts';

const link = (page: Page, name: RegExp) => page.getByRole('link', { name }).locator('visible=true').first();

test('axe finds nothing while suggestions, departments, the zip question or a large picture are open', async ({ page, shop }) => {
  const { product = '' } = await publicPages(page, shop.consumer, 'en-US');
  await page.goto(shop.consumer + product, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Search' }).fill('pap');
  await page.getByRole('option').first().waitFor();
  expect(await axeFindings(page), 'suggestions').toEqual([]);
  await page.keyboard.press('Escape');
  await link(page, /all departments/i).click();
  await page.locator('#all-departments li').first().waitFor();
  expect(await axeFindings(page), 'departments').toEqual([]);
  await page.keyboard.press('Escape');
  for (const name of [/near framingham/i, /enlarge picture/i]) {
    await link(page, name).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

test('axe finds nothing while a phone shows its menu or the filters', async ({ browser, page, shop }) => {
  const { category = '' } = await publicPages(page, shop.consumer, 'fr-CA');
  const phone = await (await newVisitor(browser, { viewport: PHONE })).newPage();
  await phone.goto(shop.consumer + category, { waitUntil: 'networkidle' });
  for (const name of [/^menu$/i, /filtres/i]) {
    await link(phone, name).click();
    await phone.getByRole('dialog').waitFor();
    expect(await axeFindings(phone), String(name)).toEqual([]);
    await phone.keyboard.press('Escape');
    await phone.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await phone.context().close();
});

const LOOKED_AT = [
  ['en-US', 'at a desk'],
  ['fr-CA', 'on a phone'],
] as const;

test.for(LOOKED_AT)(
  '[ATC-1, MINI-1] axe finds nothing in %s %s while a drawer, overlay, modal or toast confirms an addition, and in the mini cart',
  async ([locale, where], { page, shop, password }) => {
    if (where === 'on a phone') await page.setViewportSize(PHONE);
    const walker = await makeCartWalker(page, shop, password, locale);
    const told = page.locator('dialog[open]');
    const add = async (what: string, ...itemIds: string[]): Promise<void> => {
      await walker.add(itemIds.map((itemId) => ({ itemId, qty: 1 })));
      await told.getByRole('heading').first().waitFor();
      expect(await axeFindings(page), what).toEqual([]);
    };
    await walker.begin('guest');
    await add('drawer', '246811');
    await add('modal: refused', '900010');
    await add('overlay: sold out, with others to choose from', '900033');
    await addSeveral(page, shop.consumer + makePaths(locale).quickOrder(), '246811 2\n310877');
    const toast = page.locator('section:popover-open');
    await toast.getByRole('link').or(toast.getByRole('button')).first().hover();
    expect(await axeFindings(page), 'toast').toEqual([]);
    await walker.begin('business guest');
    await add('overlay of the business site', '246811');
    await walker.put([{ itemId: '246810' }]);
    await page.goto(shop.business + makePaths(locale).help(), { waitUntil: 'networkidle' });
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').locator('visible=true').click();
    for (const tab of [1, 0]) {
      await told.getByRole('tab').nth(tab).click();
      await told.getByRole('tabpanel').locator('visible=true').waitFor();
      expect(await axeFindings(page), `mini cart ${tab}`).toEqual([]);
    }
  },
);
