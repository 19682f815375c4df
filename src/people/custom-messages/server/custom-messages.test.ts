// Messages of an organization, through real requests: writing, showing, putting away, and what nobody may do (B2B-5, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomMessageView, SavedMessage, ShownMessage } from '#people/custom-messages/contract';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
let firm: Organization;
let buyer: Browser;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now });
  firm = await organization(shop, 'harbor');
  buyer = await firm.colleague('ben');
});
afterAll(() => shop.close());

const PATH = '/api/organization/custom-messages';
const PUT = { 'x-http-method-override': 'PUT' };
const NO_SUCH = '00000000-0000-4000-8000-000000000009';
const MESSAGE = {
  title: 'Order paper by Thursday',
  body: 'The building is closed on Friday.',
  titleFrench: '',
  bodyFrench: '',
  tone: 'info',
  places: ['cart'],
  firstDay: '2026-11-20',
  lastDay: '2026-11-27',
  everybody: true,
  groupIds: [] as string[],
};

const write = async ({ admin }: Organization, change: Partial<typeof MESSAGE> = {}) =>
  (await admin.send('POST', PATH, { ...MESSAGE, ...change })).json<SavedMessage>();
const shown = async (browser: Browser, place = 'cart', prefix = '') =>
  (await browser.send('GET', `${prefix}/api/custom-messages?place=${place}`)).json<{ messages: readonly ShownMessage[] }>().messages;
const titles = async (browser: Browser, place?: string) => (await shown(browser, place)).map(({ title }) => title);
const list = async ({ admin }: Organization, query = '') =>
  (await admin.send('GET', PATH + query)).json<{
    messages: readonly CustomMessageView[];
    counts: Readonly<Record<string, number>>;
  }>();

test('[B2B-5] H_CM writes a message once, changes, removes and restores it, and the history says so', async () => {
  const own = await organization(shop, 'acorn');
  const [first, again] = await Promise.all([write(own), write(own)]);
  expect(first).toEqual(again);
  const id = first.id ?? '';
  expect((await own.admin.send('POST', `${PATH}/${id}`, { ...MESSAGE, title: 'Order by Wednesday' }, PUT)).json()).toEqual({
    id,
    errors: [],
  });
  expect(await titles(own.admin)).toEqual(['Order by Wednesday']);
  for (const move of ['remove', 'remove']) expect((await own.admin.send('POST', `${PATH}/${id}/${move}`)).status).toBe(200);
  expect([await titles(own.admin), (await list(own)).messages]).toEqual([[], []]);
  await own.admin.send('POST', `${PATH}/${id}/restore`);
  expect((await list(own)).messages).toMatchObject([
    { messageId: id, title: 'Order by Wednesday', writtenBy: 'Ruth Wells', state: 'running' },
  ]);
  const history = await own.admin.send('GET', '/api/organization/history');
  expect(history.json<{ events: readonly { kind: string }[] }>().events.map(({ kind }) => kind)).toEqual([
    'messageRestored',
    'messageRemoved',
    'messageChanged',
    'messageWritten',
  ]);
});

test('[B2B-5] a message shows at its places, from its first day through its last', async () => {
  await write(firm, { title: 'At checkout', places: ['checkout'], firstDay: '2026-11-21', lastDay: '2026-11-22' });
  expect([await titles(buyer, 'checkout'), await titles(buyer, 'home')]).toEqual([[], []]);
  expect(await list(firm, '?state=coming')).toMatchObject({ messages: [{ title: 'At checkout' }], counts: { coming: 1, ended: 0 } });
  // Days are those of the site: late on the 22nd in Boston it is the 23rd in London.
  for (const [at, there] of [
    ['2026-11-21T12:00:00Z', ['At checkout']],
    ['2026-11-23T04:30:00Z', ['At checkout']],
    ['2026-11-23T05:30:00Z', []],
  ] as const) {
    now = new Date(at);
    expect([at, await titles(buyer, 'checkout')]).toEqual([at, there]);
  }
  expect((await list(firm)).counts).toMatchObject({ ended: 1 });
  now = new Date('2026-11-20T15:00:00Z');
});

test('[B2B-5] groups see what is for them; important ones come first; French pages show French', async () => {
  const own = await organization(shop, 'birch');
  const [ann, bob] = [await own.colleague('ann'), await own.colleague('bob')];
  const groupId = await own.group('Lab', ['ann']);
  await write(own, { title: 'For all' });
  await write(own, {
    title: 'For the lab',
    everybody: false,
    groupIds: [groupId],
    tone: 'warn',
    titleFrench: 'Au labo',
    bodyFrench: 'Fermé.',
  });
  expect([await titles(ann), await titles(bob)]).toEqual([['For the lab', 'For all'], ['For all']]);
  expect((await shown(ann, 'cart', '/fr-ca')).map(({ title }) => title)).toEqual(['Au labo', 'For all']);
});

test('[B2B-5] who put a message away does not see it until it changes; others do', async () => {
  const own = await organization(shop, 'cedar');
  const ann = await own.colleague('ann');
  const { id } = await write(own);
  for (const _ of [1, 2]) expect((await ann.send('POST', `/api/custom-messages/${id}/put-away`)).status).toBe(200);
  expect([await titles(ann), await titles(own.admin)]).toEqual([[], [MESSAGE.title]]);
  await own.admin.send('POST', `${PATH}/${id}`, { ...MESSAGE, body: 'Closed on Friday and Monday.' }, PUT);
  expect(await titles(ann)).toEqual([MESSAGE.title]);
});

test('[B2B-5] wrong fields are named and nothing is saved', async () => {
  const wrong = { ...MESSAGE, title: '', places: ['nowhere'], lastDay: '2026-11-01', everybody: false };
  expect((await firm.admin.send('POST', PATH, wrong)).json()).toEqual({
    id: null,
    errors: [
      { field: 'title', message: 'Enter a title' },
      { field: 'lastDay', message: 'Choose a day on or after the first day' },
      { field: 'places', message: 'Choose at least one place' },
      { field: 'groupIds', message: 'Choose at least one group, or everyone' },
    ],
  });
  expect((await firm.admin.send('POST', PATH, { ...MESSAGE, everybody: false, groupIds: [NO_SUCH] })).status).toBe(404);
  expect((await firm.admin.send('POST', PATH, { ...MESSAGE, body: 'Pay with 4111 1111 1111 1111' })).status).toBe(400);
});

test('[B2B-5] trust 22: without the right, and from another organization, messages cannot be read or changed', async () => {
  const stranger = await organization(shop, 'elm');
  const { id } = await write(firm, { title: 'Ours alone' });
  expect((await buyer.send('GET', PATH)).status).toBe(403);
  expect((await buyer.send('POST', PATH, MESSAGE)).status).toBe(403);
  expect((await shop.browser('business').send('GET', PATH)).status).toBe(401);
  expect(await shown(shop.browser('business'))).toEqual([]);
  expect(await titles(stranger.admin)).toEqual([]);
  for (const [method, path, body, headers] of [
    ['GET', `${PATH}/${id}`],
    ['POST', `${PATH}/${id}`, MESSAGE, PUT],
    ['POST', `${PATH}/${id}/remove`],
    ['POST', `${PATH}/${id}/restore`],
  ] as const)
    expect([path, (await stranger.admin.send(method, path, body, headers)).status]).toEqual([path, 404]);
  expect((await stranger.admin.send('POST', `/api/custom-messages/${id}/put-away`)).status).toBe(404);
  expect(await titles(buyer)).toContain('Ours alone');
});
