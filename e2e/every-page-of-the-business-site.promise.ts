// What the pages of the business site keep that anybody may look at, in English and in French, in one walk each.
import { inject } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { DESK, onEveryPage, PHONE, type Findings, type Look } from './support/every-page.ts';
import { collectLinks } from './support/looks/links.ts';
import { collectViolations } from './support/looks/policy.ts';
import { englishPageFindings } from './support/looks/words.ts';

const { business, pay } = inject('shop');
const policy = collectViolations(pay);
const links = collectLinks();
const english = {
  policy: { at: DESK, see: policy.see },
  links: { publicOnly: true, at: DESK, see: links.see },
  axe: { publicOnly: true, at: DESK, see: axeFindings },
} satisfies Record<string, Look>;
const french = {
  words: { at: DESK, see: englishPageFindings },
  wordsOnPhone: { at: PHONE, see: englishPageFindings },
} satisfies Record<string, Look>;
let found: Findings<typeof english & typeof french>;

test.beforeAll(async ({ browser }) => {
  const site = { origin: business, tenant: 'business' } as const;
  found = {
    ...(await onEveryPage(browser, { ...site, locale: 'en-CA', as: 'own', prepare: policy.listen }, english)),
    ...(await onEveryPage(browser, { ...site, locale: 'fr-CA', as: 'public' }, french)),
  };
}, 600_000);

test('trust 17: no page of the business site in en-CA breaks its policy or is served with inline styles or handlers', () => {
  expect(found.policy).toEqual({});
  expect(policy.violations).toEqual([]);
});

test('every link on the pages of the business site in en-CA leads somewhere', async ({ page }) => {
  expect(found.links).toEqual({});
  expect(links.count()).toBeGreaterThan(100);
  await page.goto(business);
  expect(await links.broken(page)).toEqual([]);
});

test('axe finds nothing on the public pages of the business site in en-CA, wide', () => {
  expect(found.axe).toEqual({});
});

test('no English on the French pages of the business site, wide or narrow', () => {
  expect(found.words).toEqual({});
  expect(found.wordsOnPhone).toEqual({});
});
