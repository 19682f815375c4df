// Walks through what the cart can say, in a real browser and fast: one page per language stays open, and asks for what its buttons would
// not offer. The shop answers for real, and the page's own store and surfaces show it.
import type { Page } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { makePaths } from '../../src/base/paths.ts';
import { addButton, openProduct } from './filled-cart.ts';
import { PageMessages } from './page-messages.ts';
import { callFrom, closeAll, comeAnew, ITEM, shown, type Call } from './newcomer.ts';

type Locale = Parameters<typeof localePrefix>[0];

export interface CartWalker {
  /** A store of the walker's country. */
  readonly store: string;
  /** A new guest, or one of the demo accounts with an empty cart. */
  begin(as: string): Promise<void>;
  /** Presses "Add to cart" with the request replaced by these items. */
  add(items: readonly object[], more?: object): Promise<void>;
  /** The same without a press: nothing is shown of it. */
  put(items: readonly object[], more?: object): Promise<void>;
  /** Opens the cart page. */
  openCart(): Promise<void>;
  /** Presses + at the first line with the request replaced by this change. */
  change(edit: object): Promise<void>;
  /** Types a coupon into the open cart. */
  coupon(code: string): Promise<void>;
  lineOf(itemId: string): Promise<string>;
  readonly call: Call;
  /** The words the shop said with this code since `begin`, once they are seen on the page. */
  seen(code: string): Promise<string>;
}

export async function makeCartWalker(
  page: Page,
  origins: Record<'consumer' | 'business', string>,
  password: string,
  locale: Locale,
): Promise<CartWalker> {
  const prefix = localePrefix(locale);
  const paths = makePaths(locale);
  const messages = new PageMessages(page);
  const call = callFrom(page, prefix);
  let origin = origins.consumer;
  let swapped: object | undefined;
  // Whatever the page asks for, the walker's wish is sent in its place, once.
  await page.route(new RegExp(`${ITEM}(\\?|$)`), async (route) => {
    const wish = swapped;
    swapped = undefined;
    if (wish === undefined) return route.continue();
    return route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...wish }) });
  });
  return {
    store: locale === 'fr-CA' ? '0501' : '0008',
    async begin(as) {
      origin = origins[as.startsWith('business') || as === 'ediv' ? 'business' : 'consumer'];
      await comeAnew(page, { as, password, address: origin + paths.help(), call });
      messages.forget();
    },
    async add(items, more = {}) {
      // A product that is in every edition.
      if (!page.url().includes('/product_')) await openProduct(page, origin + prefix, '246810');
      await closeAll(page);
      swapped = { items, ...more };
      await addButton(page).click();
      await shown(page);
    },
    put: async (items, more = {}) => void (await call('POST', ITEM, { items, ...more })),
    async openCart() {
      const address = origin + paths.cart(origin === origins.business ? 'business' : 'consumer');
      if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' });
      // Reloads the cart as a notification from another tab does.
      const looked = page.waitForResponse((response) => response.url().includes('/cc/api/checkout?removed=true'));
      await page.evaluate(`new BroadcastChannel('inkwell-cart').postMessage('changed')`);
      await looked;
    },
    async change(edit) {
      swapped = { items: [edit] };
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(ITEM));
      await page.locator('[data-cart-item] button[name=step]').locator('visible=true').last().click();
      await answered;
    },
    async coupon(code) {
      await page.locator('input[name=coupon]:not([type=hidden])').fill(code);
      await page.keyboard.press('Enter');
    },
    async lineOf(itemId) {
      type Held = { readonly cart: { readonly items: { readonly cartItemId: string; readonly itemId: string }[] } };
      const { cart } = (await call('GET', '/cc/api/checkout')) as Held; // as its contract says
      return cart.items.find((item) => item.itemId === itemId)?.cartItemId ?? '';
    },
    call,
    seen: (code) => messages.seen(code),
  };
}
