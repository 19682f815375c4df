// A cart with something in it, for promises that begin there; and the way to an item's page.
import type { Page } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { makePaths } from '../../src/base/paths.ts';

/** Where the calls of an edition go. */
type Edition = { readonly locale: Parameters<typeof localePrefix>[0] };
export const EN: Edition = { locale: 'en-US' };

/** Puts items into the cart of the page's visitor, without pressing anything. The page must be one of the shop's. */
export async function putIntoCart(
  page: Page,
  { locale }: Edition,
  items: readonly { readonly itemId: string; readonly qty: number }[],
): Promise<void> {
  // As text: this runs in the page.
  const send = `fetch('${localePrefix(locale)}/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ items }))} }).then((reply) => reply.status)`;
  const status: unknown = await page.evaluate(send);
  if (status !== 200) throw new Error(`The cart did not take the items: ${String(status)}`);
}

/** Items that can be bought as they are, in the order of the listing. */
export async function buyableItems(page: Page, { locale }: Edition, count: number): Promise<string[]> {
  const ask = `fetch('${localePrefix(locale)}/api/listing', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1,"size":60}' }).then((reply) => reply.json())`;
  const { tiles } = (await page.evaluate(ask)) as {
    tiles: { itemId: string; canAdd: boolean; isOutOfStock: boolean; increment: number }[];
  };
  const buyable = tiles.filter(({ canAdd, isOutOfStock, increment }) => canAdd && !isOutOfStock && increment === 1);
  return buyable.slice(0, count).map(({ itemId }) => itemId);
}

/** A consumer's cart with as many different items as quantities are named, open and awake. */
export async function openCartOf(page: Page, origin: string, quantities: readonly number[], edition = EN): Promise<void> {
  const paths = makePaths(edition.locale);
  await page.goto(origin + paths.help());
  const items = await buyableItems(page, edition, quantities.length);
  await putIntoCart(
    page,
    edition,
    items.map((itemId, at) => ({ itemId, qty: quantities[at] ?? 1 })),
  );
  await page.goto(origin + paths.cart('consumer'), { waitUntil: 'networkidle' });
}

/** The lines of the open cart page. */
export const cartLines = (page: Page) => page.locator('[data-cart-item]');

/** An item's page, whatever it is called. `home` is the origin, with the prefix of the locale. */
export async function openProduct(page: Page, home: string, itemId: string): Promise<void> {
  await page.goto(`${home}/item/product_${itemId}`, { waitUntil: 'networkidle' });
}

/** The button of an item's page that adds it. */
export const addButton = (page: Page) => page.locator('main form[action*="/cart"] button[type=submit]').locator('visible=true').first();

/** Without JavaScript: adds the item on its page, and stands in the cart. */
export async function addWithoutJavaScript(page: Page, home: string, itemId: string): Promise<void> {
  await page.goto(`${home}/item/product_${itemId}`);
  await addButton(page).click();
  await page.waitForURL(/\/cc\/sparq\/cart/);
}
