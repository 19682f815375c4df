import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { frameVariant } from '#around/header/rules';
import { PAGE_PATTERNS } from './page-patterns.ts';
import routes from './routes.ts';
import { patternsOfRoutes } from './route-patterns.ts';

/** Addresses of the route list; layouts add nothing. */
function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [...((path !== undefined && children.length === 0) || index ? [here] : []), ...addresses(children, here)];
  });
}

test('[APP-14] links know exactly the pages of the route list', () => {
  const pages = addresses(routes)
    .map((address) => address.replace(/^\/:locale\?/, '') || '/')
    // Products and categories share a route with other two-segment addresses, which are no pages; neither is the catch-all.
    .flatMap((address) => (address === '/:slug/:key' ? ['/:slug/cat_:id', '/:slug/product_:id'] : address === '/*' ? [] : [address]));
  expect(PAGE_PATTERNS.filter((pattern) => !/^\/(en|fr)-ca/.test(pattern)).toSorted()).toEqual(pages.toSorted());
});

test('[APP-14] the browser makes the same patterns of its routes', () => {
  const paths = addresses(routes).map((address) => address.slice(1));
  expect(patternsOfRoutes(paths).toSorted()).toEqual(PAGE_PATTERNS.map((pattern) => pattern.replace(/(?<=.)\/$/, '')).toSorted());
});

test('[APP-15, HDR-1] the frame that a page’s path says is the one that the route list puts it in', () => {
  const framed = routes.filter(({ file }) => /(?:shop|slim)-frame-page/.test(file));
  const pathOf = (address: string): string => address.replace(/^\/:locale\?/, '') || '/';
  const wrong = framed.flatMap(({ file, children = [] }) =>
    addresses(children).filter((address) => (frameVariant(pathOf(address), false) === 'full') !== file.includes('shop-frame')),
  );
  expect(framed).toHaveLength(2);
  expect(wrong).toEqual([]);
});
