// The display that an account prefers is on shared pages too, from the first paint on (USR-1).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[USR-1] larger text and underlined links are on every page until they are turned off', async ({ page, shop, password }) => {
  await page.goto(shop.consumer + paths.login());
  await page.locator('main input[name=email]').fill('partner@inkwell.example');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/office/supplies/'));
  const look = () => page.locator('html').evaluate((html) => [html.dataset['display'] ?? '', getComputedStyle(html).fontSize]);
  const choose = async (isOn: boolean): Promise<void> => {
    await page.goto(shop.consumer + paths.preferences());
    for (const name of [/^Larger text/, /^Underlined links/]) await page.getByRole('checkbox', { name }).setChecked(isOn);
    await page.getByRole('button', { name: 'Save display' }).click();
    await page.getByText('Your display is saved.').waitFor();
  };
  await choose(true);
  await page.goto(shop.consumer + paths.home());
  expect(await look()).toEqual(['t u', '18px']);
  const underline = await page
    .locator('footer nav a, footer li a')
    .first()
    .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(underline).toBe('underline');
  await choose(false);
  expect(await look()).toEqual(['', '16px']);
});
