// Walks through every page of the shop once and looks at each in many ways: the public ones, those of one's own, a filled cart, the gallery,
// and what comes of buying: each step of checkout, the confirmation, and the order in an account of its own.
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import { makePaths } from '../../src/base/paths.ts';
import { buyLookingAround } from './buying-seen.ts';
import { newVisitor } from './chromium.ts';
import { buyableItems, putIntoCart } from './filled-cart.ts';
import { signIn } from './sign-in.ts';
import { openingLink } from './new-account.ts';
import { ownPages, publicPages, type PageLocale, type Pages, type Tenant } from './shop-pages.ts';

export const DESK = { width: 1366, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The page that is open. */
interface Open {
  readonly name: string;
  /** As it came; null where the shop's own script led on. */
  readonly served: Response | null;
}

/** One check of a page. Width and print checks only change styles, so they do not reload the page. */
export interface Look {
  /** Only at the pages that are the same for everybody. */
  readonly publicOnly?: boolean;
  /** Only at the pages of these names. */
  readonly only?: ReadonlySet<string>;
  readonly at: { readonly width: number; readonly height: number };
  readonly media?: { readonly media?: 'print'; readonly reducedMotion?: 'reduce' };
  /** As set in the browser: every length in rem and every breakpoint in em follows. */
  readonly textPx?: number;
  /** Findings, one sentence each. */
  readonly see: (page: Page, open: Open) => Promise<string[]>;
}

export interface Walk {
  readonly origin: string;
  readonly tenant: Tenant;
  readonly locale: PageLocale;
  /** `public`: what is the same for everybody. `own`: what belongs to one shopper, too. `buying`: a filled cart, and all that comes of it. */
  readonly as: 'public' | 'own' | 'buying';
  /** Who buys; absent, a guest who opens an account with the order. */
  readonly buyer?: { readonly account: string; readonly password: string };
  /** The pages that were looked at go in here. */
  readonly pathnames?: Set<string>;
  /** Runs before the page is first opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Findings by check and page; empty when there are none. */
export type Findings<Looks> = Readonly<Record<keyof Looks, Record<string, string[]>>>;

/** Opens every page of the walk once, waits until it is awake, and looks at it in the order of the looks. */
export async function onEveryPage<Looks extends Readonly<Record<string, Look>>>(
  browser: Browser,
  walk: Walk,
  looks: Looks,
): Promise<Findings<Looks>> {
  const visitor = await newVisitor(browser, { viewport: DESK });
  const page = await visitor.newPage();
  await walk.prepare?.(page);
  const devtools = await visitor.newCDPSession(page);
  const found = Object.fromEntries(Object.keys(looks).map((look): [string, Record<string, string[]>] => [look, {}]));
  const unseen = new Set(Object.values(looks).flatMap(({ only = [] }) => [...only]));
  const see = async (name: string, served: Response | null = null, isPublic = false): Promise<void> => {
    unseen.delete(name);
    walk.pathnames?.add(new URL(page.url()).pathname);
    for (const [key, look] of Object.entries(looks)) {
      if ((look.publicOnly === true && !isPublic) || look.only?.has(name) === false) continue;
      const wrong = await lookOnce(page, devtools, look, { name, served });
      if (wrong.length > 0) (found[key] ?? {})[name] = wrong;
    }
  };
  await goThrough(page, walk, see);
  await visitor.close();
  if (unseen.size > 0) throw new Error(`No page of the walk has the name ${[...unseen].join(', ')}`);
  return found as Findings<Looks>; // one for each look, as above
}

async function lookOnce(page: Page, devtools: CDPSession, look: Look, open: Open): Promise<string[]> {
  await page.setViewportSize(look.at);
  if (look.media !== undefined) await page.emulateMedia(look.media);
  if (look.textPx !== undefined) await setTextSize(page, devtools, look.textPx);
  const wrong = await look.see(page, open);
  if (look.textPx !== undefined) await setTextSize(page, devtools, 16);
  if (look.media !== undefined) await page.emulateMedia({ media: null, reducedMotion: null });
  return wrong;
}

async function setTextSize(page: Page, devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === `${px}px` && matchMedia(`(width >= ${innerWidth / px}em)`).matches,
    standard,
  );
}

type See = (name: string, served?: Response | null, isPublic?: boolean) => Promise<void>;

async function goThrough(page: Page, { origin, tenant, locale, as, buyer }: Walk, see: See): Promise<void> {
  const paths = makePaths(locale);
  const visit = async (name: string, path: string, isPublic = false): Promise<void> =>
    see(name, await page.goto(origin + path, { waitUntil: 'networkidle' }), isPublic);
  const visitAll = async (pages: Pages, isPublic = false): Promise<void> => {
    for (const [name, path] of Object.entries(pages)) await visit(name, path, isPublic);
  };
  await visitAll(await publicPages(page, origin, locale), true);
  if (as === 'public') return;
  const { cart = '', ...others } = ownPages(paths, tenant);
  await visitAll({ 'empty-cart': cart, ...others });
  if (as === 'own') return;
  if (buyer !== undefined) await signIn(page, origin + paths.login(), buyer.account, buyer.password);
  const items = await buyableItems(page, { locale }, 2);
  await putIntoCart(
    page,
    { locale },
    items.map((itemId) => ({ itemId, qty: 3 })),
  );
  // The gallery and the list of events are for who builds the shop.
  await visitAll({
    cart,
    checkout: paths.checkout('delivery'),
    ...(locale === 'en-US' && { gallery: '/gallery', events: paths.sentEvents() }),
  });
  await page.goto(origin + paths.checkout('delivery'));
  const orderNumber = await buyLookingAround(page, { origin, tenant, locale }, see);
  if (buyer === undefined) await keepInNewAccount(page, see);
  await visitAll({
    order: paths.order(orderNumber),
    orders: paths.orders(),
    'buy-again': paths.buyAgain(),
    account: paths.account(tenant),
    'account-details': paths.accountDetails(),
    preferences: paths.preferences(),
    'privacy-and-data': paths.privacyAndData(),
    'account-security': paths.accountSecurity(),
    'two-step': paths.twoStep(),
    'new-passkey': paths.passkey('new'),
    representatives: paths.actingRecord(),
    'join-organization': paths.joinRequest(),
    // Business accounts need a right for it.
    ...(tenant === 'consumer' && {
      restocks: paths.restock(),
      'new-restock': paths.restock({ items: '246811' }, 'new'),
      'restock-delivery': paths.restock({ on: '2030-01-01' }, 'delivery'),
    }),
    'membership-gifts': paths.membershipGifts(),
    addresses: paths.addresses(),
    'new-address': paths.addresses({ address: 'new' }),
    'saved-cards': paths.savedCards(),
    'new-card': paths.savedCards({ card: 'new' }),
    'no-lists': paths.lists(tenant),
  });
  const listId = await keepList(page, items);
  await visitAll({ lists: paths.lists(tenant), list: paths.lists(tenant, { listId }) });
}

/** A list with these items on it; its id. */
function keepList(page: Page, items: readonly string[]): Promise<string> {
  return page.evaluate(async (itemIds) => {
    const body = JSON.stringify({ name: 'Everything', items: itemIds.map((itemId) => ({ itemId, qty: 2 })) });
    const reply = await fetch('/cc/api/list', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { listId } = (await reply.json()) as { listId: string };
    return listId;
  }, items);
}

async function keepInNewAccount(page: Page, see: See): Promise<void> {
  await page.locator('main form input[name=password]').fill('a drawer of pencils');
  await page.locator('main form:has(input[name=password]) button[type=submit]').click();
  const email = await page.locator('main form:has(input[value=again]) input[name=email]').inputValue();
  await see('account-asked-for');
  await page.goto(await openingLink(page, email), { waitUntil: 'networkidle' });
  await see('open-account');
  await page.context().clearCookies({ name: '__Host-asked' });
  await page.reload({ waitUntil: 'networkidle' });
  await see('open-account-elsewhere');
  await page.locator('main form input[name=password]').fill('a drawer of pencils');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/confirmation/*account=created*');
}
