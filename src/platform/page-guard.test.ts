import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Access, Caller } from '#base/access/rules';
import { refuse } from '#base/outcome/rules';
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

const NOBODY_ACTS = { closedWhileActing: () => false, actingRefusal: () => refuse(403, 'ACTING_CLOSED', 'Only Ada can do this.') };

function guarded(build: ServerBuild, caller: Caller): ServerBuild {
  return guardPages(build, {
    accessOf: (pattern) => TABLE.get(pattern),
    closedInPunchout: (pattern) => pattern !== '/',
    punchoutAddress: () => '/cart',
    ...NOBODY_ACTS,
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

test('[USR-1] a closed page says that something was done only in the browser that has just done it', async () => {
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string): unknown => (cookies[name] = value);
  const leads = () => Promise.reject(new Response(null, { status: 302, headers: { location: '/budgets?saved=7&page=2' } }));
  const reads = ({ request, url }: LoaderFunctionArgs) => [new URL(request.url).search, url.search];
  const pages = {
    accessOf: (pattern: string) => TABLE.get(pattern),
    closedInPunchout: () => false,
    punchoutAddress: () => '/cart',
    ...NOBODY_ACTS,
    signInAddress: () => '/login',
    visitOf: () => ({ caller: async () => budgeter, audience: async () => 'contract', cookies, setCookie }) as unknown as Visit, // all that is read
  };
  const build = guardPages(buildOf(page('budgets', ':locale?/budgets', 'frame', { loader: reads, action: leads })), pages);
  const module = build.routes['budgets']?.module as unknown as Record<'loader' | 'action', (of: object) => Promise<unknown>>;
  const [loader, action] = [module.loader, module.action];
  const at = (address: string) => {
    const url = new URL(address, 'http://localhost:3000');
    return { context: {}, url, request: new Request(url) };
  };
  expect(await loader(at('/budgets?saved=7&page=2'))).toEqual(['?page=2', '?page=2']);
  await expect(action(at('/budgets'))).rejects.toBeInstanceOf(Response);
  expect(await loader(at('/budgets?saved=7&page=2'))).toEqual(['?saved=7&page=2', '?saved=7&page=2']);
  expect(await loader(at('/budgets?saved=8'))).toEqual(['', '']);
  expect(await loader(at('/budgets?page=2'))).toEqual(['?page=2', '?page=2']);
});

test('[USR-11] a page that is closed to representatives tells one who acts for whom it is open', async () => {
  const opened = async (isActing: boolean) => {
    const build = guardPages(buildOf(...PAGES), {
      accessOf: (pattern) => TABLE.get(pattern),
      closedInPunchout: () => false,
      punchoutAddress: () => '/cart',
      signInAddress: () => '/login',
      ...NOBODY_ACTS,
      closedWhileActing: (pattern) => pattern === '/budgets',
      visitOf: () =>
        ({ isActing, acting: async () => ({}), caller: async () => budgeter, audience: async () => 'contract' }) as unknown as Visit, // the only parts that are read
    });
    const loader = build.routes['budgets']?.module.loader as (of: LoaderFunctionArgs) => Promise<unknown>;
    return loader(args).catch((thrown: Response) => thrown.json()); // the guard throws responses
  };
  expect(await opened(true)).toMatchObject({ refused: true, code: 'ACTING_CLOSED' });
  expect(await opened(false)).toBe('budgets');
});

test('[B2B-9] who shops for a purchasing system is led from the account and the checkout to the cart, and nobody else is', async () => {
  const opened = async (id: string, isPunchout: boolean) => {
    const build = guardPages(buildOf(...PAGES), {
      accessOf: (pattern) => TABLE.get(pattern),
      signInAddress: () => '/login',
      closedInPunchout: (pattern) => pattern !== '/',
      punchoutAddress: () => '/cart',
      ...NOBODY_ACTS,
      ...NOBODY_ACTS,
      visitOf: () => ({ isPunchout, caller: async () => budgeter, audience: async () => 'contract' }) as Visit, // the only parts that are read
    });
    const loader = build.routes[id]?.module.loader as (of: LoaderFunctionArgs) => Promise<unknown>;
    const caught = (error: unknown) => (error as Response).headers.get('location'); // the guard throws responses
    return Promise.resolve(args).then(loader).catch(caught);
  };
  expect([await opened('budgets', true), await opened('home', true), await opened('budgets', false)]).toEqual(['/cart', 'home', 'budgets']);
});

test('[B2B-7] a page that some members are refused does not ask who gets everybody’s page, so that it stays everybody’s', async () => {
  const build = guardPages(buildOf(...PAGES), {
    accessOf: (pattern) => TABLE.get(pattern),
    closedInPunchout: () => false,
    punchoutAddress: () => '/cart',
    ...NOBODY_ACTS,
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
