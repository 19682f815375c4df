// Ship-to locations of an organization, through real requests: keeping, giving, retiring, and what nobody may do (USR-9, B2B-5, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocationView, ShipTo } from '#people/locations/contract';
import { organization, PLACE, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let buyer: Browser;
beforeAll(async () => {
  shop = await testShop();
  firm = await organization(shop, 'harbor');
  buyer = await firm.colleague('ben');
});
afterAll(() => shop.close());

const PUT = { 'x-http-method-override': 'PUT' };
const PATH = '/api/organization/locations';
const NO_SUCH = '00000000-0000-4000-8000-000000000009';

interface Listed {
  readonly locations: readonly LocationView[];
  readonly counts: { readonly active: number; readonly retired: number };
  readonly page: number;
  readonly pages: number;
}

const list = async ({ admin }: Organization, query = '') => (await admin.send('GET', PATH + query)).json<Listed>();
const usable = async (browser: Browser) => (await browser.send('GET', '/api/ship-to')).json<ShipTo>();
const names = ({ locations }: { readonly locations: readonly { readonly name: string }[] }) => locations.map(({ name }) => name);
const history = async ({ admin }: Organization) =>
  (await admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string; about: string; actorName: string }[] }>()
    .events;

test('[B2B-5] H_SSD adds, finds, changes, retires and restores locations, and the history says so', async () => {
  const own = await organization(shop, 'acorn');
  const id = await own.location('Framingham warehouse', { code: 'FW-01', notes: 'Dock 3, until 4' });
  await own.location('Boston office', { address1: '75 Arlington St', city: '', state: '', zip: '02116' });
  // City and state come from the ZIP code.
  expect((await list(own)).locations).toMatchObject([
    { name: 'Boston office', city: 'Boston', state: 'MA', everybody: true, retiredAt: null },
    { name: 'Framingham warehouse', code: 'FW-01', notes: 'Dock 3, until 4', country: 'USA' },
  ]);
  expect(names(await list(own, '?search=fw-01'))).toEqual(['Framingham warehouse']);
  expect(names(await list(own, '?search=boston'))).toEqual(['Boston office']);
  const changed = await own.admin.send('POST', `${PATH}/${id}`, { ...PLACE, name: 'Union Avenue warehouse', code: 'FW-01' }, PUT);
  expect(changed.json()).toMatchObject({ errors: [], id });
  // The same again is no change.
  await own.admin.send('POST', `${PATH}/${id}`, { ...PLACE, name: 'Union Avenue warehouse', code: 'FW-01' }, PUT);
  for (const what of ['retire', 'retire', 'restore', 'retire'])
    expect((await own.admin.send('POST', `${PATH}/${id}/${what}`)).status).toBe(200);
  expect(await list(own, '?state=retired')).toMatchObject({
    locations: [{ name: 'Union Avenue warehouse' }],
    counts: { active: 1, retired: 1 },
  });
  expect((await history(own)).map(({ kind, about }) => [kind, about])).toEqual([
    ['locationRetired', 'Union Avenue warehouse'],
    ['locationRestored', 'Union Avenue warehouse'],
    ['locationRetired', 'Union Avenue warehouse'],
    ['locationChanged', 'Union Avenue warehouse'],
    ['locationAdded', 'Boston office'],
    ['locationAdded', 'Framingham warehouse'],
  ]);
});

test('[USR-9] a repeated call adds one location; a code belongs to one, whatever its case', async () => {
  const own = await organization(shop, 'birch');
  const ids = await Promise.all([1, 2, 3].map(() => own.location('Depot', { code: 'D1' })));
  expect(new Set(ids).size).toBe(1);
  const taken = await own.admin.send('POST', PATH, { ...PLACE, name: 'Other depot', code: 'd1' });
  expect(taken.json()).toMatchObject({ errors: [{ field: 'code', code: 'LOCATION_CODE_TAKEN' }], id: null });
  // Another organization has codes of its own.
  await firm.location('Depot of ours', { code: 'D1' });
});

