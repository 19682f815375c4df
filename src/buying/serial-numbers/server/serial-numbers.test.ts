// Devices found by serial number through real requests: who finds which, filters, files, limits, and what staff record (H_SL, B2B-5, trust 22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Device } from '#buying/serial-numbers/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { recordSerials } from '#buying/orders/server';
import { aLine, placedOrder, type OrderedLine } from '#test/placed-orders';
import { organization, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
let firm: Organization;
let stranger: Organization;
let ben: Browser;
const orders: string[] = [];
beforeAll(async () => {
  shop = await testShop({}, { now: () => NOW });
  firm = await organization(shop, 'harbor');
  stranger = await organization(shop, 'acorn');
  ben = await firm.colleague('ben');
  const place = { name: 'Lowell', code: 'LOW' };
  orders.push(
    await shipped(firm, 'ruth', 1, [aLine({ item: 'PRINTER', qty: 2, each: 20_000 }), aLine({ item: 'MONITOR', each: 10_000 })]),
    await shipped(firm, 'ben', 2, [aLine({ item: 'PRINTER', each: 20_000 })], place),
    await shipped(stranger, 'ruth', 3, [aLine({ item: 'PRINTER', each: 20_000 })]),
  );
  const problems = await record(
    [0, 1, 'HP-1', '2029-11-20'],
    [0, 1, 'HP-2'],
    [0, 2, 'MON-1', '2026-11-19'],
    [1, 1, 'HP-3'],
    [2, 1, 'HP-4'],
  );
  expect(problems).toEqual([]);
});
afterAll(() => shop.close());

async function shipped(by: Organization, name: string, number: number, lines: readonly OrderedLine[], place = { name: '', code: '' }) {
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [by.mailOf(name)]);
  const who = {
    profileId: await by.idOf(name),
    email: by.mailOf(name),
    account: String(rows[0]?.['account_number']),
    name: `${name} Park`,
  };
  const orderNumber = await placedOrder(shop.db, { number, by: who, at: `2026-11-1${number}T15:00:00Z`, center: '', place }, lines);
  await shop.db.raw(
    `insert into order_shipment (order_number, shipment_no, state, carrier, tracking_number, left_at, arrived_at, changed_at)
     values ($1, 1, 'delivered', 'UPS', '1Z', '2026-11-15', '2026-11-16', now())`,
    [orderNumber],
  );
  return orderNumber;
}
const record = (...rows: readonly (readonly [order: number, line: number, serial: string, until?: string])[]) =>
  recordSerials(
    shop.db,
    rows.map(([order, lineNo, serial, until = null]) => ({ orderNumber: orders[order] ?? '', lineNo, serial, warrantyUntil: until })),
    NOW,
  );
const PATH = '/api/organization/devices';
interface Found {
  readonly devices: readonly Device[];
  readonly missing: readonly string[];
  readonly count: number;
  readonly all: number;
  readonly people: readonly { readonly key: string; readonly name: string }[];
}
const find = async (browser: Browser, query: Readonly<Record<string, string>> = {}) =>
  (await browser.send('GET', `${PATH}?${new URLSearchParams(query).toString()}`)).json<Found>();
const serials = ({ devices }: Found) => devices.map(({ serial }) => serial);

test('[B2B-5] a device is found by its exact number, with order, delivery and warranty; many are pasted at once', async () => {
  expect((await find(firm.admin, { serials: ' hp-1 ' })).devices).toMatchObject([
    {
      serial: 'HP-1',
      itemId: 'PRINTER',
      orderNumber: orders[0],
      person: 'ruth Park',
      warrantyUntil: '2029-11-20',
      isOutOfWarranty: false,
      carrier: 'UPS',
      arrivedAt: '2026-11-16T00:00:00.000Z',
    },
  ]);
  const many = await find(firm.admin, { serials: 'MON-1\r\nHP-3, HP-9;???' });
  expect([serials(many), many.missing]).toEqual([
    ['HP-3', 'MON-1'],
    ['HP-9', '???'],
  ]);
  expect(many.devices[1]).toMatchObject({ isOutOfWarranty: true });
  // Only whole numbers are found.
  expect(serials(await find(firm.admin, { serials: 'HP' }))).toEqual([]);
});

