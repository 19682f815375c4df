// What opens over a page, to be photographed beside the pages: what adding is told on, the mini cart with both its tabs, what the cart page
// opens and shows, signing in, the place goods go to, a phone's menu and the departments.
import type { Page } from 'playwright-core';
import { makePaths } from '../../src/base/paths.ts';
import { CART_SURFACES } from './cart-surfaces.ts';
import type { CartWalker } from './cart-walker.ts';
import { addSeveral } from './several-added.ts';
import type { PageLocale, Tenant } from './shop-pages.ts';

export interface Scene {
  readonly page: Page;
  readonly walker: CartWalker;
  readonly origin: string;
  readonly tenant: Tenant;
  readonly locale: PageLocale;
}

/** Opens one surface; false where the window's width has none of it. */
export type Open = (scene: Scene) => Promise<boolean>;

const PAPER = '246811';
const PENS = '310877';
const RAN_OUT = '900033';
const NO_MORE = '900014';

const adding =
  (...items: readonly { readonly itemId: string; readonly qty?: number }[]): Open =>
  async ({ walker }) => {
    await walker.add(items);
    return true;
  };

const addedSeveral: Open = async ({ page, origin, locale }) => {
  await addSeveral(page, origin + makePaths(locale).quickOrder(), `${PAPER} 2\n${PENS}`);
  return true;
};

/** Pressed by what it is linked to, where this width shows it. */
const pressed =
  (selector: string, opened: string): Open =>
  async ({ page }) => {
    const opener = page.locator(selector).locator('visible=true').first();
    if ((await opener.count()) === 0) return false;
    await opener.click();
    await page.locator(opened).first().waitFor();
    return true;
  };

const DIALOG = 'dialog[open]';
const header = (address: string): string => `header a[href*="${address}"]`;

/** A cart with a good line, one that ran out, and one saved for later. */
const miniCart: Open = async ({ page, walker, origin, locale }) => {
  await walker.put([{ itemId: PENS, qty: 2 }]);
  await walker.call('POST', '/cc/api/sfl', { cartItemId: await walker.lineOf(PENS) });
  await walker.put([{ itemId: PAPER, qty: 3 }]);
  await walker.put([{ itemId: '900001' }], { skipInv: true });
  await page.goto(origin + makePaths(locale).help(), { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  await page.locator(`${DIALOG} [role=tabpanel] li`).first().waitFor();
  return true;
};

const savedTab: Open = async (scene) => {
  await miniCart(scene);
  await scene.page.locator(`${DIALOG} [role=tab]`).last().click();
  await scene.page.locator(`${DIALOG} [role=tabpanel] button`).locator('visible=true').first().waitFor();
  return true;
};

/** After requesting an account: the explanation of the mail, and the mail repeated. */
const checkMail: Open = async (scene) => {
  const { page, tenant, locale } = scene;
  if (!(await pressed(header('/login'), DIALOG)(scene))) return false;
  const drawer = page.locator(DIALOG);
  await drawer.locator('section button').last().click();
  // The form appears on request.
  await drawer.locator('input[name="fullName"]').waitFor();
  const fields = {
    fullName: 'Rosa Lind',
    // One address is not written to again and again.
    email: `rosa.lind.${tenant}.${locale.toLowerCase()}@inkwell.example`,
    password: 'a long enough password',
    company: 'Lind & Co.',
  };
  for (const [name, text] of Object.entries(fields)) {
    const field = drawer.locator(`input[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(text);
  }
  await drawer.locator('button[type=submit]').click();
  await drawer.locator('[role=status] p').first().waitFor();
  return true;
};

/** The first orders of the demo's accounts, oldest last, have arrived, and a return is requested. */
const returnRequest: Open = async ({ page, walker, origin, tenant, locale }) => {
  await walker.begin(tenant === 'business' ? 'business' : 'shopper');
  await page.goto(origin + makePaths(locale).orders(), { waitUntil: 'networkidle' });
  const orders = page.locator('main a[href*="/account/orders/"]');
  // A French order has French messages.
  await orders.nth((await orders.count()) - (locale === 'fr-CA' && tenant === 'consumer' ? 2 : 1)).click();
  await page.waitForURL(/\/account\/orders\/\d+/);
  await page.locator('main summary:has(h2)').click();
  await page.locator('main select[name=reason]').waitFor();
  return true;
};

/** By picture name. The confirmation of an addition is a drawer, a modal, an overlay or a toast, depending on edition and width. */
export const SURFACES: Readonly<Record<string, Open>> = {
  'added-one': adding({ itemId: PAPER }),
  'added-several': addedSeveral,
  'added-less': adding({ itemId: '900003', qty: 5 }),
  'over-the-limit': adding({ itemId: '900034', qty: 2 }),
  'ran-out': adding({ itemId: RAN_OUT }),
  'not-sold': adding({ itemId: NO_MORE }),
  'plan-offer': adding({ itemId: '610412' }),
  'mini-cart': miniCart,
  'mini-cart-saved': savedTab,
  ...CART_SURFACES,
  'return-request': returnRequest,
  'sign-in-drawer': pressed(header('/login'), DIALOG),
  'check-mail': checkMail,
  'place-dialog': pressed(header('/delivery-place'), DIALOG),
  menu: pressed('header a[href$="/departments"]', `${DIALOG}, #all-departments li`),
};

/** Surfaces only for guests; an account already has saved items, which stay when reloading fails. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['sign-in-drawer', 'check-mail', 'saved-items-away']);

/** Opens it as somebody would who has just come. */
export async function openSurface(name: string, scene: Scene): Promise<boolean> {
  const { page, walker, origin, tenant, locale } = scene;
  await walker.begin(tenant === 'business' && !SIGNED_OUT.has(name) ? 'business' : `${tenant} guest`);
  await page.goto(origin + makePaths(locale).product('item', '246810'), { waitUntil: 'networkidle' });
  return (await SURFACES[name]?.(scene)) ?? false;
}
