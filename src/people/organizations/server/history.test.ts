// The history of an organization: what it says of people's rights and groups, and who reads it (USR-9, B2B-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization, PLACE } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('[USR-9] the history says which rights and which group, and nothing where nothing changed', async () => {
  const { admin, colleague, idOf } = await organization(shop, 'oak');
  await colleague('Otto');
  const id = await idOf('Otto');
  const { groupId } = (await admin.send('POST', '/api/organization/groups', { name: 'Lab' })).json<{ groupId: string }>();
  const body = { role: 'buyer', granted: ['H_R'], withheld: ['PD', 'DL'], groupId };
  for (const sent of [body, body, { ...body, granted: [], groupId: '' }])
    expect((await admin.send('POST', `/api/organization/people/${id}`, sent)).status).toBe(200);
  const { events } = (await admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string }[] }>();
  expect(events.filter(({ kind }) => ['rights', 'personInGroup', 'personLeftGroup'].includes(kind))).toMatchObject([
    {
      kind: 'rights',
      about: 'Otto Park',
      granted: [],
      withheld: ['PD', 'DL'],
      before: { role: 'buyer', granted: ['H_R'], withheld: ['PD', 'DL'] },
    },
    { kind: 'personLeftGroup', about: 'Otto Park', group: 'Lab' },
    { kind: 'rights', about: 'Otto Park', granted: ['H_R'], withheld: ['PD', 'DL'], before: { role: 'buyer', granted: [], withheld: [] } },
    { kind: 'personInGroup', about: 'Otto Park', group: 'Lab', before: null },
  ]);
});

test('[USR-9] handing over is in the history whole: the role before, and the rights that were withheld until then', async () => {
  const { admin, colleague, idOf, mailOf } = await organization(shop, 'elm');
  const next = await colleague('Nora');
  const path = `/api/organization/people/${await idOf('Nora')}`;
  await admin.send('POST', path, { role: 'buyer', granted: ['H_AO'], withheld: ['G_IOC'] });
  await admin.send('POST', `/api/organization/people/${await idOf('ruth')}`, { role: 'administrator', granted: ['H_AG'], withheld: [] });
  expect((await admin.send('POST', `${path}/hand-over`, {})).status).toBe(200);
  await next.send('POST', '/api/sign-in', { email: mailOf('Nora'), password: 'correct horse battery' });
  const { events } = (await next.send('GET', '/api/organization/history')).json<{ events: readonly unknown[] }>();
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'rights', about: 'Ruth Wells', role: 'buyer', granted: [], before: { role: 'administrator', granted: ['H_AG'] } },
    {
      kind: 'handedOver',
      about: 'Nora Park',
      role: 'administrator',
      withheld: [],
      before: { role: 'buyer', granted: ['H_AO'], withheld: ['G_IOC'] },
    },
  ]);
  const mailsTo = async (name: string) =>
    (await shop.db.raw('select subject from mailbox_message where recipient = $1', [mailOf(name)])).rows.map(({ subject }) => subject);
  await expect.poll(() => mailsTo('Nora')).toContain('You administer elm & Co now');
  await expect.poll(() => mailsTo('ruth')).toContain('You handed over the administration of elm & Co');
});

test('[B2B-5] whoever keeps locations alone reads the history of locations alone', async () => {
  const { admin, colleague, idOf } = await organization(shop, 'pine');
  const keeper = await colleague('quin');
  await admin.send('POST', `/api/organization/people/${await idOf('quin')}`, { role: 'buyer', granted: ['H_SSD'], withheld: [] });
  await keeper.send('POST', '/api/organization/locations', { ...PLACE, name: 'Depot' });
  const kinds = async (by: Browser) =>
    (await by.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string }[] }>().events.map(({ kind }) => kind);
  expect(await kinds(keeper)).toEqual(['locationAdded']);
  expect(await kinds(admin)).toEqual(['locationAdded', 'rights', 'joined', 'invited']);
});
