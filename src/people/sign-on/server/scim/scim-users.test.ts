// People whom an organization's directory keeps by SCIM, in the habits of Entra ID and of Okta (USR-11, RFC 7644).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityProvider, type IdentityProvider } from '#test/identity-provider';
import { invited } from '#test/invited';
import { newToken, newUser, patch, scimClient, type ScimClient } from '#test/scim';
import { testShop, type TestShop } from '#test/shop';
import { PASSWORD, redirectUri, sessionIn, settingsOf, SIGN_ON_HOSTS, signOn, withSignOn, type Organization } from '#test/sign-on';

let shop: TestShop;
let provider: IdentityProvider;
let pine: Organization;
let elm: Organization;
let scim: ScimClient;
let other: ScimClient;

beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' });
  provider = await identityProvider([redirectUri('pine'), redirectUri('elm')]);
  pine = await withSignOn(shop, 'pine', provider);
  elm = await withSignOn(shop, 'elm', provider);
  scim = scimClient(shop, 'pine', await newToken(pine));
  other = scimClient(shop, 'elm', await newToken(elm));
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => provider.signInAs(undefined));

const create = async (name: string, more: object = {}): Promise<string> => {
  const made = await scim.send('POST', '/Users', newUser(name, 'pine.example', more));
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  return made.body.id;
};
const find = async (filter: string) => (await scim.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body;
const people = async (search: string) =>
  (await pine.admin.send('GET', `/api/organization/people?search=${search}`)).json<{
    people: readonly { profileId: string; email: string; fullName: string; role: string; deactivatedAt: string | null }[];
  }>().people;

test('[USR-11] a person is created, read and found by name, external id, id and address', async () => {
  const made = await scim.send('POST', '/Users', newUser('nora', 'pine.example'));
  expect(made.status).toBe(201);
  expect(made.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  const { id } = made.body;
  expect(made.body).toMatchObject({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'nora@pine.example',
    externalId: 'ext-nora',
    name: { formatted: 'Nora Park', givenName: 'Nora', familyName: 'Park' },
    emails: [{ value: 'nora@pine.example', type: 'work', primary: true }],
    active: true,
    meta: { resourceType: 'User', location: `http://business.localhost:3000/scim/v2/pine/Users/${id}` },
  });
  expect(made.headers['location']).toBe(`http://business.localhost:3000/scim/v2/pine/Users/${id}`);
  expect((await scim.send('GET', `/Users/${id}`)).body).toEqual(made.body);
  const filters = [
    'userName eq "Nora@Pine.example"',
    'externalId eq "ext-nora"',
    `id eq "${id}"`,
    'emails eq "nora@pine.example"',
    'emails[type eq "work"].value eq "nora@pine.example"',
    'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "nora@pine.example" and externalId eq "ext-nora"',
  ];
  for (const filter of filters) expect(await find(filter), filter).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  expect(await find('userName eq "nobody@pine.example"')).toMatchObject({ totalResults: 0, Resources: [] });
  expect(await people('nora')).toMatchObject([{ fullName: 'Nora Park', role: 'buyer', deactivatedAt: null }]);
});

test.each(['userName sw "n"', 'userName eq "a" or userName eq "b"', 'userName', 'title eq "x"', 'userName eq nora', '(userName eq "a")'])(
  '[USR-11] a filter that is not supported is refused: %s',
  async (filter) => {
    const reply = await scim.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '400', scimType: 'invalidFilter' },
    ]);
  },
);

test('[USR-11] lists come in pages, with the attributes that were asked for', async () => {
  await create('pag1');
  await create('pag2');
  const { totalResults = 0 } = (await scim.send('GET', '/Users?count=0')).body;
  expect(totalResults).toBeGreaterThan(2);
  const page = (await scim.send('GET', '/Users?startIndex=2&count=1&attributes=userName,emails.value')).body;
  expect(page).toMatchObject({ totalResults, startIndex: 2, itemsPerPage: 1 });
  expect(Object.keys(page.Resources?.[0] ?? {}).toSorted()).toEqual(['emails', 'id', 'schemas', 'userName']);
  const without = (await scim.send('GET', '/Users?startIndex=-3&excludedAttributes=groups,name')).body;
  expect(without).toMatchObject({ startIndex: 1 });
  expect(Object.keys(without.Resources?.[0] ?? {})).not.toContain('groups');
  expect((await scim.send('GET', `/Users?startIndex=${totalResults + 1}`)).body).toMatchObject({ totalResults, Resources: [] });
  expect((await scim.send('GET', '/Users?count=many')).body).toMatchObject({ scimType: 'invalidValue' });
});

