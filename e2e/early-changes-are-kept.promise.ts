// A slow device shows the page long before its script runs. Whatever a visitor does meanwhile must not be lost.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { putIntoCart, reach } from './support/buying.ts';

const paths = makePaths('en-US');

/** Opens a page whose script stays away until the function that is returned is called. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

test('[APP-12] a filter ticked and an order chosen while a list wakes up count', async ({ page, shop }) => {
  for (const step of ['filter', 'order', 'compare'] as const) {
    const wake = await openAsleep(page, shop.consumer + paths.category('paper', 'paper'));
    if (step === 'filter') {
      const box = page.getByRole('complementary', { name: 'Filters' }).locator('input[name=brand]').first();
      const brand = await box.inputValue();
      await box.check();
      wake();
      await page.waitForURL((url) => url.searchParams.get('brand') === brand);
      await expect.poll(() => box.isChecked()).toBe(true);
    } else if (step === 'order') {
      await page.locator('select[name=sort]').selectOption('priceAsc');
      wake();
      await page.waitForURL((url) => url.searchParams.get('sort') === 'priceAsc');
    } else {
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .first()
        .check();
      wake();
      await page.getByRole('region', { name: 'Compare', exact: true }).getByText('Compare 1 of 4').first().waitFor();
    }
  }
});

test('[CHK-1] text typed while checkout hydrates stays and is sent', async ({ page, shop }) => {
  await putIntoCart(page, shop.consumer, paths);
  const wake = await openAsleep(page, shop.consumer + paths.checkout('delivery'));
  const form = page.locator('main form');
  const early = { email: 'early@inkwell.example', fullName: 'Maya Ortiz', address1: '14 Elm St' };
  for (const [name, text] of Object.entries(early)) await form.locator(`input[name=${name}]`).fill(text);
  wake();
  // An awake page fills in the town of a zip code.
  await expect
    .poll(async () => {
      await form.locator('input[name=zip]').fill('');
      await form.locator('input[name=zip]').pressSequentially('01702');
      return form.locator('input[name=city]').inputValue();
    })
    .toBe('Framingham');
  for (const [name, text] of Object.entries(early)) expect(await form.locator(`input[name=${name}]`).inputValue()).toBe(text);
  await form.locator('button[type=submit]').locator('visible=true').last().click();
  await reach(page, 'payment');
});

test('[CHK-1] letters typed during hydration stay', async ({ page, shop }) => {
  await putIntoCart(page, shop.consumer, paths);
  // Replaying starts late, as on a busy device.
  await page.addInitScript(`{
    const now = window.setTimeout.bind(window);
    window.setTimeout = (work, ms = 0, ...rest) => now(work, ms + 2_000, ...rest);
  }`);
  const wake = await openAsleep(page, shop.consumer + paths.checkout('delivery'));
  const field = page.locator('main form input[name=email]');
  await field.pressSequentially('at-on');
  wake();
  await field.evaluate(
    (input) =>
      new Promise<void>((resolve) => {
        const look = (): void =>
          Object.keys(input).some((key) => key.startsWith('__reactProps')) ? resolve() : void requestAnimationFrame(look);
        look();
      }),
  );
  await field.pressSequentially('ce@inkwell.example');
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
  expect(await field.inputValue()).toBe('at-once@inkwell.example');
});
