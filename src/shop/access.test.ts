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

/** Who may, in words, by the columns that are admitted. */
const WHO_MAY: ReadonlyMap<string, string> = new Map([
  ['guest, signed in, member without rights, member with the right, representative, system', 'everybody'],
  ['guest, signed in, member without rights, member with the right, representative', 'every visitor'],
  ['guest, signed in, member with the right, representative', 'every visitor; of members, those with the right'],
  ['signed in, member without rights, member with the right, representative', 'who is signed in'],
  ['signed in, member with the right, representative', 'who is signed in; of members, those with the right'],
  ['member with the right', 'members with the right'],
]);

function whoMay(access: Access): string {
  const admitted = Object.entries(COLUMNS).filter(([, caller]) => admissionOf(access, caller) === 'allowed');
  const names = admitted.map(([name]) => name).join(', ');
  return WHO_MAY.get(names) ?? names;
}

type Row = readonly [name: string, access: Access, forShopper?: string];

/** One row for each address; the last column only where representatives are told apart. */
function matrix(what: string, rows: readonly Row[]): string {
  const head = [what, 'access', 'who may', ...(rows.some(([, , more]) => more !== undefined) ? ['for a shopper'] : [])];
  const cells = rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, access, more]) => [`\`${name}\``, accessText(access), whoMay(access), ...(more === undefined ? [] : [more])]);
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

test('[USR-4] docs/contracts/access.md lists the access of every call and page', async () => {
  const acting = { closed: 'no', open: 'yes', recorded: 'yes, recorded' };
  const calls = lines().map(([key, line]): Row => [key, line.access, acting[actingAdmission(line.acting, changesState(key, line))]]);
  const pages = Object.entries<Access>(PAGE_ACCESS).map(([name, access]): Row => [
    name,
    access,
    closedWhileActing(name) || (typeof access === 'object' && 'staff' in access) ? 'no' : 'yes',
  ]);
  // What the head of the page says: a guest who may not is led to sign in.
  const refusesGuests = [...calls, ...pages].filter(([, access]) => admissionOf(access, CALLERS.guest) === 'forbidden');
  expect(refusesGuests.filter(([, access]) => access !== 'system')).toEqual([]);
  const grantors = { shop: 'the shop', administrator: 'an administrator', peopleManager: 'whoever manages people' };
  const legend = Object.entries(PERMISSIONS).map(
    ([code, { name, meaning, grantedBy }]) => `| \`${code}\` | ${name} | ${meaning} | ${grantors[grantedBy]} |`,
  );
  const text = `# Who may call what

Written by \`src/shop/access.test.ts\` (\`npx vitest run src/shop/access.test.ts -u\`) from the \`access\` of every contract line and from the table of pages in
\`src/people/access/rules/page-access.ts\`; the same test calls every line as every kind of caller. \`npm run access\` prints it, \`npm run access -- budget\` only the rows with
that word.

- **access** is what the line says; \`src/base/access/rules/access.ts\` explains its words, the end of this page the codes.
- **who may**: everybody, also the shop's own programs; every visitor; who is signed in; members of an organization with the right; representatives; the system. A guest
  who may not signs in first (401), anybody else is refused (403).
- **for a shopper**: whether a representative may, while they act for a shopper (\`acting\` of the line, \`acting-pages.ts\`). They have the shopper's own access for it.

Whose a thing is, such as a cart or an order, each call judges beside this: another's is answered like one that there is not.

## Calls

${matrix('call', calls)}

## Files, feeds and what other programs ask

${matrix('address', [...shop.shop.fileAccess])}

## Pages

${matrix('page', pages)}

## What the codes mean

A code in the column \`access\` is a right (\`src/base/access/rules/permission.ts\`). A _member_ is a person of an organization; they have a right when the organization
has it or it was granted to them, and it is not withheld. _Granted by_: the shop, with its agreement; an administrator of the organization; or whoever manages its people.

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
