// What an organization keeps about one of its people is in the download of their data (USR-12).
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function download({ cookies }: Browser, prefix = ''): Promise<ReadonlyMap<string, string>> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await shop.shop.inject({
    url: `${prefix}/account/personal-data.zip`,
    headers: { host: 'business.localhost:3000', cookie },
  });
  expect(reply.statusCode).toBe(200);
  return new Map(Object.entries(unzipSync(reply.rawPayload)).map(([name, file]) => [name, strFromU8(file)]));
}

test('[USR-12] a member’s download has role, group, rights, history and invitations, as JSON and as tables', async () => {
  const firm = await organization(shop, 'ash');
  const otto = await firm.colleague('Otto');
  const group = await firm.group('Lab', ['Otto']);
  const path = `/api/organization/people/${await firm.idOf('Otto')}`;
  await firm.admin.send('POST', path, { role: 'buyer', granted: ['H_R', 'H_MU'], withheld: ['G_IOC'], groupId: group });
  const invited = { email: 'lena@inkwell.example', role: 'viewer' };
  expect((await otto.send('POST', '/api/organization/invitations', invited)).status).toBe(200);
  const files = await download(otto);
  const json = JSON.parse(files.get('data.json') ?? '{}') as Record<string, readonly Record<string, unknown>[]>;
  expect(json['organizationRights']).toMatchObject([
    { organization: 'ash & Co', role: 'Buyer', group: 'Lab', granted: 'See reports, Manage people', withheld: 'Off-contract items' },
  ]);
  expect(json['organizationRights']?.[0]?.['rights']).not.toContain('Off-contract items');
  expect(json['organizationHistory']?.map(({ event }) => event)).toEqual(['invited', 'joined', 'personInGroup', 'rights']);
  expect(json['organizationHistory']?.at(-1)).toMatchObject({ by: 'Ruth Wells', role: 'Buyer', roleBefore: 'Buyer', withheldBefore: '' });
  expect(json['invitations']).toMatchObject([{ event: 'invited', email: 'lena@inkwell.example', role: 'Viewer' }]);
  expect(files.get('organizationRights.csv')).toContain('ash & Co,Buyer,Lab');
  expect(files.get('README.txt')).toContain('organizationHistory.csv\n    What the history of your organization says about you');
});
