// Screenshots of each edition of the shop, from its home page to a placed order.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { makePaths, type Paths } from '../../src/base/paths.ts';
import { orderPlaced, pressOn, reach, typeCard, typeDelivery } from './buying.ts';
import { WHOLE_PAGES } from './cart-surfaces.ts';
import { makeCartWalker } from './cart-walker.ts';
import { newVisitor } from './chromium.ts';
import { buyableItems, putIntoCart } from './filled-cart.ts';
import { openSurface, SURFACES } from './surfaces.ts';
import { ownPages, publicPages, type PageLocale, type Tenant } from './shop-pages.ts';
import { signIn } from './sign-in.ts';

/** One picture. */
export interface Shot {
  readonly edition: string;
  readonly page: string;
  readonly width: number;
}

export interface Shop {
  readonly origins: Readonly<Record<Tenant, string>>;
  /** The demo accounts' password. */
  readonly password: string;
}

export interface Edition {
  readonly name: string;
  readonly tenant: Tenant;
  readonly locale: PageLocale;
  readonly country: 'US' | 'CA';
  readonly account: string;
}

export const EDITIONS: readonly Edition[] = [
  { name: 'consumer-en-us', tenant: 'consumer', locale: 'en-US', country: 'US', account: 'shopper' },
  { name: 'consumer-fr-ca', tenant: 'consumer', locale: 'fr-CA', country: 'CA', account: 'shopper' },
  { name: 'business-en-ca', tenant: 'business', locale: 'en-CA', country: 'CA', account: 'business' },
  { name: 'business-fr-ca', tenant: 'business', locale: 'fr-CA', country: 'CA', account: 'business' },
];

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

/** Photographs the page that is open, at each width. */
type Take = (name: string) => Promise<void>;

/** Walks through one edition and photographs each page at each width. */
export async function photographEdition(browser: Browser, shop: Shop, edition: Edition, folder: string): Promise<readonly Shot[]> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const shots: Shot[] = [];
  const take: Take = async (name) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.reload({ waitUntil: 'networkidle' });
      await seeAll(page);
      await page.screenshot({ path: join(folder, `${name}-${size.width}.png`), fullPage: true });
      shots.push({ edition: edition.name, page: name, width: size.width });
    }
    console.log(`${edition.name}: ${name}`);
  };
  await lookAround(page, shop, edition, take);
  await visitor.close();
  return [...shots, ...(await photographSurfaces(browser, shop, edition, folder))];
}

/** Everything that opens over a page, as the window shows it: what lies below does not matter. */
async function photographSurfaces(browser: Browser, { origins, password }: Shop, edition: Edition, folder: string): Promise<Shot[]> {
  const visitor = await newVisitor(browser, { reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  const { tenant, locale } = edition;
  const walker = await makeCartWalker(page, origins, password, locale);
  const shots: Shot[] = [];
  for (const name of Object.keys(SURFACES)) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (!(await openSurface(name, { page, walker, origin: origins[tenant], tenant, locale }))) continue;
      await page.waitForLoadState('networkidle');
      const fullPage = WHOLE_PAGES.has(name);
      await (fullPage ? seeAll(page) : picturesSeen(page));
      await page.screenshot({ path: join(folder, `over-${name}-${size.width}.png`), fullPage });
      shots.push({ edition: edition.name, page: `over-${name}`, width: size.width });
    }
    console.log(`${edition.name}: over-${name}`);
  }
  await visitor.close();
  return shots;
}

/** Every picture that the window shows has come. */
const picturesSeen = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const shown = image.checkVisibility() && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
      return image.complete || !shown;
    }),
  );

async function lookAround(page: Page, { origins, password }: Shop, edition: Edition, take: Take): Promise<void> {
  const { tenant, locale } = edition;
  const origin = origins[tenant];
  const paths = makePaths(locale);
  const visit = async (name: string, path: string): Promise<void> => {
    await page.goto(origin + path);
    await take(name);
  };
  for (const [name, path] of Object.entries(await publicPages(page, origin, locale))) await visit(name, path);
  if (locale === 'en-US') {
    await visit('gallery', '/gallery');
    await visit('events', paths.sentEvents());
  }
  for (const [name, path] of Object.entries(ownPages(paths, tenant))) await visit(name === 'cart' ? 'cart-empty' : name, path);
  // Anybody may look at the business edition; who buys there has an account.
  const login = (): Promise<void> => signIn(page, origin + paths.login(), edition.account, password);
  if (tenant === 'business') await login();
  const [first = '', second = '', ...others] = await buyableItems(page, edition, 4);
  await putIntoCart(page, edition, [
    { itemId: first, qty: 1 },
    { itemId: second, qty: 3 },
    ...others.map((itemId) => ({ itemId, qty: 1 })),
  ]);
  await visit('cart', paths.cart(tenant, { viewcart: true }));
  await checkout(page, origin, paths, edition, take);
  if (tenant === 'consumer') await login();
  await visit('account', paths.account(tenant));
  await visit('account-details', paths.accountDetails());
  await visit('preferences', paths.preferences());
  await visit('privacy-and-data', paths.privacyAndData());
  await visit('account-security', paths.accountSecurity());
  await visit('two-step', paths.twoStep());
  await visit('new-passkey', paths.passkey('new'));
  await visit('representatives', paths.actingRecord());
  await visit('join-organization', paths.joinRequest());
  await visit('orders', paths.orders());
  await page.locator('main a[href*="/account/orders/"]').first().click();
  await page.waitForURL(/\/account\/orders\/\d+/);
  await take('order');
  await visit('addresses', paths.addresses());
  await visit('new-address', paths.addresses({ address: 'new' }));
  await visit('saved-cards', paths.savedCards());
  await visit('new-card', paths.savedCards({ card: 'new' }));
  await visit('lists', paths.lists(tenant));
  const list = await page.locator('main a[href*="listId="]').first().getAttribute('href');
  if (list !== null) await visit('list', list);
}

async function checkout(page: Page, origin: string, paths: Paths, { country }: Edition, take: Take): Promise<void> {
  await page.goto(origin + paths.checkout('delivery'));
  await take('checkout-delivery');
  await typeDelivery(page, country, 'rosa.lind@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await take('checkout-payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await take('checkout-review');
  await pressOn(page);
  await orderPlaced(page);
  await take('confirmation');
}

/** Scrolls down and up again, so that what loads when it is seen has been seen, and lays out what the picture would meet outside the window. */
async function seeAll(page: Page): Promise<void> {
  // As text: this runs in the page.
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 60));
    }
    scrollTo(0, 0);
    for (const part of document.querySelectorAll('[data-later], [data-later] > *')) part.style.contentVisibility = 'visible';
    await document.fonts.ready;
  })()`);
  await page.waitForLoadState('networkidle');
}
