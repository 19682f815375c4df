// Walks through what the cart can say, in a real browser and fast: one page per language stays open, and asks for what its buttons would
// not offer. The shop answers for real, and the page's own store and surfaces show it.
import type { Page, Response } from 'playwright-core';
import { localePrefix } from '#locale/rules';
import { makePaths } from '../../src/paths.ts';
import { addButton, openProduct } from './filled-cart.ts';
import { openAccount, type Wanted } from './new-account.ts';

const ITEM = '/cc/api/checkout/default/item';
const PATIENCE_MS = 10_000;
type Locale = Parameters<typeof localePrefix>[0];

/** Something the shop said, as it said it. */
interface Said {
  readonly code: string;
  readonly text: string;
}

export interface CartWalker {
  /** A store of the country. */
  readonly store: string;
  /** A new guest, or one of the demo accounts with an empty cart; the page shows a product, awake. */
  begin(as: string): Promise<void>;
  /** Presses "Add to cart"; the shop is asked for these items. */
  add(items: readonly object[], more?: object): Promise<void>;
  /** The same without a press: nothing is shown of it. */
  put(items: readonly object[], more?: object): Promise<void>;
  /** Opens the cart page. */
  openCart(): Promise<void>;
  /** Presses + at the cart's first line; the shop is asked for this change instead. */
  change(edit: object): Promise<void>;
  /** Types a coupon into the open cart. */
  coupon(code: string): Promise<void>;
  /** Presses "Remove" at the cart's first line, in the name of this cart. */
  removeFrom(cartId: string): Promise<void>;
  /** Writes a purchase order onto the open cart's invoice. */
  account(purchaseOrder: string): Promise<void>;
  /** Saves this day in the open cart's calendar, whatever days it offers. */
  deliverOn(date: string): Promise<void>;
  /** Moves the first saved item of the open cart page to the cart. */
  moveBack(): Promise<void>;
  /** As the first page of checkout does: what the cart holds is kept for it. */
  enterCheckout(): Promise<void>;
  /** A second guest beside this one. */
  another(): Promise<CartWalker>;
  lineOf(itemId: string): Promise<string>;
  /** A new account, signed in here. */
  openAccount(account: Wanted): Promise<void>;
  call(method: string, path: string, body?: object, override?: string): Promise<unknown>;
  /** The words the shop said with this code since `begin`, once they are seen on the page. `look`: what to do while they are not. */
  seen(code: string, look?: () => Promise<unknown>): Promise<string>;
}

