// What the cart remembers for thirty days: that an item must not be replaced, and the number of items.
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const GONE = '900013';
const SUCCESSOR = '287104';
const DAY_MS = 86_400_000;

test.for([
  ['en-US', 'Don’t replace it for 30 days', 'Got it. For 30 days we’ll let you know instead of replacing it.'],
  ['fr-CA', 'Ne pas le remplacer pendant 30\u00A0jours', 'C’est noté. Pendant 30\u00A0jours, nous vous aviserons au lieu de le remplacer.'],
] as const)(
  '[CART-21] in %s an item is not replaced for thirty days after the shopper asked for that',
  async ([locale, keep, kept], { page, shop, password }) => {
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('guest');
    await walker.put([{ itemId: GONE }]);
    await walker.openCart();
    const line = page.locator('[data-cart-item]').filter({ hasText: SUCCESSOR });
    expect(await line.innerText()).toContain(GONE);
    await line.getByRole('button', { name: keep }).click();
    await line.getByRole('status').getByText(kept).waitFor();
    // The text has been seen; the duration is the same in every language.
    if (locale === 'fr-CA') return;
    // The cart's content stays; the item itself shows the message from now on.
    expect(await walker.lineOf(SUCCESSOR)).not.toBe('');
    const unavailable = 'Unavailable for purchase';
    await page.goto(shop.consumer + makePaths(locale).help());
    await walker.add([{ itemId: GONE }]);
    await page.getByRole('dialog', { name: unavailable }).waitFor();
    await walker.seen('ITEM_NOT_AVAILABLE');

    const [note] = (await page.context().cookies()).filter(({ value }) => decodeURIComponent(value).startsWith(`${GONE}@`));
    if (note === undefined) throw new Error('Nothing was noted');
    expect(Math.round((note.expires * 1000 - Date.now()) / DAY_MS)).toBe(30);
    // The same cookie, written thirty days ago.
    const today = Number(decodeURIComponent(note.value).split('@')[1]);
    await page.context().addCookies([{ ...note, value: encodeURIComponent(`${GONE}@${today - 29}`) }]);
    await walker.add([{ itemId: GONE }]);
    await page.getByRole('dialog', { name: unavailable }).waitFor();
    await page.context().addCookies([{ ...note, value: encodeURIComponent(`${GONE}@${today - 30}`) }]);
    await walker.add([{ itemId: GONE }]);
    await walker.seen('HARD_ALT_ADDED');
    expect(await walker.call('GET', '/cc/api/checkout')).toMatchObject({ cart: { items: [{ itemId: SUCCESSOR, qty: 2 }] } });
  },
);

test('[CART-25] without its cookie the cart’s number is the stored one, for thirty days', async ({ page, shop, password }) => {
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('guest');
  await walker.put([{ itemId: '246811', qty: 3 }]);
  const paths = makePaths('en-US');
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  const opener = page.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
  await opener.click();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: /^Remove/ })
    .waitFor();
  await page.keyboard.press('Escape');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartCount') ?? 'null') as { text: string; at: number } | null);
  await expect.poll(async () => (await stored())?.text).toMatch(/^3\.1\.\d+$/);
  // As if written that long ago, in the same format.
  const shownAfter = async (ms: number): Promise<string> => {
    await page.context().clearCookies({ name: 'MCVCB' });
    const { text } = (await stored()) ?? { text: '' };
    await page.evaluate((aged) => localStorage.setItem('cartCount', aged), JSON.stringify({ text, at: Date.now() - ms }));
    await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
    return opener.innerText();
  };
  await page.route('**/cc/api/checkout?*', (route) => route.abort());
  expect(await shownAfter(30 * DAY_MS - 60_000)).toMatch(/\b3\b/);
  expect(await shownAfter(30 * DAY_MS)).not.toMatch(/\d/);
});
