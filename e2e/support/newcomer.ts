// How somebody begins at a page of the shop who has never been there: a guest, or a demo account with nothing in its cart.
import type { Page } from 'playwright-core';

export const ITEM = '/cc/api/checkout/default/item';

/** Asks the shop from the page, in its language. `override`: the method that is meant, where it travels as another. */
export type Call = (method: string, path: string, body?: object, override?: string) => Promise<unknown>;

export function callFrom(page: Page, prefix: string): Call {
  return (method, path, body, override) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(override === undefined ? {} : { 'x-http-method-override': override }),
    };
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    // As text: it runs in the page.
    return page.evaluate(`fetch(${JSON.stringify(prefix + path)}, ${JSON.stringify(request)}).then((reply) => reply.json())`);
  };
}

interface Newcomer {
  /** `guest`, `business guest`, or a demo account by its name. */
  readonly as: string;
  readonly password: string;
  /** A page of the site that shows no goods. */
  readonly address: string;
  readonly call: Call;
}

export async function comeAnew(page: Page, { as, password, address, call }: Newcomer): Promise<void> {
  await page.context().clearCookies();
  await openPage(page, address);
  // A page that finds another shopper than it cached drops its latest reply.
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  if (as.includes('guest')) return;
  await call('POST', '/api/sign-in', { email: `${as}@inkwell.example`, password });
  type Held = { readonly cart: { readonly items: { cartItemId: string }[]; readonly coupons: { code: string }[] } };
  const { cart } = (await call('GET', '/cc/api/checkout')) as Held; // as its contract says
  for (const { cartItemId } of cart.items) await call('POST', `${ITEM}/${cartItemId}`, undefined, 'DELETE');
  if (cart.coupons.length > 0)
    await call('POST', '/cc/api/checkout/default', { removeCoupons: cart.coupons.map(({ code }) => code) }, 'PUT');
  // A page that finds another shopper than the last one shows their cart anew: here, and not in the middle of what comes.
  await openPage(page, address);
  await page.waitForFunction(() => /^"(?!GUEST)/.test(localStorage.getItem('cartOwner') ?? ''));
}

/** Opens a page and waits until its script runs. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await awake(page);
}

export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
}

/** Waits until the confirmation of an addition is shown, which would cover later elements. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog[open], section:popover-open') !== null);
}

/** Closes what is open over the page. */
export async function closeAll(page: Page): Promise<void> {
  while ((await page.locator('dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  }
}
