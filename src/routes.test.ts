import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
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