test('[B2B-5] trust 22: another organization’s device is never found, by nobody', async () => {
  expect(await find(firm.admin, { serials: 'HP-4' })).toMatchObject({ devices: [], missing: ['HP-4'] });
  expect(serials(await find(stranger.admin))).toEqual(['HP-4']);
  expect((await find(stranger.admin, { person: await firm.idOf('ben') })).devices).toEqual([]);
  const file = await stranger.admin.send('GET', '/account/serial-numbers.csv?serials=HP-1');
  expect([file.status, file.body.includes('HP-1')]).toEqual([200, false]);
  for (const path of [PATH, '/account/serial-numbers.csv']) {
    expect((await ben.send('GET', path)).status, path).toBe(403);
    expect((await shop.browser('business').send('GET', path)).status, path).toBe(401);
  }
});

test('[B2B-5] the list is filtered by item, person and location, and is a file with the same filters', async () => {
  const all = await find(firm.admin);
  expect([serials(all), all.count, all.all, all.people.map(({ name }) => name)]).toEqual([
    ['HP-3', 'HP-1', 'HP-2', 'MON-1'],
    4,
    4,
    ['ben Park', 'ruth Park'],
  ]);
  expect(serials(await find(firm.admin, { item: 'moni' }))).toEqual(['MON-1']);
  expect(serials(await find(firm.admin, { item: '%' }))).toEqual([]);
  expect(serials(await find(firm.admin, { person: await firm.idOf('ben') }))).toEqual(['HP-3']);
  expect(serials(await find(firm.admin, { location: 'at:LOW' }))).toEqual(['HP-3']);
  const file = await firm.admin.send('GET', '/account/serial-numbers.csv?item=print&location=at%3ALOW');
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="serial-numbers.csv"',
    'x-content-type-options': 'nosniff',
  });
  expect(file.body.split('\n').slice(1, 2)[0]).toMatch(/^HP-3,PRINTER,.*,1000 ?-?0000 ?-?0002|^HP-3,PRINTER,/);
  expect(file.body.trim().split('\n')).toHaveLength(2);
});

test('[B2B-5] the order shows its devices', async () => {
  const { shipments } = (await firm.admin.send('GET', `/api/orders/${orders[0]}`)).json<OrderDetail>();
  expect(shipments.flatMap(({ lines }) => lines.flatMap((line) => line.serials ?? []))).toEqual([
    { serial: 'HP-1', warrantyUntil: '2029-11-20' },
    { serial: 'HP-2', warrantyUntil: null },
    { serial: 'MON-1', warrantyUntil: '2026-11-19' },
  ]);
});

test('[B2B-5] staff record all rows of a table or none: unknown lines, too many, and devices that stand elsewhere are named; again changes nothing', async () => {
  expect(await record([0, 1, 'HP-1'], [0, 1, 'HP-2'])).toEqual([]);
  const problems = await record([0, 9, 'X-1'], [1, 1, 'X-2'], [1, 1, 'HP-4'], [0, 2, 'MON-1']);
  expect(problems.map(({ at, text }) => `${at}: ${text}`)).toEqual([
    '0: the order has no such line',
    '1: the line has 1 units and would have 3 serial numbers',
    `2: this device stands on line 1 of order ${orders[2]}, and did not come back`,
  ]);
  const waiting = await shipped(firm, 'ruth', 4, [aLine({ item: 'PRINTER', each: 20_000 })]);
  await shop.db.raw('delete from order_shipment where order_number = $1', [waiting]);
  orders.push(waiting);
  expect(await record([3, 1, 'X-3'])).toMatchObject([{ text: 'the line has not left yet' }]);
  const { rows } = await shop.db.raw('select count(*)::int as n from order_serial');
  expect(rows).toEqual([{ n: 5 }]);
});

test('[B2B-5] trust 20: look-ups by number are limited for each person; the list is not', async () => {
  const replies = await Promise.all(Array.from({ length: 61 }, (_, n) => stranger.admin.send('GET', `${PATH}?serials=GUESS-${n}`)));
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await stranger.admin.send('GET', PATH)).status).toBe(200);
  const many = Array.from({ length: 51 }, (_, n) => `SN-${n}`).join(' ');
  expect((await firm.admin.send('GET', `${PATH}?serials=${encodeURIComponent(many)}`)).json()).toMatchObject({ code: 'TOO_MANY_SERIALS' });
});