test('[CHK-2] the address of a location follows the rules of every address', async () => {
  const send = async (more: object, prefix = '') => (await firm.admin.send('POST', prefix + PATH, { ...PLACE, ...more })).json();
  expect(await send({ name: '' })).toMatchObject({ errors: [{ field: 'name', message: 'Enter a name for the location' }], id: null });
  expect(await send({ zip: '99' })).toMatchObject({
    errors: [{ field: 'zip', code: 'ZIP_INVALID', message: 'Invalid zip code' }],
    id: null,
  });
  expect(await send({ code: 'a code that is too long' })).toMatchObject({ errors: [{ field: 'code' }] });
  expect(await send({ name: 'Odd town', city: 'Farmington', askFirst: true })).toMatchObject({
    addressCode: 'ADDRESS_SUGGESTION',
    id: null,
  });
  expect(await send({ city: 'APO', state: 'NY', zip: '09012' })).toMatchObject({ addressCode: 'UN_DELIVERABLE_ADDRESSES' });
  expect((await firm.admin.send('POST', PATH, { ...PLACE, notes: '4111 1111 1111 1111' })).status).toBe(400);
  const quebec = { name: 'Entrepôt', address1: '350, rue Saint-Paul E', city: '', state: '', zip: 'h2y1h2' };
  expect(await send(quebec, '/fr-ca')).toMatchObject({ errors: [] });
  const [kept] = (await list(firm, '?search=entrep')).locations;
  expect(kept).toMatchObject({ zip: 'H2Y 1H2', state: 'QC', country: 'CA' });
  // Each site has the rules of its country's addresses.
  const here = await firm.admin.send('POST', `${PATH}/${kept?.locationId}`, { ...PLACE, name: 'Moved' }, PUT);
  expect([here.status, here.json()]).toMatchObject([409, { code: 'LOCATION_ELSEWHERE' }]);
});

test('[USR-9] without H_SSD nobody manages locations; another organization’s are as if they did not exist', async () => {
  const id = await firm.location('Private dock');
  const [strangers, guest] = [await organization(shop, 'cedar'), shop.browser('business')];
  const calls = [
    ['GET', PATH],
    ['GET', '/api/organization/location-assignees'],
    ['GET', `${PATH}/${id}`],
    ['POST', PATH, PLACE],
    ['POST', `${PATH}/${id}`, PLACE],
    ['POST', `${PATH}/${id}/retire`],
    ['POST', `${PATH}/${id}/restore`],
    ['POST', `${PATH}/import`, { rows: [] }],
    ['GET', '/account/locations.csv'],
  ] as const;
  for (const [method, path, body] of calls) {
    const headers = body === PLACE && path !== PATH ? PUT : {};
    expect([path, (await buyer.send(method, path, body, headers)).status]).toEqual([path, 403]);
    expect([path, (await guest.send(method, path, body, headers)).status]).toEqual([path, 401]);
    if (!path.includes(id)) continue;
    const [theirs, nobodys] = [
      await strangers.admin.send(method, path, body, headers),
      await strangers.admin.send(method, path.replace(id, NO_SUCH), body, headers),
    ];
    expect([path, theirs.status, theirs.json()]).toEqual([path, 404, nobodys.json()]);
  }
  const foreign = { ...PLACE, name: 'Taken over', everybody: false, profileIds: [await firm.idOf('ben')] };
  expect((await strangers.admin.send('POST', PATH, foreign)).status).toBe(404);
  expect((await strangers.admin.send('POST', '/api/ship-to/default', { locationId: id })).status).toBe(404);
  // Who is given the right has it at once.
  await firm.admin.send('POST', `/api/organization/people/${await firm.idOf('ben')}`, { role: 'buyer', granted: ['H_SSD'], withheld: [] });
  expect((await buyer.send('GET', PATH)).status).toBe(200);
  await firm.admin.send('POST', `/api/organization/people/${await firm.idOf('ben')}`, { role: 'buyer', granted: [], withheld: [] });
});

