// A cart with something in it, for promises that begin there: filled by the shop's own calls, without pressing anything.
import type { Page } from 'playwright-core';
import { localePrefix } from '#locale/rules';

/** Where the calls of an edition go. */
type Edition = { readonly locale: Parameters<typeof localePrefix>[0] };

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