export async function makeCartWalker(
  page: Page,
  origins: Record<'consumer' | 'business', string>,
  password: string,
  locale: Locale,
): Promise<CartWalker> {
  const prefix = localePrefix(locale);
  const paths = makePaths(locale);
  let origin = origins.consumer;
  let swapped: object | undefined;
  let named: string | undefined;
  let said: Promise<Said[]>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/cc/api/')) said.push(saidBy(response));
  });
  // Whatever the page asks for, the walker's wish is sent in its place, once.
  await page.route(new RegExp(`${ITEM}(\\?|$)`), async (route) => {
    const wish = swapped;
    swapped = undefined;
    if (wish === undefined) return route.continue();
    return route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...wish }) });
  });
  await page.route(new RegExp(`${ITEM}/`), (route) =>
    route.continue(named === undefined ? {} : { url: `${route.request().url()}&cartId=${named}` }),
  );
  const call = (method: string, path: string, body?: object, override?: string): Promise<unknown> => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(override === undefined ? {} : { 'x-http-method-override': override }),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // As text: it runs in the page.
    return page.evaluate(`fetch(${JSON.stringify(prefix + path)}, ${JSON.stringify(request)}).then((reply) => reply.json())`);
  };
  const cart = async (): Promise<{ items: { cartItemId: string; itemId: string }[] }> =>
    ((await call('GET', '/cc/api/checkout')) as { cart: { items: { cartItemId: string; itemId: string }[] } }).cart; // as its contract says
  const closeAll = async (): Promise<void> => {
    while ((await page.locator('dialog[open]').count()) > 0) {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    }
  };
  const walker: CartWalker = {
    store: locale === 'fr-CA' ? '0501' : '0008',
    async begin(as) {
      const tenant = as.startsWith('business') || as === 'ediv' ? 'business' : 'consumer';
      await page.context().clearCookies();
      origin = origins[tenant];
      said = [];
      if (page.url().startsWith(origin)) await closeAll();
      else await page.goto(origin + paths.help());
      // Whoever comes next has never been at this browser: a page that finds another shopper than it kept forgets what it was just answered.
      await page.evaluate('localStorage.clear(); sessionStorage.clear()');
      if (as.includes('guest')) return;
      await call('POST', '/api/sign-in', { email: `${as}@inkwell.example`, password });
      for (const { cartItemId } of (await cart()).items) await call('POST', `${ITEM}/${cartItemId}`, undefined, 'DELETE');
      // A page that finds another shopper than the last one shows their cart anew: here, and not in the middle of what comes.
      await page.goto(origin + paths.help());
      await page.waitForFunction(() => /^"(?!GUEST)/.test(localStorage.getItem('cartOwner') ?? ''));
      said = [];
    },
    async add(items, more = {}) {
      // A product that is in every edition.
      if (!page.url().includes('/product_')) await openProduct(page, origin + prefix, '246810');
      await closeAll();
      swapped = { items, ...more };
      await addButton(page).click();
      await page.waitForFunction(() => document.querySelector('dialog[open], section:popover-open') !== null);
    },
    openAccount: (account) => openAccount(page, account),
    put: async (items, more = {}) => void (await call('POST', ITEM, { items, ...more })),
    async openCart() {
      const address = origin + paths.cart(origin === origins.business ? 'business' : 'consumer');
      if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' });
      // As another tab tells this one: the cart is asked for again, and shown as it is now.
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
    async removeFrom(cartId) {
      named = cartId;
      const answered = page.waitForResponse((response) => response.url().includes(cartId));
      await page.locator('[data-cart-item] form:has(input[name=intent][value=remove]) button').first().click();
      await answered;
      named = undefined;
    },
    async account(purchaseOrder) {
      await page.locator('input[name=po]').fill(purchaseOrder);
      await page.keyboard.press('Enter');
    },
    deliverOn: async (date) =>
      // As text: it runs in the page.
      void (await page.evaluate(`(() => {
        const form = document.querySelector('form:has(input[name=deliverOn])');
        form.closest('details').open = true;
        form.querySelector('input[name=deliverOn]:checked').value = ${JSON.stringify(date)};
        form.requestSubmit();
      })()`)),
    moveBack: () => page.locator('#saved-for-later form:has(input[name=intent][value=toCart]) button').first().click(),
    enterCheckout: async () => void (await call('GET', '/cc/api/checkout/default/details')),
    async another() {
      const visitor = await page.context().browser()?.newContext();
      if (visitor === undefined) throw new Error('The browser has gone');
      // The whole browser may be closing, and this visitor with it.
      page.on('close', () => void visitor.close().catch(() => undefined));
      const other = await makeCartWalker(await visitor.newPage(), origins, password, locale);
      await other.begin('guest');
      return other;
    },
    lineOf: async (itemId) => (await cart()).items.find((item) => item.itemId === itemId)?.cartItemId ?? '',
    call,
    async seen(code, look = () => page.waitForTimeout(50)) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const texts = (await Promise.all(said)).flat().filter((one) => one.code === code && one.text !== '');
        for (const { text } of texts) if ((await page.getByText(text).locator('visible=true').count()) > 0) return text;
        await look();
      }
      const known = (await Promise.all(said)).flat().map((one) => `${one.code}: ${one.text}`);
      throw new Error(`${code} is not seen on ${page.url()}; said was ${known.join(' | ') || 'nothing'}`);
    },
  };
  return walker;
}

/** Everything an answer says: about the request, the cart and its lines, or why it was refused. */
async function saidBy(response: Response): Promise<Said[]> {
  type Message = { readonly code: string; readonly description: string };
  type Reply = {
    readonly code?: string;
    readonly message?: string;
    readonly messages?: Message[];
    readonly cart?: {
      readonly messages: Message[];
      readonly items: { readonly messages: Message[] }[];
      readonly coupons: { reason: string | null; description: string | null }[];
    };
  };
  const reply = ((await response.json().catch(() => null)) ?? {}) as Reply; // any answer of the cart's contract
  const { cart, messages = [], code, message = '' } = reply;
  const all = [...messages, ...(cart?.messages ?? []), ...(cart?.items ?? []).flatMap((item) => item.messages)];
  return [...(code === undefined ? [] : [{ code, text: message }]), ...all.map((one) => ({ code: one.code, text: one.description }))];
}
