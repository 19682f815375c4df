// Every link of the footer and of the articles leads to a page, in every locale of both sites; the footer keeps its links when the page wakes and
// when the visitor comes back from checkout's frame.
import { formatPrice, LOCALES } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test.for(['consumer', 'business'] as const)(
  '[APP-15] every link of the %s footer and articles answers in every locale',
  async (tenant, { page, shop }) => {
    const origin = shop[tenant];
    const text = async (address: string): Promise<string> => (await page.request.get(address)).text();
    const failed: string[] = [];
    for (const locale of LOCALES) {
      const paths = makePaths(locale);
      const help = await text(origin + paths.help());
      const [, footer = ''] = help.split('<footer');
      const articles = linksIn(help).filter((href) => href.startsWith(paths.about('terms').replace('terms', '')));
      const pages = await Promise.all([...new Set(articles)].map((href) => text(origin + href)));
      const places = [footer, ...pages.map((html) => html.slice(html.indexOf('<main'), html.indexOf('<footer')))].flatMap(linksIn);
      const targets = new Set(
        places.filter((href) => !href.startsWith('tel:') && !href.startsWith('#')).map((href) => new URL(href, origin).href),
      );
      expect(targets.size).toBeGreaterThan(30);
      for (const target of targets) {
        const reply = await page.request.get(target);
        const { hash } = new URL(target);
        const hasPlace = hash === '' || (await reply.text()).includes(`id="${hash.slice(1)}"`);
        if (reply.status() !== 200 || !hasPlace) failed.push(`${locale} ${target}: ${reply.status()}`);
      }
      const site = siteOf(tenant, locale);
      const delivery = await text(origin + paths.about('delivery'));
      for (const cents of [site.freeShippingThreshold, site.shippingFee])
        expect(delivery).toContain(formatPrice(cents, site.currency, locale));
    }
    expect(failed).toEqual([]);
  },
);

test('[APP-15] the footer keeps its links after the page wakes, folds them on a phone, and has them again after the slim frame', async ({
  page,
  shop,
}) => {
  const paths = makePaths('en-US');
  const brands = page.locator('footer').getByRole('link', { name: 'Brands A to Z' });
  await page.goto(shop.consumer + paths.about('returns'));
  await page.locator('main nav a[href="#returns-money"]').click();
  await expect.poll(() => page.locator('#returns-money').isVisible()).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await brands.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => brands.isVisible()).toBe(false);
  await page.locator('footer summary').first().click();
  await brands.click();
  await page.waitForURL(`**${paths.brands()}`);
  // The first page without the lists; moving on inside the app draws them.
  await page.goto(shop.consumer + paths.forgottenPassword());
  await page.locator('header a').first().click();
  await page.locator('footer summary').first().click();
  await expect.poll(() => brands.isVisible()).toBe(true);
});