test('[USR-11] Entra ID deactivates with “False” in a text, and the person’s session ends within a second', async () => {
  const id = await create('dan');
  const browser = await signedOn('dan');
  expect((await sessionIn(browser)).signedIn).toBe(true);
  const reply = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
  expect([reply.status, reply.body.active]).toEqual([200, false]);
  // The next request is the first after the answer: there is nothing to wait for.
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect((await browser.send('GET', '/api/account')).status).toBe(401);
  provider.signInAs({ sub: 'sub-dan', email: 'dan@pine.example', email_verified: true });
  expect((await signOn(shop.browser('business'), pine, provider.visit)).json()).toMatchObject({ code: 'DEACTIVATED' });
  const back = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'True' }));
  expect(back.body.active).toBe(true);
  expect((await sessionIn(await signedOn('dan'))).signedIn).toBe(true);
});

test('[USR-11] Okta deactivates with a value without a path, and deactivates and renames by replacing the whole', async () => {
  const id = await create('olga');
  const off = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
  expect([off.status, off.body.active]).toEqual([200, false]);
  const whole = newUser('olga', 'pine.example', { id, name: { givenName: 'Olga', familyName: 'Berg' } });
  const on = await scim.send('PUT', `/Users/${id}`, whole);
  expect([on.status, on.body]).toMatchObject([200, { id, active: true, name: { formatted: 'Olga Berg' } }]);
  expect((await scim.send('PUT', `/Users/${id}`, { ...whole, active: false })).body.active).toBe(false);
});

test('[USR-11] Entra ID changes parts by paths, by names with dots and by filters; what is not kept is passed over', async () => {
  const id = await create('eve');
  const reply = await scim.send(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'eve.stone@pine.example' },
      { op: 'Add', path: 'name.familyName', value: 'Stone' },
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'IT' },
      { op: 'Replace', value: { 'name.givenName': 'Eva', title: 'Buyer', externalId: 'ext-eva' } },
      { op: 'Remove', path: 'phoneNumbers[type eq "mobile"].value' },
      { op: 'Replace', path: 'userName', value: 'eve.stone@pine.example' },
    ),
  );
  expect([reply.status, reply.body]).toMatchObject([
    200,
    {
      userName: 'eve.stone@pine.example',
      externalId: 'ext-eva',
      name: { formatted: 'Eva Stone' },
      emails: [{ value: 'eve.stone@pine.example' }],
    },
  ]);
  expect(await people('eve.stone')).toMatchObject([{ email: 'eve.stone@pine.example', fullName: 'Eva Stone' }]);
  const gone = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'remove', path: 'externalId' }));
  expect(gone.body).not.toHaveProperty('externalId');
});

test.each<[string, object, string]>([
  ['an operation that there is not', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
  ['a path that is none', { op: 'replace', path: 'emails[type eq ', value: 'x' }, 'invalidPath'],
  ['nothing to remove', { op: 'remove' }, 'noTarget'],
  ['an active that is neither', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
  ['no user name', { op: 'remove', path: 'userName' }, 'invalidValue'],
  ['an address that is none', { op: 'replace', path: 'emails', value: [{ value: 'nobody', primary: true }] }, 'invalidValue'],
  ['attributes that are a text', { op: 'replace', value: 'active' }, 'invalidValue'],
])('[USR-11] a patch with %s is refused, and nothing of it done', async (_what, operation, scimType) => {
  const id = (await find('userName eq "nora@pine.example"')).Resources?.[0]?.id ?? '';
  const reply = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'name.givenName', value: 'Changed' }, operation));
  expect([reply.status, reply.body.scimType]).toEqual([400, scimType]);
  expect((await scim.send('GET', `/Users/${id}`)).body).toMatchObject({ name: { givenName: 'Nora' } });
});

test('[USR-11] deleting deactivates: orders and lists stay, and who comes back is the same person', async () => {
  const id = await create('gil');
  const browser = await signedOn('gil');
  await browser.send('POST', '/api/lists', { name: 'Desk' });
  expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await sessionIn(browser)).signedIn).toBe(false);
  expect((await scim.send('GET', `/Users/${id}`)).status).toBe(404);
  expect(await find('userName eq "gil@pine.example"')).toMatchObject({ totalResults: 0 });
  expect((await people('gil'))[0]?.deactivatedAt).toEqual(expect.any(String));
  expect(await create('gil')).toBe(id);
  expect((await people('gil'))[0]?.deactivatedAt).toBeNull();
});

