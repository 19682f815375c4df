// Tables of ship-to locations, through real requests: what they add and change, and every problem of a wrong one (USR-9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedLocations, LocationView } from '#people/locations/contract';
import { organization, type Organization } from '#test/organization';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const PATH = '/api/organization/locations';

const send = async ({ admin }: Organization, rows: readonly (readonly string[])[]) =>
  (await admin.send('POST', `${PATH}/import`, { rows })).json<ImportedLocations>();
const list = async ({ admin }: Organization) => (await admin.send('GET', PATH)).json<{ locations: readonly LocationView[] }>().locations;
const history = async ({ admin }: Organization) =>
  (await admin.send('GET', '/api/organization/history')).json<{ events: readonly { kind: string; about: string }[] }>().events;

test('[USR-9] a table adds and changes locations; its own export changes nothing', async () => {
  const own = await organization(shop, 'elm');
  await own.colleague('ann');
  await own.group('Labs', []);
  await own.location('Depot', { code: 'D1', phone: '508-555-0120' });
  const head = ['Code', 'Name', 'Street address', 'ZIP code', 'Country', 'Used by', 'Status'];
  const done = await send(own, [
    head,
    ['D1', 'Main depot', '200 Union Ave', '01702', '', '', ''],
    ['', 'Lab', '1 Kendall Sq', '02139', 'US', `Labs; ${own.mailOf('ann')}`, ''],
    ['', '', '', '', '', '', ''],
    ['M1', 'Entrepôt', '350, rue Saint-Paul E', 'H2Y 1H2', 'Canada', 'Everyone', 'Retired'],
  ]);
  expect(done).toEqual({ added: 2, changed: 1, unchanged: 0, problemCount: 0, problems: [] });
  expect(await list(own)).toMatchObject([
    { name: 'Lab', city: 'Cambridge', everybody: false, groups: [{ name: 'Labs' }], people: [{ name: 'ann Park' }] },
    // The file says nobody for it, and nothing about its city, which is that of its ZIP code.
    { name: 'Main depot', everybody: false, city: 'Framingham' },
    { name: 'Entrepôt', country: 'CA', everybody: true },
  ]);
  expect((await history(own)).at(0)).toMatchObject({ kind: 'locationsImported', about: '3' });
  for (const prefix of ['', '/fr-ca']) {
    const file = await own.admin.send('GET', `${prefix}/account/locations.csv`);
    const rows = file.body
      .replace('\uFEFF', '')
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(rows).toHaveLength(4);
    // Cells with commas are read by the page's reader of tables, which this is not.
    const simple = rows.filter((cells) => cells.length === rows[0]?.length);
    expect(await send(own, simple)).toEqual({ added: 0, changed: 0, unchanged: simple.length - 1, problemCount: 0, problems: [] });
  }
});

test('[USR-9] a table with wrong rows names every one and writes nothing', async () => {
  const own = await organization(shop, 'fir');
  await own.location('Depot', { code: 'D1' });
  const rows = [
    ['Code', 'Name', 'Street address', 'ZIP code', 'State', 'Country', 'Used by', 'Status'],
    ['D1', 'Renamed', '200 Union Ave', '01702', '', '', 'Everyone', ''],
    ['D2', '', '200 Union Ave', '01702', '', '', '', ''],
    ['D3', 'Wrong code', '200 Union Ave', '99', '', '', '', ''],
    ['d1', 'Twice', '200 Union Ave', '01702', '', '', 'Spirits', 'Sleeping'],
    ['D5', 'Nobody knows', '200 Union Ave', '01702', '', '', 'Ghosts', ''],
    ['D6', 'Far away', '200 Union Ave', '01702', '', 'Narnia', '', 'Sleeping'],
  ];
  const reply = await send(own, rows);
  expect(reply).toMatchObject({ added: 0, changed: 0 });
  expect(reply.problems).toEqual([
    { row: 3, message: 'Enter a name for the location' },
    { row: 4, message: 'Invalid zip code' },
    { row: 4, message: 'Enter the city' },
    { row: 4, message: 'Choose the state' },
    { row: 5, message: '“Sleeping” isn’t a status. Use Active or Retired.' },
    { row: 5, message: 'Row 2 has the same code.' },
    { row: 5, message: '“Spirits” is neither one of your groups nor the email of one of your people.' },
    { row: 6, message: '“Ghosts” is neither one of your groups nor the email of one of your people.' },
    { row: 7, message: '“Narnia” isn’t a country we ship to. Use US or CA.' },
    { row: 7, message: '“Sleeping” isn’t a status. Use Active or Retired.' },
  ]);
  expect((await list(own)).map(({ name }) => name)).toEqual(['Depot']);
  const headless = await send(own, [['Wrong', 'Columns']]);
  expect(headless.problems).toEqual([
    { row: 1, message: 'The first row has to name the columns. Missing: Name, Street address, ZIP code' },
    { row: 1, message: '“Wrong” isn’t one of the columns. Rename or remove it.' },
    { row: 1, message: '“Columns” isn’t one of the columns. Rename or remove it.' },
  ]);
});

test('[USR-9] a table with a column that nobody reads, or with one twice, opens no location to everybody', async () => {
  const own = await organization(shop, 'larch');
  const rows = [
    ['Code', 'Name', 'Street address', 'ZIP code', 'Users', '', 'Code', 'Suite or floor'],
    ['L1', 'Laboratory', '200 Union Ave', '01702', 'Nora only', '', 'L2', 'x'.repeat(101)],
  ];
  const reply = await send(own, rows);
  expect(reply).toEqual({
    added: 0,
    changed: 0,
    unchanged: 0,
    problemCount: 3,
    problems: [
      { row: 1, message: '“Users” isn’t one of the columns. Rename or remove it.' },
      { row: 1, message: 'Two columns are named “Code”. Keep one.' },
      { row: 2, message: expect.stringMatching(/^Suite or floor: use \d+ characters or fewer$/) as unknown },
    ],
  });
  expect((await list(own)).map(({ name }) => name)).toEqual([]);
});

test('[USR-9] of a table that is wrong all over the first problems are told, and how many there are', async () => {
  const own = await organization(shop, 'rowan');
  const rows = [['Name', 'Street address', 'ZIP code'], ...Array.from({ length: 300 }, () => ['Depot', '', '01702'])];
  const reply = await send(own, rows);
  expect([reply.problemCount, reply.problems.length, reply.problems.at(-1)?.row]).toEqual([300, 200, 201]);
});
