// Checks of every page of the English consumer site in one walk: from the home page to an order in its own account.
import { inject } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { cutOff } from './support/cut-off.ts';
import { DESK, onEveryPage, PHONE, type Findings, type Look } from './support/every-page.ts';
import { keyboardFindings } from './support/looks/keyboard.ts';
import { collectLinks } from './support/looks/links.ts';
import { paperFindings } from './support/looks/paper.ts';
import { collectViolations } from './support/looks/policy.ts';
import { movingParts } from './support/looks/stillness.ts';
import { smallActions } from './support/looks/touch.ts';
import { BUSINESS_PAGES, pagesNotAmong } from './support/shop-pages.ts';

const LAPTOP = { width: 1366, height: 768 };
const TABLET = { width: 820, height: 1180 };
/** A letter sheet less its margins, in CSS pixels. */
const SHEET = { width: 710, height: 950 };

const { consumer, pay } = inject('shop');
const policy = collectViolations(pay);
const links = collectLinks();
const looks = {
  policy: { at: DESK, see: policy.see },
  links: { publicOnly: true, at: DESK, see: links.see },
  axe: { publicOnly: true, at: DESK, see: axeFindings },
  touch: { at: PHONE, see: smallActions },
  tablet: { at: TABLET, see: cutOff },
  paper: { at: SHEET, media: { media: 'print' }, see: paperFindings },
  stillness: { at: DESK, media: { reducedMotion: 'reduce' }, see: movingParts },
  // Last: where the keyboard stands is left behind.
  keyboard: { at: LAPTOP, media: { reducedMotion: 'reduce' }, see: keyboardFindings },
} satisfies Record<string, Look>;
const pathnames = new Set<string>();
let found: Findings<typeof looks>;

test.beforeAll(async ({ browser }) => {
  const walk = { origin: consumer, tenant: 'consumer', locale: 'en-US', as: 'buying', prepare: policy.listen, pathnames } as const;
  found = await onEveryPage(browser, walk, looks);
}, 900_000);

test('every page of the routes is among those that are looked at, but what the business site alone has', () => {
  expect(pagesNotAmong(pathnames).toSorted()).toEqual(BUSINESS_PAGES.toSorted());
});

test('trust 17: no page of the consumer site in en-US breaks its policy or is served with inline styles or handlers', () => {
  expect(found.policy).toEqual({});
  expect(policy.violations).toEqual([]);
});

test('every link on the pages of the consumer site in en-US leads somewhere', async ({ page }) => {
  expect(found.links).toEqual({});
  expect(links.count()).toBeGreaterThan(100);
  await page.goto(consumer);
  expect(await links.broken(page)).toEqual([]);
});

test('axe finds nothing on the public pages of the consumer site in en-US, wide', () => {
  expect(found.axe).toEqual({});
});

test('[APP-16] under a finger every main action is at least 44 px', () => {
  expect(found.touch).toEqual({});
});

test('[APP-16] every page fits a tablet held upright', () => {
  expect(found.tablet).toEqual({});
});

test('every page prints its words, lines and sums, and nothing to be pressed', () => {
  // A step of checkout and a workshop are pressed, not read.
  expect({ ...found.paper, gallery: [], checkout: [] }).toEqual({ gallery: [], checkout: [] });
});

test('with reduced motion no page moves', () => {
  expect(found.stillness).toEqual({});
});

test('Tab leads through every page, and each stop is seen', () => {
  expect(found.keyboard).toEqual({});
});
