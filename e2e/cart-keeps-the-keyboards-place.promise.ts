// Whatever an answer of the cart redraws: a short line says what can be had and takes it, and the keyboard stays where it was at work.
import type { Page } from 'playwright-core';
import { localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { REAM } from './support/buying.ts';

const PENS = '310877';
/** Nobody else here fetches it: others may buy up what a store has of the ream. */
const NOTES = '298442';
const STAPLER = '287104';
/** Three of it are left. */
const THREE_LEFT = '900003';
const FRAMINGHAM = { deliveryType: 'ISP', pickStoreNumber: '0008' } as const;

async function cartWith(page: Page, origin: string, locale: Locale, items: readonly object[], more: object = {}): Promise<void> {
  await page.goto(origin + makePaths(locale).help());
  const body = JSON.stringify({ items, ...more });
  await page.evaluate(
    `fetch('${localePrefix(locale)}/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((reply) => reply.json())`,
  );
  await page.goto(origin + makePaths(locale).cart('consumer'), { waitUntil: 'networkidle' });
}

/** The focused element's text and, for a field, its value. */
const focused = (page: Page): Promise<string> =>
  // As text: it runs in the page.
  page.evaluate(
    `(() => { const it = document.activeElement; return it === document.body ? '' : it.value || it.ariaLabel || it.textContent; })()`,
  );

test.for([
  ['en-US', 'Only 3 left.', 'Change quantity to 3', 'Not counted', 'Check out'],
  ['fr-CA', 'Il n’en reste que 3.', 'Passer la quantité à 3', 'Non compris', 'Passer à la caisse'],
] as const)(
  '[CART-24, DLV-2] %s a line that wants more than there is stays in its group, says how many are left, and takes them',
  async ([locale, left, take, not, checkOut], { page, shop }) => {
    await cartWith(page, shop.consumer, locale, [{ itemId: THREE_LEFT, qty: 5 }], { skipInv: true });
    const line = page.locator('[data-cart-item]');
    await line.getByText(left).waitFor();
    const group = page.locator('main section', { has: line });
    expect(await group.getByRole('heading', { level: 2 }).innerText()).toMatch(/\d/);
    expect(await line.innerText()).not.toContain(not);
    expect(await page.getByRole('link', { name: checkOut }).count()).toBe(0);
    await line.getByRole('button', { name: take }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(left).waitFor({ state: 'detached' });
    expect(await line.getByRole('textbox').inputValue()).toBe('3');
    await expect.poll(() => focused(page)).toBe('3');
    await page.getByRole('link', { name: checkOut }).locator('visible=true').first().waitFor();
  },
);

test('[DLV-2] [DLV-3] the keyboard stays at the goods whose way changed, of one line, of a group and of all', async ({ page, shop }) => {
  await cartWith(page, shop.consumer, 'en-US', [
    { itemId: NOTES, ...FRAMINGHAM },
    { itemId: PENS, ...FRAMINGHAM },
    { itemId: STAPLER, deliveryType: 'ISP', pickStoreNumber: '0014' },
  ]);
  const press = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Deliver these instead/);
  await page.getByText('2 items will be delivered instead').waitFor();
  await expect.poll(() => focused(page)).toContain('Pick these up instead of delivery');

  const delivered = page.locator('main section', { has: page.getByRole('button', { name: /^Pick these up/ }) });
  await delivered.locator('[data-cart-item]').getByRole('button', { name: /^More/ }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('Pick up instead');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^More/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] li', { hasText: '659 Worcester Rd' }).getByRole('button').first().click();
  await page.getByText('1 item will be picked up').waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/^More/);

  await press(/^Deliver everything/);
  await page.getByText('2 items will be delivered instead').waitFor();
  await expect.poll(() => focused(page)).toBe('Pick up everything in store');
});

test('[DLV-3] [DLV-5] the keyboard is back at the zip code that was changed', async ({ page, shop }) => {
  await cartWith(page, shop.consumer, 'en-US', [{ itemId: REAM }, { itemId: PENS }]);
  const change = page.locator('main section').getByRole('link', { name: 'Change ZIP code' });
  await change.focus();
  await page.keyboard.press('Enter');
  const zip = page.locator('dialog[open] input[name=zip], dialog[open] input[autocomplete=postal-code]').first();
  await zip.fill('99501');
  await page.keyboard.press('Enter');
  await page.locator('main section', { hasText: '99501' }).first().waitFor();
  await expect.poll(() => focused(page)).toBe('Change ZIP code');
});

test('[SFL-1] the keyboard stays at what is saved for later while one thing after the other goes to the cart', async ({ page, shop }) => {
  await cartWith(page, shop.consumer, 'en-US', [{ itemId: REAM }, { itemId: PENS }, { itemId: STAPLER }]);
  const saved = page.getByRole('region', { name: 'Saved for later' });
  for (const count of [1, 2]) {
    await page
      .locator('[data-cart-item]')
      .first()
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await expect.poll(() => saved.getByRole('article').count()).toBe(count);
  }
  await saved
    .getByRole('button', { name: /^Move to cart/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => saved.getByRole('article').count()).toBe(1);
  await expect.poll(() => focused(page)).toMatch(/^Move to cart/);
});
