// A buyer with a contract sees only their own price of an item, without a list price (B2B-4).
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
/** A toner of the account's contract, with volume breaks on the list. */
const [TONER, AGREED] = ['401588', '$119.50'];

test('[B2B-4] [CAT-6] a contract price stands without the volume breaks of the list, and its page costs what it costs', async ({
  page,
  shop,
  password,
}) => {
  const product = shop.business + paths.product('x', TONER);
  const breaks = page.locator('main table', { hasText: 'Buy more' });
  await page.goto(product, { waitUntil: 'networkidle' });
  expect(await breaks.count()).toBe(1);
  await signIn(page, shop.business + paths.login(), 'business', password);
  await page.goto(product, { waitUntil: 'networkidle' });
  const main = page.locator('main');
  await expect.poll(() => main.textContent()).toContain(AGREED);
  expect(await breaks.count()).toBe(0);

  await page.goto(shop.business + paths.printer('laserpro-4120dw'), { waitUntil: 'networkidle' });
  const row = main.locator('tr', { has: page.locator(`a[href*="product_${TONER}"]`) });
  await expect.poll(() => row.textContent()).toContain(AGREED);
  const said = (await row.textContent()) ?? '';
  const pages = Number((/([\d,]+) pages/.exec(said)?.[1] ?? '').replaceAll(',', ''));
  const cost = Number(/\$(0\.\d+) per page/.exec(said)?.[1]);
  expect(cost).toBeCloseTo(119.5 / pages, 3);
});

test('[B2B-4] [CAT-3] a tile at the price of a contract does not say what the list price saves', async ({ page, shop, password }) => {
  await signIn(page, shop.business + paths.login(), 'business', password);
  await page.goto(shop.business + paths.deals(), { waitUntil: 'networkidle' });
  const agreed = page.locator('main article', { hasText: 'Contract price' });
  await agreed.first().waitFor();
  expect((await agreed.allInnerTexts()).filter((text) => /^Save /m.test(text))).toEqual([]);
  // Others on the same page do.
  expect(await page.locator('main article', { hasText: /Save \$/ }).count()).toBeGreaterThan(0);
});

test('[B2B-4] [CAT-2] a list by price is sorted by the prices that its reader sees, whoever loaded it before', async ({
  page,
  shop,
  password,
}) => {
  const list = shop.business + paths.search({ q: 'northfold copy paper', sort: 'priceAsc' });
  const titles = page.locator('main article h3');
  const order = async (): Promise<readonly string[]> => {
    await page.goto(list, { waitUntil: 'networkidle' });
    return titles.allInnerTexts();
  };
  const everybodys = await order();
  await signIn(page, shop.business + paths.login(), 'business', password);
  const own = await order();
  await page.locator('main article', { hasText: '$5.99' }).first().waitFor();
  const prices = (await page.locator('main article').allInnerTexts()).map((text) =>
    Number(/^(?:Now )?\$([\d,]+\.\d\d)/m.exec(text)?.[1]?.replace(',', '')),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(own).not.toEqual(everybodys);
});

test('[USR-4] [B2B-7] DL and PD: without them no page leads to deals or coupons, whatever was kept for everybody, and neither opens', async ({
  page,
  shop,
  password,
}) => {
  const [deals, coupons] = [paths.deals(), paths.promotions()];
  const pages = [paths.home(), paths.help(), paths.compare(), paths.search({ q: 'paper' }), paths.cart('business')];
  /** As the server sends it, before any script. */
  const served = (address: string) =>
    page.evaluate(async (asked) => {
      const reply = await fetch(asked);
      return { status: reply.status, html: await reply.text() };
    }, address);
  const led = async (address: string) => {
    const { html } = await served(address);
    return [deals, coupons].filter((to) => html.includes(`href="${to}"`));
  };
  await page.goto(shop.business + paths.stores());
  for (const address of pages) expect(await led(address), address).toEqual([deals, coupons]);
  await signIn(page, shop.business + paths.login(), 'basics', password);
  for (const address of pages) expect(await led(address), address).toEqual([]);
  for (const address of [deals, coupons]) expect((await served(address)).status, address).toBe(403);
  await page.goto(shop.business + paths.home(), { waitUntil: 'networkidle' });
  expect(await page.locator(`a[href="${deals}"], a[href="${coupons}"]`).count()).toBe(0);
});
