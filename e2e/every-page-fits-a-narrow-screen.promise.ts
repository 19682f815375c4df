// No page of the shop scrolls sideways or cuts words off: not at 320 px, and not on a phone whose letters are twice as large.
import type { Browser, Page } from 'playwright-core';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openBrowser } from './support/chromium.ts';
import { cutOff } from './support/cut-off.ts';
import { buyableItems, putIntoCart } from './support/filled-cart.ts';
import { ownPages, publicPages, type PageLocale } from './support/shop-pages.ts';
import { makePaths } from '../src/paths.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
/** As set in the browser: every length in rem and every breakpoint in em follows. */
const TWICE = ['--blink-settings=defaultFontSize=32'];

/** Every page, a cart with something in it, checkout's first step and the gallery. */
async function pagesOf(page: Page, origin: string, locale: PageLocale): Promise<readonly (readonly [string, string])[]> {
  const paths = makePaths(locale);
  const pages = { ...(await publicPages(page, origin, locale)), ...ownPages(paths, 'consumer') };
  return [...Object.entries(pages), ['checkout', paths.checkout('delivery')], ['gallery', `${paths.home()}gallery`.replace('//', '/')]];
}

async function findings(browser: Browser, origin: string, locale: PageLocale, viewport: typeof SMALL): Promise<Record<string, string[]>> {
  const visitor = await newVisitor(browser, { viewport });
  const page = await visitor.newPage();
  const pages = await pagesOf(page, origin, locale);
  await putIntoCart(
    page,
    { locale },
    (await buyableItems(page, { locale }, 2)).map((itemId) => ({ itemId, qty: 3 })),
  );
  const found: Record<string, string[]> = {};
  for (const [name, path] of pages) {
    await page.goto(origin + path, { waitUntil: 'load' });
    const cut = await cutOff(page);
    if (cut.length > 0) found[name] = cut;
  }
  await visitor.close();
  return found;
}

test('[APP-16] every page in French, whose words are the longest, fits 320 px', { timeout: 120_000 }, async ({ browser, shop }) => {
  expect(await findings(browser, shop.consumer, 'fr-CA', SMALL)).toEqual({});
});

test('[APP-16] every page fits a tablet held upright', { timeout: 120_000 }, async ({ browser, shop }) => {
  expect(await findings(browser, shop.consumer, 'en-US', TABLET)).toEqual({});
});

test('[APP-16] every page in French fits a phone at twice the text size', { timeout: 120_000 }, async ({ shop }) => {
  const browser = await openBrowser(TWICE);
  try {
    expect(await findings(browser, shop.consumer, 'fr-CA', PHONE)).toEqual({});
  } finally {
    await browser.close();
  }
});
