// A page lists its alternates in other countries and languages only where they exist, for search engines and the language switch.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const us = makePaths('en-US');
const canada = makePaths('en-CA');
const quebec = makePaths('fr-CA');

/** Fetches in the browser, which resolves both sites, on the site of `page`. */
const fetched = (page: Page, address: string, redirect: RequestRedirect = 'manual') =>
  page.evaluate(
    async ([url, how]) => {
      const reply = await fetch(url, { redirect: how });
      return { status: reply.status, html: await reply.text() };
    },
    [address, redirect] as const,
  );

/** The alternates of a page by language, and the targets of its language switch. */
async function headOf(page: Page, address: string) {
  const { status, html } = await fetched(page, address, 'follow');
  expect(status, address).toBe(200);
  const attribute = (tag: string, name: string): string | undefined => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const tags = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => /rel="(?:canonical|alternate)"/.test(tag));
  const twins = tags.flatMap((tag) => {
    const [language, href] = [attribute(tag, 'hrefLang'), attribute(tag, 'href')];
    return language === undefined || href === undefined ? [] : [[language, href] as const];
  });
  // Another language is a link; another country a form, which brings the cart along.
  const switches = [...html.matchAll(/<a\b[^>]*hrefLang="[^"]*"[^>]*>|<input\b[^>]*name="to"[^>]*>/gi)].map(
    ([tag]) => attribute(tag, ' href') ?? attribute(tag, ' value') ?? '',
  );
  return { twins, switches: [...new Set(switches)] };
}

const PAGES = {
  'what only Canada sells, in French': quebec.product('x', '900012'),
  'what only Canada sells, in English': canada.product('x', '900012'),
  'what only the United States sell': us.product('x', '900011'),
  'questions about what only Canada sells': quebec.questions('900012'),
  'a store of one country': canada.store('0501'),
  'a printer': us.printer('laserpro-4120dw'),
  'the second page of a category': `${us.category('paper', 'paper')}?page=2`,
  'the second page of a brand': `${quebec.brand('northfold')}?page=2`,
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`[APP-2] [APP-1] every alternate and every language target of a page exists: ${name}`, async ({ page, shop }) => {
    for (const origin of [shop.consumer, shop.business]) {
      await page.goto(origin + us.help());
      const { twins, switches } = await headOf(page, origin + path);
      expect(switches).toHaveLength(3);
      for (const address of [...twins.map(([, href]) => href), ...switches.map((href) => origin + href)]) {
        expect((await fetched(page, address)).status, `${path} names ${address}`).toBe(200);
      }
    }
  });
}

test('[APP-2] products of Canada alone have no American alternate: x-default is Canadian, and the switch leads to the American home page', async ({
  page,
  shop,
}) => {
  await page.goto(shop.consumer + us.help());
  const { twins, switches } = await headOf(page, shop.consumer + quebec.product('x', '900012'));
  expect(twins.map(([language]) => language)).toEqual(['en-CA', 'fr-CA', 'x-default']);
  expect(twins[2]?.[1]).toBe(twins[0]?.[1]);
  expect(switches[0]).toBe(us.home());
});

test('[APP-2] [CAT-2] the second page of a list has the other locales’ second pages as alternates', async ({ page, shop }) => {
  await page.goto(shop.consumer + us.help());
  for (const path of [us.category('paper', 'paper'), us.brand('northfold')]) {
    const { twins } = await headOf(page, `${shop.consumer}${path}?page=2`);
    expect(twins).toHaveLength(4);
    expect(twins.filter(([, href]) => !href.endsWith('?page=2'))).toEqual([]);
  }
});

test('[APP-2, CAT-3] reviews in another order, or on a missing page, have the first page’s canonical address', async ({ page, shop }) => {
  const itemId = '246810';
  await page.goto(shop.consumer + us.help());
  const canonicalOf = async (path: string): Promise<string | undefined> => {
    const { status, html } = await fetched(page, shop.consumer + path);
    expect(status, path).toBe(200);
    const tag = [...html.matchAll(/<link\b[^>]*>/g)].map(([one]) => one).find((one) => one.includes('rel="canonical"'));
    return /href="([^"]*)"/.exec(tag ?? '')?.[1];
  };
  expect(await canonicalOf(us.reviews(itemId))).toBe(shop.consumer + us.reviews(itemId));
  expect(await canonicalOf(us.reviews(itemId, 2))).toBe(shop.consumer + us.reviews(itemId));
  expect(await canonicalOf(`${us.reviews(itemId)}?sort=newest`)).toBe(shop.consumer + us.reviews(itemId));
});
