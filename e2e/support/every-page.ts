// Looks at every page of the shop in one visit: the public ones, those of one's own, a filled cart, the gallery, and what comes of
// buying: each step of checkout, the confirmation, and the order in an account of its own.
import type { Browser, Page } from 'playwright-core';
import { makePaths } from '../../src/paths.ts';
import { orderPlaced, pressOn, reach, typeCard, typeDelivery } from './buying.ts';
import { newVisitor, type VisitorOptions } from './chromium.ts';
import { buyableItems, putIntoCart } from './filled-cart.ts';
import { ownPages, publicPages, type PageLocale } from './shop-pages.ts';

export interface EveryPage extends VisitorOptions {
  readonly origin: string;
  readonly locale: PageLocale;
  /** Without the pages that are the same for everybody. */
  readonly ownOnly?: boolean;
  /** On paper. */
  readonly print?: boolean;
  /** What is wrong with the page that is open, a sentence each. */
  readonly look: (page: Page) => Promise<string[]>;
}

/** What was found, by the name of the page; empty when all is well. */
export async function onEveryPage(
  browser: Browser,
  { origin, locale, ownOnly = false, print = false, look, ...context }: EveryPage,
): Promise<Record<string, string[]>> {
  const visitor = await newVisitor(browser, context);
  const page = await visitor.newPage();
  await page.goto(origin + makePaths(locale).home());
  const pages = [...(ownOnly ? [] : Object.entries(await publicPages(page, origin, locale))), ...othersOf(locale)];
  // What the page asks the shop for goes to the shop's own address.
  if (ownOnly) await page.goto(origin + makePaths(locale).home());
  await putIntoCart(
    page,
    { locale },
    (await buyableItems(page, { locale }, 2)).map((itemId) => ({ itemId, qty: 3 })),
  );
  const found: Record<string, string[]> = {};
  const see = async (name: string): Promise<void> => {
    if (print) await page.emulateMedia({ media: 'print' });
    // Without its doctype a page is laid out by the rules of the last century.
    const quirks = (await page.evaluate(() => document.compatMode)) === 'CSS1Compat' ? [] : ['no doctype'];
    const wrong = [...quirks, ...(await look(page))];
    if (wrong.length > 0) found[name] = wrong;
    if (print) await page.emulateMedia({ media: 'screen' });
  };
  const visit = async (name: string, path: string): Promise<void> => {
    await page.goto(origin + path, { waitUntil: 'load' });
    await see(name);
  };
  for (const [name, path] of pages) await visit(name, path);
  await buy(page, { origin, locale, see, visit });
  await visitor.close();
  return found;
}

interface Walk {
  readonly origin: string;
  readonly locale: PageLocale;
  readonly see: (name: string) => Promise<void>;
  readonly visit: (name: string, path: string) => Promise<void>;
}

/** Goes through checkout with what is in the cart, keeps the order in a new account, and looks at all of it. */
async function buy(page: Page, { origin, locale, see, visit }: Walk): Promise<void> {
  const paths = makePaths(locale);
  const email = `everywhere.${crypto.randomUUID()}@inkwell.example`;
  await page.goto(origin + paths.checkout('delivery'));
  await typeDelivery(page, locale === 'en-US' ? 'US' : 'CA', email);
  await pressOn(page);
  await reach(page, 'payment');
  await see('checkout-payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await see('checkout-review');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await see('confirmation');
  await page.locator('main form input[name=password]').fill('a drawer of pencils');
  await page.locator('main form:has(input[name=password]) button[type=submit]').click();
  await page.waitForURL('**/confirmation/*account=created*');
  await visit('order', paths.order(orderNumber));
  await visit('orders', paths.orders());
  await visit('account', paths.account('consumer'));
  await visit('account-details', paths.accountDetails());
}

function othersOf(locale: PageLocale): readonly (readonly [string, string])[] {
  const paths = makePaths(locale);
  const gallery = `${paths.home()}gallery`.replace('//', '/');
  return [...Object.entries(ownPages(paths, 'consumer')), ['checkout', paths.checkout('delivery')], ['gallery', gallery]];
}
