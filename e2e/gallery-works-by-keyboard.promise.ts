// The components every screen is made of: each does what its name says by keyboard, is named for a screen reader, and breaks no rule
// that a machine can check, at rest and open.
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const GALLERY = '/gallery';
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const openGallery = (page: Page, origin: string) => page.goto(origin + GALLERY, { waitUntil: 'networkidle' });
const focusedName = (page: Page) => page.evaluate(`document.activeElement?.textContent?.trim() ?? ''`);

test.for([
  ['wide', { width: 1366, height: 900 }],
  ['on a phone', PHONE],
] as const)('axe finds nothing in any entry of the gallery, %s', { timeout: 60_000 }, async ([, viewport], { browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport });
  const page = await visitor.newPage();
  await openGallery(page, shop.consumer);
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});

test.for([
  ['Open drawer', 'Added 2 to cart'],
  ['Open form drawer', 'Add an address'],
  ['Open dialog', 'Remove this list?'],
  ['Open wide dialog', 'Compare the plans'],
  ['Open filters', 'Filters'],
] as const)('%s: named, holds the focus, Esc, the scrim and Back close it, the focus returns', async ([opener, title], { page, shop }) => {
  await openGallery(page, shop.consumer);
  const before = page.url();
  const surface = page.getByRole('dialog', { name: title });
  await button(page, opener).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(4, 4),
    () => surface.getByRole('button', { name: /^Close/ }).click(),
  ]) {
    await button(page, opener).focus();
    await page.keyboard.press('Enter');
    await surface.waitFor();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(`document.activeElement === document.body || document.activeElement.closest('dialog') !== null`)).toBe(
        true,
      );
    }
    await leave();
    await surface.waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe(opener);
    expect(page.url()).toBe(before);
  }
});

test('a form drawer says what is wrong in words, and keeps what was typed', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  await button(page, 'Open form drawer').click();
  const drawer = page.getByRole('dialog', { name: 'Add an address' });
  await drawer.getByLabel('City').fill('Natick');
  await drawer.getByLabel('City').press('Enter');
  await drawer.getByText('The address could not be saved. Try again.').waitFor();
  await expect.poll(() => drawer.getByLabel('City').inputValue()).toBe('Natick');
  await drawer.getByLabel('Street').fill('14 Elm St');
  await drawer.getByLabel('Street').press('Enter');
  await drawer.waitFor({ state: 'hidden' });
});

test('a toast is announced, reachable by keyboard above an open drawer, and stays while focused', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  await button(page, 'Open drawer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show toast' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const told = toasts.getByRole('status').getByText('Added 5 items to your cart, $84.60');
  await told.waitFor();
  await toasts.getByRole('link', { name: 'View cart' }).focus();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForTimeout(7_000); // longer than a toast lives
  expect(await told.isVisible()).toBe(true);
  await toasts.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await told.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await button(page, 'Show error toast').click();
  await toasts.getByRole('alert').getByText('The list could not be saved.').waitFor();
});

test('tabs move with the arrow keys, choices with them too, a quantity steps and is named after its product', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Credit card').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tab('Other payment').getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tabpanel').getByText('PayPal stands here.').waitFor();
  await page.getByRole('radio', { name: /Pick up today/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /Delivery Sat/ }).isChecked()).toBe(true);
  const quantity = page.getByRole('textbox', { name: 'Quantity – Sample' }).first();
  await page.getByRole('button', { name: 'Increase quantity – Sample' }).first().press('Enter');
  await expect.poll(() => quantity.inputValue()).toBe('2');
});

test('a carousel has its buttons before its slides, hides what is out of view and says where it is', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  const carousel = page.getByRole('region', { name: 'This week’s deals' });
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.getByRole('listitem').and(carousel.locator('ul[data-columns] > li'));
  await expect.poll(() => carousel.locator('ul[data-columns] > li[inert]').count()).toBeGreaterThan(0);
  expect(await slides.count()).toBeGreaterThan(3);
  await carousel.getByRole('button', { name: 'Next products' }).press('Enter');
  await carousel.getByText(/^Products 3–7 \/ 7$/).waitFor();
  await expect.poll(() => carousel.getByRole('button', { name: 'Next products' }).getAttribute('aria-disabled')).toBe('true');
});

test('suggestions are a combobox: arrows move, Esc closes, Enter searches for the word typed', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('pap');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.getByRole('option').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  expect(active).toBe(await list.getByRole('option', { selected: true }).getAttribute('id'));
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=pap');
});

/** Columns of twelve that the first tile of each kind takes at a width. */
const SPANS = {
  valueProposition: [4, 4, 12, 12],
  quickLinks: [3, 4, 6, 12],
  article: [4, 6, 6, 12],
  productCard: [6, 6, 12, 12],
  iconCard: [2, 3, 4, 6],
  hero: [12, 12, 12, 12],
  twoAcross: [6, 6, 12, 12],
  threeAcross: [4, 4, 12, 12],
  fourAcross: [3, 6, 6, 12],
  fullBleed: [12, 12, 12, 12],
  promoMessage: [12, 12, 12, 12],
};

test('[CAT-4] each tile kind and banner takes its own columns of twelve on each screen', async ({ page, shop }) => {
  await openGallery(page, shop.consumer);
  for (const [at, width] of [1366, 900, 700, 390].entries()) {
    await page.setViewportSize({ width, height: 900 });
    const spans = await page.evaluate(`Object.fromEntries([...document.querySelectorAll('[data-kind]')].map((grid) => {
      const gap = parseFloat(getComputedStyle(grid).columnGap);
      const column = (grid.clientWidth + gap) / 12;
      return [grid.dataset.kind, Math.round((grid.firstElementChild.offsetWidth + gap) / column)];
    }))`);
    expect(spans, `${width} px`).toEqual(Object.fromEntries(Object.entries(SPANS).map(([kind, all]) => [kind, all[at]])));
  }
});
