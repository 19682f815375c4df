// Nothing is charged that was not said where the shopper decided: fees, delivery and their sum, on every surface before and after adding.
import type { Page } from 'playwright-core';
import { localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { openProduct } from './support/filled-cart.ts';

/** A chair that is brought by two people. */
const CHAIR = '520331';
const REAM = '246811';

interface Words {
  readonly locale: Locale;
  readonly fee: RegExp;
  readonly sum: RegExp;
  /** Beside the promise, for goods below the threshold. */
  readonly delivery: RegExp;
  readonly each: RegExp;
}

const CASES: readonly Words[] = [
  {
    locale: 'en-US',
    fee: /Handling, large item\s+\+ \$25\.00 each/,
    sum: /To your door, before tax\s+\$254\.99/,
    delivery: /free from \$45\.00[\s\S]*\$7\.95/,
    each: /\+ \$25\.00 handling each/,
  },
  {
    locale: 'fr-CA',
    fee: /Manutention, gros article\s+\+ [\d,]+\s\$ par article/,
    sum: /À votre porte, avant taxes\s+[\d\s,]+\$/,
    delivery: /gratuite dès 50,00\s\$[\s\S]*8,95\s\$/,
    each: /\+ [\d,]+\s\$ de manutention par article/,
  },
];

const text = (page: Page, where: string): Promise<string> => page.locator(where).first().innerText();

test.for(CASES)(
  '[CAT-2] [CART-16] [MINI-2] product page, added drawer and mini cart say fees and delivery before checkout ($locale)',
  async ({ locale, fee, sum, delivery, each }, { page, shop }) => {
    const origin = shop.consumer + localePrefix(locale);
    await openProduct(page, origin, REAM);
    expect(await text(page, 'main')).toMatch(delivery);
    await openProduct(page, origin, CHAIR);
    const product = await text(page, 'main');
    expect(product).toMatch(fee);
    expect(product).toMatch(sum);
    await page.locator('form#buy button[type=submit]').click();
    const drawer = page.locator('dialog[open]');
    await expect.poll(() => drawer.innerText()).toMatch(each);
    expect(await drawer.locator('dl').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
    await expect.poll(() => drawer.innerText()).toMatch(each);
    expect(await drawer.locator('dl').innerText()).toMatch(/25[.,]00|\d+[.,]\d\d/);
  },
);

test('[CART-16] a small order is advised of in one quiet line under the total, and nowhere else', async ({ page, shop }) => {
  await openProduct(page, shop.consumer, REAM);
  await page.locator('form#buy button[type=submit]').click();
  await page.locator('dialog[open] dl').waitFor();
  await page.goto(shop.consumer + makePaths('en-US').cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
  const advice = page.locator('main').getByText('One bigger order saves boxes and trips.');
  expect(await advice.count()).toBe(1);
  expect(await advice.locator('xpath=ancestor::section').locator('dl').count()).toBe(1);
});

/** Minutes left: two digits of hours and minutes, two and one, one and one, and minutes alone. */
const LEFT = [22 * 60 + 40, 10 * 60 + 5, 65, 9];

/** The clock of the site, in minutes since midnight. */
function siteMinutes(): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Toronto', hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = clock.format(new Date()).split(':').map(Number);
  return hour * 60 + minute;
}

test('[DLV-1] the countdown keeps its room while the minutes pass, in French too', async ({ page, shop }) => {
  let left = 0;
  await page.route('**/api/tiles', async (route) => {
    const reply = await route.fetch();
    const answer = (await reply.json()) as { tiles: { delivery: { ok: boolean; orderBy: number | null } }[] };
    for (const { delivery } of answer.tiles) Object.assign(delivery, { ok: true, orderBy: siteMinutes() + left });
    await route.fulfill({ response: reply, json: answer });
  });
  const sizes = new Set<string>();
  const shown = new Set<string>();
  for (left of LEFT) {
    await openProduct(page, `${shop.consumer}/fr-ca`, REAM);
    const countdown = page.locator('[data-longest]').first();
    await countdown.waitFor();
    shown.add(await countdown.innerText());
    const card = await countdown.locator('xpath=ancestor::li').boundingBox();
    const own = await countdown.boundingBox();
    sizes.add(`${card?.width} × ${card?.height}, ${own?.width} × ${own?.height}`);
  }
  expect([...shown]).toHaveLength(LEFT.length);
  expect([...sizes]).toHaveLength(1);
});
