// Checks of every page of the French consumer site in one walk: French texts are the longest.
import { inject } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { cutOff } from './support/cut-off.ts';
import { DESK, onEveryPage, PHONE, type Findings, type Look } from './support/every-page.ts';
import { collectLinks } from './support/looks/links.ts';
import { collectViolations } from './support/looks/policy.ts';
import { englishPageFindings, typographyFindings } from './support/looks/words.ts';

const SMALL = { width: 320, height: 640 };

const { consumer, pay } = inject('shop');
const policy = collectViolations(pay);
const links = collectLinks();
const looks = {
  policy: { at: DESK, see: policy.see },
  links: { publicOnly: true, at: DESK, see: links.see },
  words: { at: DESK, see: englishPageFindings },
  typography: { at: DESK, see: typographyFindings },
  wordsOnPhone: { at: PHONE, see: englishPageFindings },
  axeOnPhone: { at: PHONE, see: axeFindings },
  small: { at: SMALL, see: cutOff },
  largeText: { at: PHONE, textPx: 32, see: cutOff },
} satisfies Record<string, Look>;
let found: Findings<typeof looks>;

test.beforeAll(async ({ browser }) => {
  const walk = { origin: consumer, tenant: 'consumer', locale: 'fr-CA', as: 'buying', prepare: policy.listen } as const;
  found = await onEveryPage(browser, walk, looks);
}, 900_000);

test('trust 17: no page of the consumer site in fr-CA breaks its policy or is served with inline styles or handlers', () => {
  expect(found.policy).toEqual({});
  expect(policy.violations).toEqual([]);
});

test('every link on the pages of the consumer site in fr-CA leads somewhere', async ({ page }) => {
  expect(found.links).toEqual({});
  expect(links.count()).toBeGreaterThan(100);
  await page.goto(consumer);
  expect(await links.broken(page)).toEqual([]);
});

test('no English on the French pages of the consumer site, wide or narrow', () => {
  expect(found.words).toEqual({});
  expect(found.wordsOnPhone).toEqual({});
});

test('French typography: no-break spaces before : $ %, and inside « »', () => {
  expect(found.typography).toEqual({});
});

test('axe finds nothing on the public pages, a shopper’s own pages, a filled cart and checkout in French, on a phone', () => {
  expect(found.axeOnPhone).toEqual({});
});

test('[APP-16] every page in French, whose words are the longest, fits 320 px', () => {
  expect(found.small).toEqual({});
});

test('[APP-16] every page in French fits a phone at twice the text size', () => {
  expect(found.largeText).toEqual({});
});
