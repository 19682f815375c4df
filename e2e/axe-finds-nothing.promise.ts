// Nothing that opens over a page breaks a rule that a machine can check (WCAG 2.2 AA); the pages themselves are looked at in
// every-page-*.promise.ts.
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
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
  for (const name of [/deliver to/i, /enlarge picture/i]) {
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
