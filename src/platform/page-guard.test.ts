import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Access, Caller } from '#base/access/rules';
import { guardPages } from './page-guard.ts';
import type { Visit } from './visit.ts';

const NONE: ReadonlySet<never> = new Set();
const guest: Caller = { kind: 'shopper', signedIn: false, permissions: NONE };
const member: Caller = { kind: 'member', organization: '1', permissions: NONE };
const budgeter: Caller = { ...member, permissions: new Set(['H_EBL'] as const) };

const page = (id: string, path: string, parentId: string, more: object = {}) => ({
  id,
  path,
  parentId,
  module: { default: () => null, loader: () => id, ...more },
});

function buildOf(...pages: readonly ReturnType<typeof page>[]): ServerBuild {
  const frames = [
    { id: 'root', path: '', module: { loader: () => 'root' } },
    { id: 'frame', parentId: 'root', module: { loader: () => 'frame' } },
  ];
  return { routes: Object.fromEntries([...frames, ...pages].map((route) => [route.id, route])) } as unknown as ServerBuild; // the only part of a build that is read
}

const TABLE = new Map<string, Access>([
  ['/', 'shopper'],
  ['/account/orders/:orderNumber', 'account'],
  ['/budgets', { permission: 'H_EBL' }],
  ['/deals', { visitorWith: 'H_EBL' }],
]);

function guarded(build: ServerBuild, caller: Caller): ServerBuild {
  return guardPages(build, {
    accessOf: (pattern) => TABLE.get(pattern),
    signInAddress: (_visit, back) => `/login?jump=${back}`,
    visitOf: () => ({ caller: async () => caller, audience: async () => 'contract' }) as Visit, // the only methods that are called
  });
}

const PAGES = [
  page('home', ':locale?', 'frame'),
  page('order', ':locale?/account/orders/:orderNumber', 'frame', { action: () => 'done' }),
  page('budgets', ':locale?/budgets', 'frame'),
  page('deals', ':locale?/deals', 'frame'),
];
const args = { context: {}, url: new URL('http://localhost:3000/account/orders/1?print=1') } as unknown as LoaderFunctionArgs; // the only fields that are read

/** Result of opening a page, or of posting to it. */
async function outcome(id: string, caller: Caller, by: 'loader' | 'action' = 'loader'): Promise<unknown> {
  const run = guarded(buildOf(...PAGES), caller).routes[id]?.module[by] as ((of: LoaderFunctionArgs) => unknown) | undefined;
  try {
    return await run?.(args);
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return [status, headers.get('location')];
  }
}

const TO_LOGIN = [302, '/login?jump=/account/orders/1?print=1'];

test.each([
  // page, guest, member without permissions, member who sees budgets
  ['home', 'home', 'home', 'home'],
  ['order', TO_LOGIN, 'order', 'order'],
  ['budgets', TO_LOGIN, [403, null], 'budgets'],
  ['deals', 'deals', [403, null], 'deals'],
  ['frame', 'frame', 'frame', 'frame'],
])('[APP-7] [USR-4] who opens %s', async (id, forGuest, forMember, forBudgeter) => {
  expect([await outcome(id, guest), await outcome(id, member), await outcome(id, budgeter)]).toEqual([forGuest, forMember, forBudgeter]);
});

test('[APP-7] a form from somebody without access to the page is not handled', async () => {
  expect(await outcome('order', guest, 'action')).toEqual(TO_LOGIN);
  expect(await outcome('order', member, 'action')).toBe('done');
});

test('[B2B-7] a page that some members are refused does not ask who gets everybody’s page, so that it stays everybody’s', async () => {
  const build = guardPages(buildOf(...PAGES), {
    accessOf: (pattern) => TABLE.get(pattern),
    signInAddress: () => '/login',
    visitOf: () => ({ audience: async () => 'public' }) as Visit, // without `caller`: calling it would throw
  });
  const loader = build.routes['deals']?.module.loader as (of: LoaderFunctionArgs) => Promise<unknown>;
  expect(await loader(args)).toBe('deals');
});

test('a shop does not start with a page without access, or a closed page without a loader', () => {
  expect(() => guarded(buildOf(page('new', ':locale?/new', 'frame')), guest)).toThrow('The page /new does not say who may open it');
  expect(() => guarded(buildOf(page('budgets', ':locale?/budgets', 'frame', { loader: undefined })), guest)).toThrow('needs a loader');
});
