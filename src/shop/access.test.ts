// Access of every call: compares the documented table, and makes every call as every kind of caller.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accessText,
  actingAdmission,
  admissionOf,
  isOpen,
  PERMISSIONS,
  type Access,
  type Caller,
  type Permission,
} from '#base/access/rules';
import { closedWhileActing, PAGE_ACCESS } from '#people/access/rules';
import { changesState } from '#platform/closed-input';
import type { ContractKey, Endpoint } from '#platform/contract';
import { openAccount } from '#test/accounts';
import { sendSample } from '#test/sample-call';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => shop.close());

const ALL = new Set(Object.keys(PERMISSIONS) as Permission[]);
const NONE: ReadonlySet<Permission> = new Set();

const CALLERS = {
  guest: { kind: 'shopper', signedIn: false, permissions: NONE },
  'signed in': { kind: 'shopper', signedIn: true, permissions: NONE },
  'member without rights': { kind: 'member', organization: '1', permissions: NONE },
  'member with the right': { kind: 'member', organization: '2', permissions: ALL },
  representative: { kind: 'staff', role: 'representative', permissions: NONE },
} as const satisfies Readonly<Record<string, Caller>>;
type Who = keyof typeof CALLERS;

const COLUMNS: Readonly<Record<string, Caller>> = { ...CALLERS, system: { kind: 'system' } };

const lines = (): readonly (readonly [ContractKey, Endpoint])[] => [...shop.registry.lines].map(([key, { endpoint }]) => [key, endpoint]);

test('[USR-4] docs/contracts/access.md lists the access of every call and page', async () => {
  const said = { allowed: 'yes', signIn: 'signs in first', forbidden: 'no' };
  const row = (name: string, access: Access, more = ''): string =>
    `| \`${name}\` | ${accessText(access)} | ${Object.values(COLUMNS)
      .map((caller) => said[admissionOf(access, caller)])
      .join(' | ')} |${more}`;
  const head = (...more: readonly string[]): string => {
    const columns = [...Object.keys(COLUMNS), ...more];
    return `| | access | ${columns.join(' | ')} |\n| --- | --- |${' --- |'.repeat(columns.length)}`;
  };
  const table = (rows: readonly (readonly [string, Access])[]): string =>
    [head(), ...rows.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, access]) => row(name, access))].join('\n');
  const acting = { closed: 'no', open: 'yes', recorded: 'yes, recorded' };
  const calls = lines()
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, line]) => row(key, line.access, ` ${acting[actingAdmission(line.acting, changesState(key, line))]} |`));
  const pages = Object.entries<Access>(PAGE_ACCESS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, access]) =>
      row(name, access, ` ${closedWhileActing(name) || (typeof access === 'object' && 'staff' in access) ? 'no' : 'yes'} |`),
    );
  const grantors = { shop: 'the shop', administrator: 'an administrator', peopleManager: 'whoever manages people' };
  const legend = Object.entries(PERMISSIONS).map(
    ([code, { name, meaning, grantedBy }]) => `| \`${code}\` | ${name} | ${meaning} | ${grantors[grantedBy]} |`,
  );
  const text = `# Who may call what

Written by \`src/shop/access.test.ts\` (\`npx vitest run src/shop/access.test.ts -u\`) from the \`access\` of every contract line and from the table of pages in
\`src/people/access/rules/page-access.ts\`. What the words mean stands in \`src/base/access/rules/access.ts\`. Whose a thing is, such as a cart or an order, each
call judges beside this: another's is answered like one that there is not. The end explains the codes. The last column says what a representative may call for a shopper
(\`acting\` of the line) and open (\`acting-pages.ts\`); they have the shopper's own access for it.

## Calls

${[head('representative for a shopper'), ...calls].join('\n')}

## Files, feeds and what other programs ask

${table([...shop.shop.fileAccess])}

## Pages

${[head('representative for a shopper'), ...pages].join('\n')}

## What the codes mean

A code in the column \`access\` is a right (\`src/base/access/rules/permission.ts\`). A _member_ is a person of an organization. A _member without rights_ has
only what everybody with an account has: the organization has no right, and nobody granted one to the person. A _member with the right_ has the rights that the
line names. _Granted by_: the shop, with its agreement; an administrator of the organization; or whoever manages its people.

| code | name | meaning | granted by |
| --- | --- | --- | --- |
${legend.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../docs/contracts/access.md');
});

let people = 0;

/** Sessions of each kind. `of`: columns besides an account's defaults. */
async function browsers(): Promise<Readonly<Record<Who, Browser>>> {
  const person = async (tenant: 'consumer' | 'business', set: string): Promise<Browser> => {
    const browser = shop.browser(tenant);
    people += 1;
    const email = `caller${people}@inkwell.example`;
    const company = tenant === 'business' ? { company: `Callers ${people}` } : {};
    await openAccount(shop, browser, { fullName: 'Cal Caller', email, password: 'correct horse battery', ...company });
    await shop.db.raw(`update profile set ${set} where email = $1`, [email]);
    return browser;
  };
  return {
    guest: shop.browser(),
    'signed in': await person('consumer', `flow = ''`),
    'member without rights': await person('business', `role = 'buyer', permissions = '{}', withheld = '{G_IOC,G_WS,G_BOP,DL,PD}'`),
    'member with the right': await person('business', `permissions = '{${[...ALL].join()}}'`),
    representative: await person('business', `account_number = null, role = '', permissions = '{}', flow = 'CSR'`),
  };
}

/** Calls that make an administrator of somebody without an organization, and those that end the session, come last. */
const LAST = ['POST /api/join-request/organization', 'POST /api/account/sign-out-everywhere', 'POST /api/sign-out'];
const inOrder = (): ReturnType<typeof lines> => lines().toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));

test('[USR-4] trust 22: every call admits and refuses each kind of caller as in the table', async () => {
  const wrong: string[] = [];
  for (const [who, browser] of Object.entries(await browsers())) {
    const caller = CALLERS[who as Who]; // the same names
    for (const [key, endpoint] of inOrder()) {
      const { status, body } = await sendSample(browser, key, endpoint);
      const admission = admissionOf(endpoint.access, caller);
      const said = `${who}: ${key} (${accessText(endpoint.access)}) answered ${status} ${body.slice(0, 120)}`;
      if (admission === 'allowed' ? isRefusal(endpoint, status) : status !== (admission === 'signIn' ? 401 : 403)) wrong.push(said);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('[USR-4] calls for anyone give every caller the same answer', async () => {
  const { guest, 'signed in': person } = await browsers();
  const open = lines().filter(([, { access }]) => access === 'anyone');
  expect(open.length).toBeGreaterThan(0);
  for (const [key, endpoint] of open) {
    const [forGuest, forPerson] = [await sendSample(guest, key, endpoint), await sendSample(person, key, endpoint)];
    expect([forPerson.status, forPerson.body], key).toEqual([forGuest.status, forGuest.body]);
  }
});

const isRefusal = ({ access }: Endpoint, status: number): boolean => status === 401 || (status === 403 && !isOpen(access));
