// Groups of an organization's directory and what they mean here; tokens of the directory; requests that are refused (USR-11, RFC 7644).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgingProvider, type ForgingProvider } from '#test/forging-provider';
import { newToken, newUser, patch, scimClient, type ScimClient } from '#test/scim';
import { testShop, type TestShop } from '#test/shop';
import { setting, settingsOf, SIGN_ON_HOSTS, withSignOn, type Organization } from '#test/sign-on';

let shop: TestShop;
let provider: ForgingProvider;
let pine: Organization;
let elm: Organization;
let scim: ScimClient;
let now = new Date('2026-11-28T15:00:00Z');

beforeAll(async () => {
  shop = await testShop({ ...SIGN_ON_HOSTS, INKWELL_TRIES_PER_ADDRESS: '10000' }, { now: () => now });
  provider = await forgingProvider({ sub: 'x', email_verified: true });
  pine = await withSignOn(shop, 'pine', provider);
  elm = await withSignOn(shop, 'elm', provider);
  scim = scimClient(shop, 'pine', await newToken(pine, 730));
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const create = async (name: string, client = scim, domain = 'pine.example'): Promise<string> =>
  (await client.send('POST', '/Users', newUser(name, domain))).body.id;
const group = async (displayName: string, ids: readonly string[] = [], more: object = {}) =>
  scim.send('POST', '/Groups', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName,
    members: ids.map((value) => ({ value })),
    ...more,
  });
const personOf = async (name: string) =>
  (await pine.admin.send('GET', `/api/organization/people?search=${name}`)).json<{
    people: readonly { role: string; groupId: string | null }[];
  }>().people[0];
const department = async (name: string) =>
  (await pine.admin.send('POST', '/api/organization/groups', { name })).json<{ groupId: string }>().groupId;
const membersOf = async (id: string) => ((await scim.send('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }) => value).toSorted();

test('[USR-11] role and group follow the directory’s group, in and out, by Entra ID’s and by Okta’s habits', async () => {
  const studio = await department('Studio');
  await setting(pine, 'mappings', { directoryGroup: 'inkwell-approvers', role: 'approver', groupId: studio });
  const [ana, bo] = [await create('ana'), await create('bo')];
  const made = await group('inkwell-approvers', [ana]);
  expect([made.status, made.body]).toMatchObject([201, { displayName: 'inkwell-approvers', members: [{ value: ana }] }]);
  expect(await personOf('ana')).toMatchObject({ role: 'approver', groupId: studio });
  const { id } = made.body;
  const added = await scim.send('PATCH', `/Groups/${id}`, patch({ op: 'Add', path: 'members', value: [{ value: bo }] }));
  expect([added.status, added.text]).toEqual([204, '']);
  expect(await personOf('bo')).toMatchObject({ role: 'approver', groupId: studio });
  await scim.send('PATCH', `/Groups/${id}`, patch({ op: 'Remove', path: 'members', value: [{ value: ana }] }));
  expect(await personOf('ana')).toMatchObject({ role: 'buyer', groupId: null });
  // The history has what the directory changed, like what people change (newest first).
  const { events } = (await pine.admin.send('GET', '/api/organization/history')).json<{
    events: readonly { kind: string; group: string }[];
  }>();
  const moves = events.filter((event) => event.group === 'Studio' && ['personInGroup', 'personLeftGroup'].includes(event.kind));
  expect(moves.map(({ kind }) => kind)).toEqual(['personLeftGroup', 'personInGroup', 'personInGroup']);
  await scim.send('PATCH', `/Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${bo}"]` }));
  expect(await personOf('bo')).toMatchObject({ role: 'buyer', groupId: null });
  await scim.send('PATCH', `/Groups/${id}`, patch({ op: 'replace', path: 'members', value: [{ value: ana }, { value: bo }] }));
  expect(await membersOf(id)).toEqual([ana, bo].toSorted());
  expect((await scim.send('GET', `/Users/${ana}`)).body).toMatchObject({ groups: [{ value: id, display: 'inkwell-approvers' }] });
  const renamed = await scim.send('PATCH', `/Groups/${id}`, patch({ op: 'replace', value: { id, displayName: 'inkwell-others' } }));
  expect(renamed.status).toBe(204);
  expect(await personOf('ana')).toMatchObject({ role: 'buyer' });
  await scim.send('PUT', `/Groups/${id}`, { displayName: 'inkwell-approvers', members: [{ value: bo }] });
  expect([await personOf('ana'), await personOf('bo')]).toMatchObject([{ role: 'buyer' }, { role: 'approver' }]);
  expect((await scim.send('DELETE', `/Groups/${id}`)).status).toBe(204);
  expect(await personOf('bo')).toMatchObject({ role: 'buyer', groupId: null });
});

test('[USR-11] a group is found by name, and by the id that the directory’s tokens name', async () => {
  await setting(pine, 'mappings', { directoryGroup: 'object-id-7', role: 'viewer', groupId: '' });
  const cy = await create('cy');
  const { id } = (await group('Viewers', [cy], { externalId: 'object-id-7' })).body;
  expect(await personOf('cy')).toMatchObject({ role: 'viewer' });
  const find = async (filter: string) =>
    (await scim.send('GET', `/Groups?excludedAttributes=members&filter=${encodeURIComponent(filter)}`)).body;
  for (const filter of ['displayName eq "viewers"', `id eq "${id}" and members eq "${cy}"`, 'externalId eq "object-id-7"']) {
    const found = await find(filter);
    expect(found, filter).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    expect(found.Resources?.[0]).not.toHaveProperty('members');
  }
  expect((await find('members eq "nobody"')).totalResults).toBe(0);
  const again = await group('VIEWERS');
  expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
});

test('[USR-11] the last administrator stays one, whatever the groups say; two groups at once with one name are one', async () => {
  const { Resources = [] } = (await scim.send('GET', `/Users?filter=${encodeURIComponent('userName eq "ruth@pine.example"')}`)).body;
  const ruth = Resources[0]?.id ?? '';
  await setting(pine, 'mappings', { directoryGroup: 'inkwell-buyers', role: 'buyer', groupId: '' });
  const both = await Promise.all([1, 2].map(() => group('inkwell-buyers', [ruth])));
  expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409]);
  expect(await personOf('ruth')).toMatchObject({ role: 'administrator' });
});

