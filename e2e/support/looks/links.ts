// Where the links of pages lead: every anchor has its place, and every address is answered.
import type { Page } from 'playwright-core';

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

/** Collects addresses of pages, to request them together. */
export interface Links {
  /** An anchor of the page without its place, or a page that hardly leads anywhere. */
  readonly see: (page: Page, open: { readonly name: string }) => Promise<string[]>;
  /** How many addresses there are. */
  readonly count: () => number;
  /** The addresses that are not answered, and the first page that leads there. */
  readonly broken: (page: Page) => Promise<string[]>;
}

/** Pages without the shop's frame and its departments. */
const FRAMELESS: ReadonlySet<string> = new Set(['offline', 'events']);

export function collectLinks(): Links {
  const found = new Map<string, string>();
  return {
    async see(page, { name }) {
      const { addresses, lost } = await linksOf(page);
      for (const address of addresses) if (!found.has(address)) found.set(address, name);
      return [
        ...lost.map((hash) => `there is no ${hash}`),
        ...(addresses.length > (FRAMELESS.has(name) ? 0 : 15) ? [] : [`it has only ${addresses.length} links`]),
      ];
    },
    count: () => found.size,
    async broken(page) {
      const statuses = await statusesOf(page, [...found.keys()]);
      return [...found].flatMap(([address, name], at) => ((statuses[at] ?? 0) < 400 ? [] : [`${statuses[at]} ${address} (on ${name})`]));
    },
  };
}

/** Asks as the page itself would, six at a time; a cart or account that wants something first may lead on. */
const statusesOf = (page: Page, addresses: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const statuses: number[] = [];
    let next = 0;
    const ask = async (): Promise<void> => {
      while (next < all.length) {
        const at = next++;
        statuses[at] = (await fetch(all[at] ?? '', { headers: { accept: 'text/html' } })).status;
      }
    };
    await Promise.all(Array.from({ length: 6 }, ask));
    return statuses;
  }, addresses);
