// The delivery calendar and the store map by keyboard, with a screen reader, and without JavaScript.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { addWithoutJavaScript, openCartOf } from './support/filled-cart.ts';

const paths = makePaths('en-US');
const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const focusedName = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const calendarOf = (page: Page) => page.getByRole('group', { name: 'When should it arrive?' });
/** The part of the page that opens; named by what it says. */
const partOf = (page: Page) => page.locator('summary', { hasText: /^(Choose a later delivery day|Delivery on )/ });
/** Screen reader text of the chosen day. */
const chosenDay = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('fieldset input[type=radio]:checked')?.closest('label')?.querySelector('.sr')?.textContent ?? '',
  );

test('[DLV-4] a later day is chosen by keys: arrows go over the open days, Enter keeps the day, and the focus comes back', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1]);
  await partOf(page).focus();
  await page.keyboard.press('Enter');
  await calendarOf(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await chosenDay(page)).toMatch(/, as soon as possible$/);
  await page.keyboard.press('ArrowRight');
  const next = await chosenDay(page);
  await page.keyboard.press('ArrowRight');
  const later = await chosenDay(page);
  expect(new Set([next, later]).size).toBe(2);
  // Closed days are passed over.
  expect([next, later].filter((said) => said.includes('No deliveries'))).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(`Delivery on ${later}`).waitFor();
  await expect.poll(() => focusedText(page)).toContain(`Delivery on ${later}`);
  await page.reload();
  await page.getByText(`Delivery on ${later}`).waitFor();
});

test('[DLV-4] a later day is chosen without JavaScript, and can be given up again', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, '246810');
  await partOf(page).click();
  const days = calendarOf(page).locator('input[type=radio]:enabled');
  await days.last().check();
  await calendarOf(page).locator('xpath=..').getByRole('button', { name: 'Save day' }).click();
  await page.waitForLoadState('load');
  expect(await partOf(page).textContent()).toContain('Delivery on ');
  await partOf(page).click();
  await expect.poll(() => calendarOf(page).locator('input[type=radio]:enabled').last().isChecked()).toBe(true);
  await calendarOf(page).locator('input[type=radio]:enabled').first().check();
  await page.getByRole('button', { name: 'Save day' }).click();
  await page.waitForLoadState('load');
  expect(await partOf(page).textContent()).toContain('Choose a later delivery day');
  await visitor.close();
});

test('[STO-2] a pin of the map is reached by keys and leads to its store in the list; the towns are drawn for the eye alone', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + paths.stores(), { waitUntil: 'networkidle' });
  const map = page.getByRole('region', { name: 'Map of the stores in the list' });
  const pin = map.getByRole('button', { name: /^2\. .*: go to it in the list$/ });
  await pin.waitFor();
  const zoomIn = map.getByRole('button', { name: 'Zoom in' });
  await zoomIn.focus();
  // Zoom, the canvas with its name, then the pins as one stop: arrows lead from one to the next, and Tab out of the map.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Map. Use the arrow keys to move it');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toMatch(/^1\. /);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toMatch(/^1\. /);
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toMatch(/^2\. /);
  await page.keyboard.press('Tab');
  expect(await map.evaluate((region) => region.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toMatch(/^2\. /);
  await page.keyboard.press('Enter');
  const name = (await pin.getAttribute('aria-label'))?.replace(/^2\. (.*): .*$/, '$1') ?? '';
  await expect.poll(() => focusedText(page)).toContain(name);
  await map.getByText('Worcester', { exact: true }).waitFor();
  expect(await map.getByRole('button').count()).toBeGreaterThan(2);
  expect(await page.locator('.leaflet-towns-pane').getAttribute('aria-hidden')).toBe('true');
});
