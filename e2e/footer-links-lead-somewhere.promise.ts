// Every link of the footer and of the articles leads to a page, in every locale of both sites; the footer keeps its links when the page wakes,
// folds them on a phone, and has them again after a page without them.
import type { Page } from 'playwright-core';
import { formatPrice, LOCALES, type Locale } from '#base/locale/rules';
import { siteOf, type Tenant } from '#base/site/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

/** What is wrong with the links of the footer and of every article that the help page lists, and the text of the delivery page. */
async function lookAtArticles(page: Page, delivery: string): Promise<{ failed: readonly string[]; tried: number; delivery: string }> {
  return page.evaluate(async (address) => {
    const read = async (href: string): Promise<string> => (await fetch(href)).text();
    const linksIn = (part: string): readonly string[] =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`)].map((link) => link.href);
    // The page's policy lets no script make a document of text.
    const linksOf = (html: string): readonly string[] =>
      [...(html.split('<article')[1]?.split('</article')[0] ?? '').matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
        ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), location.href).href,
      );
    const articles = [...new Set(linksIn('main').filter((href) => href.includes('/about/')))];
    const pages = await Promise.all(articles.map(read));
    // What leads to the other site is tried from there.
    const own = [linksIn('footer'), linksIn('main'), ...pages.map(linksOf)]
      .flat()
      .filter((href) => new URL(href).origin === location.origin);
    const failed: string[] = [];
    for (const href of new Set(own)) {
      const reply = await fetch(href);
      const place = new URL(href).hash.slice(1);
      if (!reply.ok || (place !== '' && !(await reply.text()).includes(`id="${place}"`))) failed.push(`${reply.status} ${href}`);
    }
    return { failed, tried: new Set(own).size, delivery: await read(address) };
  }, delivery);
}

const SITES: readonly (readonly [Tenant, Locale])[] = LOCALES.flatMap((locale) => [
  ['consumer', locale] as const,
  ['business', locale] as const,
]);

test.for(SITES)(
  '[APP-15] every link of the %s footer and articles answers in %s, and delivery names the site’s fees',
  async ([tenant, locale], { page, shop }) => {
    const paths = makePaths(locale);
    const site = siteOf(tenant, locale);
    await page.goto(shop[tenant] + paths.help());
    const { failed, tried, delivery } = await lookAtArticles(page, paths.about('delivery'));
    expect(failed).toEqual([]);
    expect(tried).toBeGreaterThan(30);
    for (const cents of [site.freeShippingThreshold, site.shippingFee])
      expect(delivery).toContain(formatPrice(cents, site.currency, locale));
  },
);

test('[APP-15] the footer keeps its links, folds them on a phone, and has them again after the slim frame', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  const brands = page.locator('footer').getByRole('link', { name: 'Brands A to Z' });
  await page.goto(shop.consumer + paths.about('returns'));
  await page.waitForLoadState('networkidle');
  await page.locator('main nav a[href="#returns-money"]').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#returns-money');
  expect(await brands.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => brands.isVisible()).toBe(false);
  await page.locator('footer summary').first().click();
  await brands.click();
  await page.waitForURL(`**${paths.brands()}`);
  await page.goto(shop.consumer + paths.forgottenPassword());
  await page.locator('header a').first().click();
  await page.locator('footer summary').first().click();
  await expect.poll(() => brands.isVisible()).toBe(true);
});
