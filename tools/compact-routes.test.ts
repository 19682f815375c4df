import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compactRoutes, EXPAND_ROUTES, type Route } from './compact-routes.ts';

const ROUTES: Readonly<Record<string, Route>> = {
  root: {
    id: 'root',
    path: '',
    hasLoader: true,
    hasDefaultExport: true,
    hasErrorBoundary: true,
    module: '/assets/root-DybvIHxh.js',
    css: ['/all.css'],
  },
  'a/frame-page': {
    id: 'a/frame-page',
    parentId: 'root',
    hasLoader: false,
    hasDefaultExport: true,
    module: '/assets/frame-page-D8tP_4X-.js',
    css: [],
  },
  'b/home-page': {
    id: 'b/home-page',
    parentId: 'a/frame-page',
    index: true,
    path: ':locale?',
    hasLoader: true,
    hasDefaultExport: true,
    module: '/assets/home-page-CtacB_bx.js',
    css: [],
  },
  'short-id': {
    id: 'short-id',
    parentId: 'a/frame-page',
    path: ':locale?/c',
    hasLoader: true,
    hasAction: true,
    hasDefaultExport: true,
    module: '/assets/c-page-CtacB_by.js',
    css: [],
  },
  'd/away-page': {
    id: 'd/away-page',
    parentId: 'root',
    path: 'away',
    hasLoader: true,
    hasAction: true,
    hasDefaultExport: false,
    module: '/assets/away-page-CtacB_bz.js',
    css: [],
  },
};

/** Absent and false are the same. */
const withoutFalse = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, fact: unknown) => (fact === false ? undefined : fact))) as unknown;

test('the browser makes of the rows what the build had written', () => {
  const manifest = { version: 'v', routes: compactRoutes(ROUTES) };
  const whole: unknown = runInNewContext(`${EXPAND_ROUTES}(${JSON.stringify(manifest)})`);
  expect(withoutFalse(whole)).toEqual(withoutFalse({ version: 'v', routes: ROUTES }));
});

test('a usual route is its id, its path and the hash of its file', () => {
  const { root: _, ...rest } = compactRoutes(ROUTES);
  expect(rest['a/frame-page']).toEqual([
    ['b/home-page', ':locale?', 'CtacB_bx', { index: true }],
    ['short-id', ':locale?/c', '/assets/c-page-CtacB_by.js', 1],
  ]);
});
