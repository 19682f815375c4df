// Every page of an organization, as its administrators see it: on a laptop and a phone, in English and in French (B2B-5).
import { inject } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { ORGANIZATION_PAGE_ACCESS } from '../src/people/access/rules/organization-page-access.ts';
import { linkRoutes } from '../src/ui/page/link-target.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
const PREFIXES = ['', '/fr-ca'] as const;

/** Pages of an organization that the table of its rights does not list: they show less to who has none. */
const PATTERNS = [
  ...Object.keys(ORGANIZATION_PAGE_ACCESS),
  '/account/approvals',
  '/account/approvals/:orderNumber',
  '/account/restock/organization',
];

/** Not looked at here, each for its reason. */
const ELSEWHERE = new Set([
  // For people who belong to no organization.
  '/account/join',
  // Answers a form, leads to the provider's site, and is asked from a cart: none of them is opened by itself.
  '/account/message-away',
  '/account/sign-on/test',
  '/budget/ask',
  // Comes with the first order of a purchasing system.
  '/account/purchase-documents/:documentId',
]);

/** Who administers an organization, and where their pages begin: the hotel has contracts and certificates, the dental group everything else. */
const ADMINISTRATORS = [
  { account: 'admin', patterns: PATTERNS.filter((pattern) => !/^\/account\/(?:tax-exemptions|contracts)/.test(pattern)) },
  { account: 'hotel', patterns: PATTERNS.filter((pattern) => /^\/account\/(?:tax-exemptions|contracts)/.test(pattern)) },
] as const;

const { business } = inject('shop');
const findings = new Map<string, readonly string[]>();
const seen = new Set<string>();

/** The links of the page's own part. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => new URL(href).pathname));

/** Notes what is wrong with the page at each width. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
    const wrong = wide[0] > wide[1] ? [`scrolls sideways: ${wide[0]} of ${wide[1]} px`] : [];
    wrong.push(...(await axeFindings(page)));
    if (wrong.length > 0) findings.set(`${name} at ${size.width}`, wrong);
  }
  await page.setViewportSize(SIZES[0]);
}

async function open(page: Page, address: string, errors: string[]): Promise<string[]> {
  errors.length = 0;
  const served = await page.goto(business + address, { waitUntil: 'networkidle' });
  const headings = await page.locator('h1').count();
  const wrong = [
    ...(served?.status() === 200 ? [] : [`was served with ${served?.status()}`]),
    ...(headings === 1 ? [] : [`has ${headings} headings of the first level`]),
    ...errors,
  ];
  if (wrong.length > 0) findings.set(address, wrong);
  await look(page, address);
  return linksOn(page);
}

/** Opens each page by itself, and those of single things as the lists before them link to them. */
async function walk(browser: Browser, account: string, patterns: readonly string[]): Promise<void> {
  const visitor = await newVisitor(browser, { viewport: SIZES[0] });
  const page = await visitor.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(`says in its console: ${message.text()}`)));
  page.on('pageerror', (error) => void errors.push(`has a script that failed: ${error.message}`));
  await signIn(page, business + makePaths('en-US').login(), account, inject('password'));
  const links = new Set<string>();
  // Lists before what they link to.
  const ordered = patterns.filter((one) => !ELSEWHERE.has(one)).toSorted((one, other) => depthOf(one) - depthOf(other));
  for (const pattern of ordered) {
    const route = linkRoutes([pattern]);
    const fixed = ordered.filter((one) => !one.includes(':'));
    const address = pattern.includes(':') ? [...links].find((link) => route.matches(link) && !fixed.includes(link)) : pattern;
    if (address === undefined) continue;
    seen.add(pattern);
    for (const prefix of PREFIXES) for (const link of await open(page, prefix + address, errors)) if (prefix === '') links.add(link);
  }
  await visitor.close();
}

const depthOf = (pattern: string): number => pattern.split(':').length;

test.beforeAll(async ({ browser }) => {
  for (const { account, patterns } of ADMINISTRATORS) await walk(browser, account, patterns);
}, 1_800_000);

test('[B2B-5] each page of an organization is looked at', () => {
  expect(PATTERNS.filter((pattern) => !seen.has(pattern) && !ELSEWHERE.has(pattern))).toEqual([]);
});

test('[B2B-5] [APP-16] each opens with one heading, fits a laptop and a phone, and neither its console nor axe finds anything, in English and in French', () => {
  expect([...findings]).toEqual([]);
});
