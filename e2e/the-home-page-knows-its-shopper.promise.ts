// The home page is one for everybody, and begins with the shopper's own goods once they have signed in (CAT-2).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { callFrom, comeAnew } from './support/newcomer.ts';

const EN = makePaths('en-US');

test('[CAT-2] a shopper who has signed in is greeted before the page is awake, and nothing moves when their goods come', async ({
  page,
  shop,
  password,
  hold,
}) => {
  await hold('shopper');
  await comeAnew(page, { as: 'shopper', password, address: shop.consumer + EN.help(), call: callFrom(page, '') });
  await page.getByRole('banner').getByRole('link', { name: /maya/i }).waitFor();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/recommendations', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.consumer + EN.home(), { waitUntil: 'domcontentloaded' });
  const row = page.getByRole('region', { name: 'Buy it again' });
  const below = page.getByRole('heading', { name: 'Shop by department' });
  await row.waitFor();
  expect(await page.locator('#hero-title').isVisible()).toBe(false);
  const room = (await below.boundingBox())?.y;
  await page.getByRole('heading', { level: 1, name: 'Hi, Maya' }).waitFor();
  letGo();
  await row.getByRole('article').first().waitFor();
  expect((await below.boundingBox())?.y).toBe(room);
  expect(await axeFindings(page)).toEqual([]);
  const top = async (): Promise<number | undefined> => (await page.getByRole('main').boundingBox())?.y;
  const greeted = await top();

  // In another session the browser's memory counts for nothing.
  await page.context().clearCookies({ name: /^(?!consent$)/ });
  await page.goto(shop.consumer + EN.home());
  await page.locator('#hero-title').waitFor();
  expect(await row.isVisible()).toBe(false);
  // The greeting takes the hero's place without moving the page.
  expect(await top()).toBe(greeted);
});