test('[USR-11] trust 22: another organization’s people and groups are not there', async () => {
  const other = scimClient(shop, 'elm', await newToken(elm));
  const stranger = await create('eli', other, 'elm.example');
  const refused = await group('Mixed', [stranger]);
  expect([refused.status, refused.body.scimType]).toEqual([400, 'invalidValue']);
  const { id } = (await group('Ours')).body;
  for (const method of ['GET', 'DELETE']) expect((await other.send(method, `/Groups/${id}`)).status).toBe(404);
  expect((await other.send('PATCH', `/Groups/${id}`, patch({ op: 'replace', path: 'displayName', value: 'Theirs' }))).status).toBe(404);
  expect((await other.send('GET', '/Groups')).body.totalResults).toBe(0);
  expect((await group('Odd', ['no id'])).body.scimType).toBe('invalidValue');
});

test('[USR-11] what the service can do stands at its three addresses', async () => {
  const config = (await scim.send('GET', '/ServiceProviderConfig')).body;
  expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { supported: true, maxResults: 200 } });
  expect((await scim.send('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 });
  expect((await scim.send('GET', '/ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users' });
  expect((await scim.send('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:Group')).body).toMatchObject({ name: 'Group' });
  expect((await scim.send('GET', '/Schemas/other')).status).toBe(404);
});

test('[USR-11] trust 24: a token is told once and stored as a hash; two work at a time; a revoked or old one does not', async () => {
  const first = await newToken(elm, 30);
  const { rows } = await shop.db.raw('select token_hash, ending from scim_token');
  for (const row of rows) expect(Buffer.from(row['token_hash'] as Uint8Array).toString('utf8')).not.toContain(first);
  expect((await setting(elm, 'scim/tokens', { days: 30 })).json()).toMatchObject({ code: 'TOO_MANY_TOKENS' });
  const works = async (token: string) => (await scimClient(shop, 'elm', token).send('GET', '/Users')).status;
  expect(await works(first)).toBe(200);
  const { scim: shown } = await settingsOf<{ scim: { address: string; tokens: readonly { ending: string; usedAt: string | null }[] } }>(
    elm,
  );
  expect(shown.address).toBe('http://business.localhost:3000/scim/v2/elm');
  expect(shown.tokens.map(({ ending }) => ending)).toContain(first.slice(-6));
  expect((await pine.admin.send('GET', '/api/organization/sign-on')).body).not.toContain(first);
  // Nobody revokes another organization's token.
  expect((await setting(pine, 'scim/tokens/revoke', { ending: first.slice(-6) })).status).toBe(404);
  expect((await setting(elm, 'scim/tokens/revoke', { ending: first.slice(-6) })).status).toBe(200);
  expect(await works(first)).toBe(401);
  const short = await newToken(elm, 1);
  now = new Date(now.getTime() + 86_400_001);
  expect(await works(short)).toBe(401);
});

test('[USR-11] without the right token there is nothing: 401, and 403 at another organization’s address', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`, 'Basic cnV0aDpzZWNyZXQ=']) {
    const reply = await scim.send('GET', '/Users', undefined, { authorization });
    expect([reply.status, reply.headers['www-authenticate'], reply.body]).toMatchObject([401, 'Bearer realm="SCIM"', { status: '401' }]);
  }
  const token = await newToken(pine);
  for (const linkName of ['elm', 'nobody']) expect((await scimClient(shop, linkName, token).send('GET', '/Users')).status).toBe(403);
  // A signed-in administrator's cookies count for nothing.
  expect((await pine.admin.send('GET', '/scim/v2/pine/Users')).status).toBe(401);
  const reply = await shop.browser().send('GET', '/scim/v2/pine/Users', undefined, { authorization: `Bearer ${token}` });
  expect(reply.status).toBe(404);
});

test('[USR-11] what is no SCIM message, too large or too deep is refused in SCIM’s own words', async () => {
  const broken = await scim.send('POST', '/Users', '{"userName":');
  expect([broken.status, broken.body]).toMatchObject([400, { scimType: 'invalidSyntax', status: '400' }]);
  const large = await scim.send('POST', '/Users', JSON.stringify({ userName: 'x'.repeat(1_100_000) }));
  expect([large.status, large.body]).toMatchObject([413, { status: '413' }]);
  expect((await scim.send('POST', '/Users', '['.repeat(5_000))).body).toMatchObject({ scimType: 'invalidSyntax' });
  expect((await scim.send('POST', '/Users', '{"__proto__":{"active":true},"userName":"p@pine.example"}')).status).toBe(400);
  expect((await scim.send('POST', '/Users', [])).body).toMatchObject({ scimType: 'invalidSyntax' });
  expect((await scim.send('POST', '/Users', 'userName=x', { 'content-type': 'application/xml' })).status).toBe(415);
  expect((await scim.send('POST', '/Users', { externalId: 'x' })).body).toMatchObject({ scimType: 'invalidValue' });
  expect((await scim.send('PATCH', '/Groups/x', { Operations: [] })).body).toMatchObject({ scimType: 'invalidSyntax' });
});

test('[USR-11] trust 36: a directory that asks without end is told to wait', async () => {
  expect((await scim.send('GET', '/Groups')).status).toBe(200);
  const { changed } = await shop.db.raw(`update rate_limit set used = 1000000 where limit_key like 'scim/%'`);
  expect(changed).toBeGreaterThan(0);
  const reply = await scim.send('GET', '/Groups');
  expect([reply.status, reply.body]).toMatchObject([429, { status: '429' }]);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});
