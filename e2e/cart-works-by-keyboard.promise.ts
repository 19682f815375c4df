// By keyboard alone: what is focused is in view and never under the bar at the foot of a phone; lines change, go and come back; drawers
// take the focus, keep it and give it back.
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { cartLines, openCartOf, putIntoCart } from './support/filled-cart.ts';

const focusedName = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('[CART-27] a line is changed, taken out and brought back by keys; the coupon field and its answer are reached', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1, 1]);
  const first = cartLines(page).first();
  await first.getByRole('textbox').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => first.getByRole('textbox').inputValue()).toBe('2');
  await first.getByRole('button', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  // The pressed button left with its line: the way back has the focus.
  await expect.poll(() => focusedName(page)).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => cartLines(page).count()).toBe(2);
  await page.getByRole('textbox', { name: 'Coupon code' }).focus();
  await page.keyboard.type('NOSUCHCODE');
  await page.keyboard.press('Enter');
  await page.getByText('We don’t recognize coupon NOSUCHCODE.').waitFor();
});

test('focus is never under the bar at the foot of a phone', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  await openCartOf(page, shop.consumer, [1, 2, 1]);
  const covered: string[] = [];
  for (let tab = 0; tab < 60; tab += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const bar = document.querySelector('[data-bottom-bar]');
      const focused = document.activeElement;
      if (bar === null || focused === null || focused === document.body || bar.contains(focused)) return null;
      const { top, bottom, width } = focused.getBoundingClientRect();
      const under = width > 1 && (bottom > bar.getBoundingClientRect().top + 1 || top < 0);
      return under ? `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}` : null;
    });
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);
  await visitor.close();
});

test.for([
  ['consumer', 'en-US', 1366],
  ['consumer', 'fr-CA', 390],
] as const)(
  '[CART-27, ATC-6] %s, %s, %i px: axe finds nothing in the cart and its drawers; Esc closes each, and the focus returns',
  { timeout: 120_000 },
  async ([tenant, locale, width], { browser, shop }) => {
    const visitor = await newVisitor(browser, { viewport: { width, height: 844 } });
    const page = await visitor.newPage();
    await openCartOf(page, shop[tenant], [2], { locale });
    // A chair has plans, services and a drawer of its own; what ran out has alternate choices.
    await putIntoCart(page, { locale }, [
      { itemId: '520331', qty: 1 },
      { itemId: '900022', qty: 12 },
    ]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await axeFindings(page), 'the cart').toEqual([]);
    const openers = page.getByRole('main').locator('[aria-haspopup=dialog]');
    const names = {
      'en-US': [/item number/i, /furniture service/i, /price details/i],
      'fr-CA': [/num[ée]ro d’article/i, /mobilier/i, /prix/i],
    };
    for (const name of names[locale]) {
      const opener = openers.filter({ hasText: name }).locator('visible=true').first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await axeFindings(page), String(name)).toEqual([]);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement), { message: String(name) }).toBe(true);
    }
    await visitor.close();
  },
);
