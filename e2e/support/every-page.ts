// Looks at every page of the shop in one visit: the public ones, those of one's own, a filled cart, checkout's first step and the gallery.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makePaths } from '../../src/paths.ts';
import { newVisitor } from './chromium.ts';
import { buyableItems, putIntoCart } from './filled-cart.ts';
import { ownPages, publicPages, type PageLocale } from './shop-pages.ts';

export interface EveryPage extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'> {
  readonly origin: string;
  readonly locale: PageLocale;
  /** On paper. */
  readonly print?: boolean;
  /** What is wrong with the page that is open, a sentence each. */
  readonly look: (page: Page) => Promise<string[]>;
}

/** What was found, by the name of the page; empty when all is well. */
export async function onEveryPage(
  browser: Browser,
  { origin, locale, print, look, ...context }: EveryPage,
): Promise<Record<string, string[]>> {
  const visitor = await newVisitor(browser, context);
  const page = await visitor.newPage();
  const pages = await pagesOf(page, origin, locale);
  await putIntoCart(
    page,
    { locale },
    (await buyableItems(page, { locale }, 2)).map((itemId) => ({ itemId, qty: 3 })),
  );
  if (print === true) await page.emulateMedia({ media: 'print' });
  const found: Record<string, string[]> = {};
  for (const [name, path] of pages) {
    await page.goto(origin + path, { waitUntil: 'load' });
    const wrong = await look(page);
    if (wrong.length > 0) found[name] = wrong;
  }
  await visitor.close();
  return found;
}

async function pagesOf(page: Page, origin: string, locale: PageLocale): Promise<readonly (readonly [string, string])[]> {
  const paths = makePaths(locale);
  const pages = { ...(await publicPages(page, origin, locale)), ...ownPages(paths, 'consumer') };
  return [...Object.entries(pages), ['checkout', paths.checkout('delivery')], ['gallery', `${paths.home()}gallery`.replace('//', '/')]];
}
