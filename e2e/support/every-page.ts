// Looks at every page of the shop in one visit: the public ones, those of one's own, a filled cart, checkout's first step and the gallery.
import type { Browser, Page } from 'playwright-core';
import { makePaths } from '../../src/paths.ts';
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
  if (print) await page.emulateMedia({ media: 'print' });
  const found: Record<string, string[]> = {};
  for (const [name, path] of pages) {
    await page.goto(origin + path, { waitUntil: 'load' });
    const wrong = await look(page);
    if (wrong.length > 0) found[name] = wrong;
  }
  await visitor.close();
  return found;
}

function othersOf(locale: PageLocale): readonly (readonly [string, string])[] {
  const paths = makePaths(locale);
  const gallery = `${paths.home()}gallery`.replace('//', '/');
  return [...Object.entries(ownPages(paths, 'consumer')), ['checkout', paths.checkout('delivery')], ['gallery', gallery]];
}
