// What a contract line's access does to its callers, over HTTP and from a page: both call the registry's handler.
import fastify from 'fastify';
import Type from 'typebox';
import { expect, test } from 'vitest';
import type { Permission } from '#base/access/rules';
import { refuse } from '#base/outcome/rules';
import { callerOf, type Shopper } from '#base/shopper/rules';
import { makeRegistry, type ContractKey } from './contract.ts';
import { requireAccess } from './route-access.ts';
import type { Visit } from './visit.ts';

const line = { summary: '', ids: {}, reply: Type.Object({ says: Type.String() }) } as const;
const CONTRACT = {
  'GET /open': { ...line, access: 'shopper' },
  'GET /account': { ...line, access: 'account' },
  'GET /budgets': { ...line, access: { permission: ['H_SB', 'H_EBL'] } },
  'GET /desk': { ...line, access: { staff: 'representative' } },
  'GET /inside': { ...line, access: 'system' },
} as const;

const registry = makeRegistry();
registry.add(CONTRACT, {
  denied: (_visit, key, why) => refuse(why === 'signIn' ? 401 : 403, key, why),
  'GET /open': () => ({ says: 'hello' }),
  'GET /account': ({ shopper }) => ({ says: shopper.profile.email }),
  'GET /budgets': ({ shopper }) => ({ says: shopper.profile.email }),
  'GET /desk': ({ shopper }) => ({ says: shopper.profile.email }),
  'GET /inside': () => ({ says: 'tick' }),
});

const PROFILE = { profileId: 'p', email: 'ana@inkwell.example', flow: '' } as NonNullable<Shopper['profile']>; // only what handlers and rules read of a profile
const person = (facts: Partial<Shopper> = {}): Shopper => ({
  shopperId: 'p',
  tenant: 'business',
  userType: 'REGISTERED',
  contextToken: '',
  profile: PROFILE,
  account: null,
  permissions: new Set<Permission>(),
  ...facts,
});
const account = { accountNumber: '1', name: 'A', division: '', routeType: 'SBA', salesRep: null };
const CALLERS: Readonly<Record<string, Shopper | null>> = {
  nobody: null,
  guest: person({ profile: null }),
  person: person(),
  member: person({ account }),
  budgeter: person({ account, permissions: new Set(['H_EBL']) }),
  representative: person({ profile: { ...PROFILE, flow: 'CSR' } }),
};

async function answers(key: ContractKey): Promise<readonly unknown[]> {
  const told = Object.values(CALLERS).map(async (shopper) => {
    const visit = { shopper: async () => shopper, caller: async () => callerOf(shopper) } as Visit; // only what access reads of a visit
    const reply = await registry.lines.get(key)?.handler({ body: undefined, query: undefined, params: undefined, visit });
    return (reply as { status?: number }).status ?? 200;
  });
  return Promise.all(told);
}

test.each<[ContractKey, readonly number[]]>([
  // nobody, guest, person, member, member who sees budgets, representative
  ['GET /open', [200, 200, 200, 200, 200, 200]],
  ['GET /account', [401, 401, 200, 200, 200, 200]],
  ['GET /budgets', [401, 401, 403, 403, 200, 403]],
  ['GET /desk', [401, 401, 403, 403, 403, 200]],
  ['GET /inside', [403, 403, 403, 403, 403, 403]],
])('[USR-4] %s is answered for those whom its access allows', async (key, statuses) => {
  expect(await answers(key)).toEqual(statuses);
});

test('[USR-4] a line without access, with an unknown code, or closed without a refusal text does not compile', () => {
  const other = makeRegistry();
  const denied = (): ReturnType<typeof refuse> => refuse(401, 'LOGIN_REQUIRED', '');
  const says = { says: '' };
  // @ts-expect-error -- a line must say who may call it
  other.add({ 'GET /a': line }, { 'GET /a': () => says });
  // @ts-expect-error -- no permission has this code
  other.add({ 'GET /b': { ...line, access: { permission: 'H_EBI' } } } as const, { denied, 'GET /b': () => says });
  // @ts-expect-error -- a closed line needs a refusal text
  other.add({ 'GET /c': { ...line, access: 'account' } } as const, { 'GET /c': () => says });
  // @ts-expect-error -- the handler of an open line does not know its caller
  other.add({ 'GET /d': { ...line, access: 'anyone' } } as const, { 'GET /d': ({ shopper }) => ({ says: String(shopper) }) });
  expect(other.lines.size).toBe(4);
});

test('[USR-4] a shop with a file or a hook that declares no access does not start', () => {
  const app = fastify();
  requireAccess(app);
  app.get('/feed.xml', { config: { access: 'anyone' } }, () => 'feed');
  app.post('/events', { config: { access: 'system' } }, () => 'taken');
  expect([...app.fileAccess]).toEqual([
    ['GET /feed.xml', 'anyone'],
    ['POST /events', 'system'],
  ]);
  expect(() => app.get('/papers', () => 'paper')).toThrow('GET /papers does not say who may ask for it');
});