test('[USR-9] a location is for everybody, for groups or for people; giving and taking it applies at once', async () => {
  const own = await organization(shop, 'dogwood');
  const [lea, gus] = [await own.colleague('lea'), await own.colleague('gus')];
  const labs = await own.group('Labs', ['gus']);
  await own.location('Everybody’s');
  const lab = await own.location('Lab', { everybody: false, groupIds: [labs] });
  await own.location('Lea’s desk', { everybody: false, profileIds: [await own.idOf('lea')] });
  await own.location('Nobody’s', { everybody: false });
  expect(names(await usable(lea))).toEqual(['Everybody’s', 'Lea’s desk']);
  expect(names(await usable(gus))).toEqual(['Everybody’s', 'Lab']);
  expect((await gus.send('POST', '/api/ship-to/default', { locationId: lab })).status).toBe(200);
  expect((await usable(gus)).locations.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Lab', true],
    ['Everybody’s', false],
  ]);
  // A default that was taken away is none, and comes back with the location.
  await own.admin.send('POST', `${PATH}/${lab}/retire`);
  expect((await usable(gus)).locations).toMatchObject([{ name: 'Everybody’s', isDefault: false }]);
  await own.admin.send('POST', `${PATH}/${lab}/restore`);
  expect((await usable(gus)).locations[0]).toMatchObject({ name: 'Lab', isDefault: true });
  await own.admin.send('POST', `/api/organization/groups/${labs}`, {}, { 'x-http-method-override': 'DELETE' });
  expect(names(await usable(gus))).toEqual(['Everybody’s']);
  expect((await list(own, '?search=lab')).locations).toMatchObject([{ groups: [], people: [], everybody: false }]);
  expect(await usable(shop.browser('business'))).not.toHaveProperty('locations');
});

test('[B2B-5] administrators say whether people may use addresses of their own, and where the organization is billed', async () => {
  const own = await organization(shop, 'grove');
  const lea = await own.colleague('lea');
  const RULES = '/api/organization/address-rules';
  const billing = {
    fullName: 'Accounts Payable',
    organization: '',
    address1: '255 State St',
    address2: '',
    city: '',
    state: '',
    zip: '02109',
    phone: '',
  };
  expect((await lea.send('GET', RULES)).status).toBe(403);
  expect((await lea.send('POST', RULES, { ownShipping: false, ownBilling: true, billing: null })).status).toBe(403);
  expect((await own.admin.send('GET', RULES)).json()).toEqual({ ownShipping: true, ownBilling: true, billing: null });
  const first = await own.admin.send('POST', RULES, { ownShipping: true, ownBilling: false, billing: null });
  expect([first.status, first.json()]).toMatchObject([400, { code: 'BILLING_ADDRESS_FIRST' }]);
  const wrong = await own.admin.send('POST', RULES, { ownShipping: true, ownBilling: true, billing: { ...billing, zip: '99' } });
  expect(wrong.json()).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field: 'zip' })]) as unknown });
  for (let times = 0; times < 2; times += 1)
    expect((await own.admin.send('POST', RULES, { ownShipping: false, ownBilling: false, billing })).json()).toMatchObject({ errors: [] });
  expect(await usable(lea)).toMatchObject({ ownShipping: false, ownBilling: false, billing: { address1: '255 State St', city: 'Boston' } });
  expect((await history(own)).map(({ kind }) => kind)).toEqual([
    'billingAddressChanged',
    'ownBillingStopped',
    'ownShippingStopped',
    'joined',
    'invited',
  ]);
  // Without an address the rule could not stand; in the other country people enter theirs, and the other rule is changed there too.
  const without = await own.admin.send('POST', RULES, { ownShipping: false, ownBilling: false, billing: null });
  expect(without.json()).toMatchObject({ code: 'BILLING_ADDRESS_FIRST' });
  const abroad = await own.admin.send('POST', `/fr-ca${RULES}`, { ownShipping: false, ownBilling: false, billing: null });
  expect([abroad.status, abroad.json()]).toMatchObject([200, { errors: [] }]);
  expect((await lea.send('GET', '/fr-ca/api/ship-to')).json()).toMatchObject({ ownShipping: false, ownBilling: true, billing: null });
});
