// No page of the shop scrolls sideways or cuts words off: not at 320 px, and not on a phone whose letters are twice as large.
import type { Browser } from 'playwright-core';
import { expect, test } from './support/browser-test.ts';
import { openBrowser } from './support/chromium.ts';
import { cutOff } from './support/cut-off.ts';
import { onEveryPage } from './support/every-page.ts';
import type { PageLocale } from './support/shop-pages.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
/** As set in the browser: every length in rem and every breakpoint in em follows. */
const TWICE = ['--blink-settings=defaultFontSize=32'];

const findings = async (browser: Browser, origin: string, locale: PageLocale, viewport: typeof SMALL) =>
  onEveryPage(browser, { origin, locale, viewport, look: cutOff });

test('[APP-16] every page in French, whose words are the longest, fits 320 px', { timeout: 300_000 }, async ({ browser, shop }) => {
  expect(await findings(browser, shop.consumer, 'fr-CA', SMALL)).toEqual({});
});

test('[APP-16] every page fits a tablet held upright', { timeout: 300_000 }, async ({ browser, shop }) => {
  expect(await findings(browser, shop.consumer, 'en-US', TABLET)).toEqual({});
});

test('[APP-16] every page in French fits a phone at twice the text size', { timeout: 300_000 }, async ({ shop }) => {
  const browser = await openBrowser(TWICE);
  try {
    expect(await findings(browser, shop.consumer, 'fr-CA', PHONE)).toEqual({});
  } finally {
    await browser.close();
  }
});
