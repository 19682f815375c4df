// Nothing on a page leads nowhere: every link of the shop's pages is answered, in every locale, and every anchor has its place.
import type { Page } from 'playwright-core';
import { expect, test } from './support/browser-test.ts';
import { publicPages } from './support/shop-pages.ts';

/** Addresses of this host that the page links to, and names of anchors that it promises but does not have. */
function linksOf(page: Page): Promise<{ addresses: string[]; lost: string[] }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const own = links.filter(({ origin }) => origin === location.origin);
    const isHere = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
      hash !== '' && pathname + search === location.pathname + location.search;
    return {
      addresses: own.filter((link) => !isHere(link)).map(({ pathname, search }) => pathname + search),
      lost: own.filter(isHere).flatMap(({ hash }) => (document.getElementById(hash.slice(1)) === null ? [hash] : [])),
    };
  });
}

/** Asks as the page itself would; a cart or account that wants something first may lead on. */
const statusOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (to) => (await fetch(to, { headers: { accept: 'text/html' } })).status, address);

test.for([
  ['consumer', 'en-US'],
  ['consumer', 'fr-CA'],
  ['business', 'en-CA'],
] as const)(
  'every link on the pages of the %s site in %s leads somewhere',
  { timeout: 180_000 },
  async ([tenant, locale], { page, shop }) => {
    const found = new Map<string, string>();
    for (const [name, path] of Object.entries(await publicPages(page, shop[tenant], locale))) {
      await page.goto(shop[tenant] + path, { waitUntil: 'networkidle' });
      const { addresses, lost } = await linksOf(page);
      expect(lost, name).toEqual([]);
      expect(addresses.length, name).toBeGreaterThan(15);
      for (const address of addresses) if (!found.has(address)) found.set(address, name);
    }
    const broken: string[] = [];
    for (const [address, name] of found) {
      const status = await statusOf(page, address);
      if (status >= 400) broken.push(`${status} ${address} (on ${name})`);
    }
    expect(found.size).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  },
);