test('[USR-11] trust 22: only addresses of proven domains, and never somebody else’s account', async () => {
  const foreign = await scim.send('POST', '/Users', newUser('ruth', 'elm.example'));
  expect([foreign.status, foreign.body]).toMatchObject([
    400,
    { scimType: 'invalidValue', detail: expect.stringContaining('verified') as string },
  ]);
  const id = await create('max');
  const moved = await scim.send(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'replace', path: 'emails[type eq "work"].value', value: 'max@mail.example' }),
  );
  expect(moved.status).toBe(400);
  const taken = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'emails', value: [{ value: 'ruth@pine.example' }] }));
  expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
  await shop.db.raw(`update profile set email = 'away@pine.example' where email_key = 'ruth@elm.example'`);
  const away = await scim.send('POST', '/Users', newUser('away', 'pine.example'));
  expect([away.status, away.body.scimType]).toEqual([409, 'uniqueness']);
  await shop.db.raw(`update profile set email = 'ruth@elm.example' where email_key = 'away@pine.example'`);
  const { scim: seen } = await settingsOf<{ scim: { events: readonly { kind: string; about: string }[] } }>(pine);
  expect(seen.events).toContainEqual(expect.objectContaining({ kind: 'DOMAIN_NOT_PROVEN', about: 'ruth@elm.example' }));
});

test('[USR-11] trust 22: another organization’s people do not exist', async () => {
  const id = await create('ida');
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', newUser('ida', 'pine.example')],
    ['PATCH', patch({ op: 'replace', value: { active: false } })],
    ['DELETE', undefined],
  ] as const)
    expect((await other.send(method, `/Users/${id}`, body)).status, method).toBe(404);
  expect((await scim.send('GET', `/Users/${id}`)).body.active).toBe(true);
  expect((await scim.send('GET', '/Users/nonsense')).status).toBe(404);
});

test('[USR-11] of two that are created at once with one name there is one', async () => {
  const both = await Promise.all([1, 2].map(() => scim.send('POST', '/Users', newUser('twin', 'pine.example'))));
  expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409]);
  const { rows } = await shop.db.raw(`select count(*)::int as n from profile where email_key = 'twin@pine.example'`);
  expect(rows[0]?.['n']).toBe(1);
});

test('[USR-11] the last administrator stays, and the directory is told why', async () => {
  const id = (await find('userName eq "ruth@pine.example"')).Resources?.[0]?.id ?? '';
  const off = await scim.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
  expect([off.status, off.body.detail]).toEqual([409, expect.stringContaining('last administrator')]);
  expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(409);
  expect((await sessionIn(pine.admin)).signedIn).toBe(true);
});

test('[USR-11] a version that has changed since is not written over', async () => {
  const id = await create('vera');
  const { headers } = await scim.send('GET', `/Users/${id}`);
  const etag = String(headers['etag']);
  expect((await scim.send('GET', `/Users/${id}`, undefined, { 'if-none-match': etag })).status).toBe(304);
  const rename = patch({ op: 'replace', path: 'name.familyName', value: 'Lind' });
  expect((await scim.send('PATCH', `/Users/${id}`, rename, { 'if-match': etag })).status).toBe(200);
  expect((await scim.send('PATCH', `/Users/${id}`, rename, { 'if-match': etag })).status).toBe(412);
  expect((await scim.send('DELETE', `/Users/${id}`, undefined, { 'if-match': etag })).status).toBe(412);
});

test('[USR-11] sign-on and directory meet in one person, by external id and by address', async () => {
  const id = await create('kim', { externalId: 'oid-kim' });
  provider.signInAs({ sub: 'oid-kim', email: 'kim.new@pine.example', email_verified: true, name: 'Kim Park' });
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, provider.visit)).status).toBe(200);
  expect((await sessionIn(browser)).email).toBe('kim@pine.example');
  expect(await people('kim')).toMatchObject([{ profileId: id }]);
  // Whom sign-on or an invitation brought first, the directory finds and takes on.
  await invited(shop, pine.admin, { email: 'ben@pine.example', role: 'buyer', password: PASSWORD });
  const found = (await find('userName eq "ben@pine.example"')).Resources?.[0];
  expect(await scim.send('POST', '/Users', newUser('ben', 'pine.example'))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
  const taken = await scim.send('PATCH', `/Users/${found?.id}`, patch({ op: 'add', path: 'externalId', value: 'ext-ben' }));
  expect([taken.status, taken.body]).toMatchObject([200, { id: found?.id, externalId: 'ext-ben' }]);
});

test('[USR-11] who was deactivated here by hand stays so until the directory takes its own word back', async () => {
  const id = await create('sam');
  await pine.admin.send('POST', `/api/organization/people/${id}/deactivate`, {});
  const active = (value: boolean) => scim.send('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: value } }));
  expect((await active(true)).body.active).toBe(false);
  expect((await active(false)).body.active).toBe(false);
  expect((await active(true)).body.active).toBe(true);
});

async function signedOn(name: string) {
  provider.signInAs({ sub: `sub-${name}`, email: `${name}@pine.example`, email_verified: true, name: `${name} Park` });
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, provider.visit)).status).toBe(200);
  return browser;
}
