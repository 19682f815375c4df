// Compares the narrowed builds with React Router's own matching of all routes.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { makeRouteIndex } from './route-index.ts';

const PATHS: readonly (readonly [id: string, parentId: string, path: string | undefined, index?: true])[] = [
  ['root', '', ''],
  ['frame', 'root', undefined],
  ['home', 'frame', ':locale?', true],
  ['search', 'frame', ':locale?/search'],
  ['finder', 'frame', ':locale?/finder'],
  ['printer', 'frame', ':locale?/finder/:model'],
  ['account', 'frame', undefined],
  ['orders', 'account', ':locale?/account/orders'],
  ['cart', 'frame', ':locale?/cc/:experience/cart'],
  ['goods', 'frame', ':locale?/:slug/:key'],
  ['missing', 'frame', ':locale?/*'],
  ['checkout', 'root', undefined],
  ['review', 'checkout', ':locale?/checkout/review'],
  ['gallery', 'root', ':locale?/gallery'],
];

const routes = Object.fromEntries(
  PATHS.map(([id, parent, path, index]) => [id, { id, path, index, ...(parent === '' ? {} : { parentId: parent }) }]),
);
const whole = { routes, assets: { routes } } as unknown as ServerBuild;

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id = '', path = '', index } = route ?? {};
      return index === true ? { id, path, index } : { id, path, children: treeOf(build, id) };
    });
}

const idsOf = (build: ServerBuild, path: string) => matchRoutes(treeOf(build), path.replace(/\.data$/, ''))?.map(({ route }) => route.id);

const ADDRESSES = [
  '/',
  '/en-ca',
  '/search',
  '/fr-ca/search',
  '/SEARCH',
  '/finder/laser-12',
  '/en-ca/finder/laser-12',
  '/account/orders',
  '/account/other',
  '/cc/sparq/cart',
  '/cc/sparq/cart.data',
  '/fr-ca/cc/sparq/cart',
  '/paper/product_1',
  '/en-ca/paper/product_1',
  '/search/finder',
  '/finder/search',
  '/account/search/x',
  '/checkout/review',
  '/checkout',
  '/gallery',
  '/en-ca/gallery/more',
  '/a/b/c/d',
  '/%73earch',
  '/search/',
  '//search',
];

test.each(ADDRESSES)('[APP-14] %s is the same page with the narrowed routes', (path) => {
  const narrow = makeRouteIndex(whole);
  expect(idsOf(narrow(path), path)).toEqual(idsOf(whole, path));
  expect(narrow(path)).toBe(narrow(path));
});

test('[APP-14] most addresses match against few routes, and any number of addresses makes few builds', () => {
  const narrow = makeRouteIndex(whole);
  expect(Object.keys(narrow('/paper/product_1').routes).toSorted()).toEqual(['frame', 'goods', 'home', 'missing', 'root']);
  expect(Object.keys(narrow('/paper/product_1').assets.routes).toSorted()).toEqual(['frame', 'goods', 'home', 'missing', 'root']);
  const builds = new Set(Array.from({ length: 500 }, (_, at) => narrow(`/made-up-${at}/x`)));
  expect(builds.size).toBe(1);
});
