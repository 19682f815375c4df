// Checks of every page of the business site in one French walk: from the home page to an account's order.
import { inject } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { cutOff } from './support/cut-off.ts';
import { DESK, onEveryPage, PHONE, type Findings, type Look } from './support/every-page.ts';
import { holdAccount } from './support/hold.ts';
import { keyboardFindings } from './support/looks/keyboard.ts';
import { collectLinks } from './support/looks/links.ts';
import { paperFindings } from './support/looks/paper.ts';
import { collectViolations } from './support/looks/policy.ts';
import { movingParts } from './support/looks/stillness.ts';
import { smallActions } from './support/looks/touch.ts';
import { englishPageFindings } from './support/looks/words.ts';
import { BUSINESS_PAGES, pagesNotAmong } from './support/shop-pages.ts';

/** May pay by invoice and must give purchase orders; no other test uses this buyer's orders and lists. */
const BUYER = 'ediv';
const SMALL = { width: 320, height: 640 };
const LAPTOP = { width: 1366, height: 768 };
/** Pages that the business site has alone, or fills with more: contract prices, purchase orders, approvals. The consumer site's walks try the others. */
const OWN = new Set(
  'home product quick-order cart checkout checkout-payment checkout-review confirmation order account create-account no-lists lists list'.split(
    ' ',
  ),
);
const OWN_AND_SIGN_ON = new Set([...OWN, 'sign-on', 'no-sign-on', 'no-sign-on-begun', 'no-sign-on-answered', 'signed-out']);
/** A letter sheet less its margins, in CSS pixels. */
const SHEET = { width: 710, height: 950 };

const { business, pay } = inject('shop');
const policy = collectViolations(pay);
const links = collectLinks();
const looks = {
  policy: { at: DESK, see: policy.see },
  links: { publicOnly: true, at: DESK, see: links.see },
  words: { at: DESK, see: englishPageFindings },
  wordsOnPhone: { only: OWN_AND_SIGN_ON, at: PHONE, see: englishPageFindings },
  axeOnPhone: { only: OWN_AND_SIGN_ON, at: PHONE, see: axeFindings },
  small: { only: OWN_AND_SIGN_ON, at: SMALL, see: cutOff },
  largeText: { only: OWN_AND_SIGN_ON, at: PHONE, textPx: 32, see: cutOff },
  touch: { only: OWN, at: PHONE, see: smallActions },
  paper: { only: OWN, at: SHEET, media: { media: 'print' }, see: paperFindings },
  stillness: { only: OWN, at: DESK, media: { reducedMotion: 'reduce' }, see: movingParts },
  // Last: where the keyboard stands is left behind.
  keyboard: { only: OWN, at: LAPTOP, media: { reducedMotion: 'reduce' }, see: keyboardFindings },
} satisfies Record<string, Look>;
const pathnames = new Set<string>();
let found: Findings<typeof looks>;

test.beforeAll(async ({ browser }) => {
  const letGo = await holdAccount(inject('holds'), BUYER);
  const buyer = { account: BUYER, password: inject('password') };
  const walk = { origin: business, tenant: 'business', locale: 'fr-CA', as: 'buying', buyer, pathnames, prepare: policy.listen } as const;
  try {
    found = await onEveryPage(browser, walk, looks);
  } finally {
    await letGo();
  }
}, 900_000);

test('the pages that only the business site has are among those that are looked at', () => {
  expect(pagesNotAmong(pathnames).filter((pattern) => BUSINESS_PAGES.includes(pattern))).toEqual([]);
});

test('trust 17: no page of the business site in French breaks its policy or is served with inline styles or handlers', () => {
  expect(found.policy).toEqual({});
  expect(policy.violations).toEqual([]);
});

test('every link on the pages of the business site in French leads somewhere', async ({ page }) => {
  expect(found.links).toEqual({});
  expect(links.count()).toBeGreaterThan(100);
  await page.goto(business);
  expect(await links.broken(page)).toEqual([]);
});

test('no English on the French pages of the business site', () => {
  expect(found.words).toEqual({});
  expect(found.wordsOnPhone).toEqual({});
});

test('axe finds nothing on the business site’s own pages in French, on a phone, up to the order of an account', () => {
  expect(found.axeOnPhone).toEqual({});
});

test('[APP-16] the business site’s own pages in French fit 320 px', () => {
  expect(found.small).toEqual({});
});

test('[APP-16] the business site’s own pages in French fit with text twice as large', () => {
  expect(found.largeText).toEqual({});
});

test('[APP-16] under a finger every main action of the business site’s own pages is at least 44 px', () => {
  expect(found.touch).toEqual({});
});

test('the business site’s own pages print their words, lines and sums, and nothing to be pressed', () => {
  // A step of checkout is pressed, not read.
  expect({ ...found.paper, checkout: [] }).toEqual({ checkout: [] });
});

test('with reduced motion none of the business site’s own pages moves', () => {
  expect(found.stillness).toEqual({});
});

test('Tab leads through each of the business site’s own pages, and each stop is seen', () => {
  expect(found.keyboard).toEqual({});
});
