// Reports of an organization over a small set of orders whose sums are counted by hand (B2B-5, USR-10, trust 22).
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '#buying/reports/contract';
import { organization, type Organization } from '#test/organization';
import { aLine, placedOrder } from '#test/placed-orders';
import { testShop, type Browser, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-19T17:00:00Z');
let shop: TestShop;
let firm: Organization;
let other: Organization;
let sparrow: Organization;
let account = '';
beforeAll(async () => {
  shop = await testShop({}, { now: () => NOW });
  firm = await organization(shop, 'harbor');
  other = await organization(shop, 'acorn');
  await firm.colleague('ben');
  const groupId = await firm.group('Labs', ['ben']);
  const who = async (firmOf: Organization, name: string) => ({ email: firmOf.mailOf(name), profileId: await firmOf.idOf(name) });
  account = await accountOf(firm);
  const ruth = { ...(await who(firm, 'ruth')), account, name: 'Ruth Wells' };
  const ben = { ...(await who(firm, 'ben')), account, name: 'ben Park', groupId };
  const stranger = { ...(await who(other, 'ruth')), account: await accountOf(other), name: 'Ruth Wells' };
  const place = { name: 'Union warehouse', code: 'FW-01' };
  // Ruth, November 2: 10 × $5.00 on contract (list $6.00) for Art, and 4 × $2.50 of its own center Labs, $1.00 off by coupon.
  await placedOrder(shop.db, { number: 1, by: ruth, at: '2026-11-02T15:00:00Z', center: 'Art', place }, [
    aLine({ item: 'A', qty: 10, each: 500, source: { source: 'contract', list: 600 } }),
    aLine({ item: 'B', qty: 4, each: 250, center: 'Labs', off: 100, source: { source: 'base' } }),
  ]);
  // Ben, November 18, 11 pm in Boston, which is the 19th in UTC: 3 × $7.00 of which 1 came back, and a line that was cancelled.
  await placedOrder(shop.db, { number: 2, by: ben, at: '2026-11-19T04:00:00Z', center: '' }, [
    aLine({ item: 'A', qty: 3, each: 700, source: { source: 'break', was: 900 }, back: 1 }),
    aLine({ item: 'C', qty: 1, each: 99_900, source: { source: 'sale', was: 100_000 }, cancelled: true }),
  ]);
  // October 5, in a store; a cancelled order; one in Canada; one of another organization; one of before the month by a minute.
  await placedOrder(shop.db, { number: 3, by: ben, at: '2026-10-05T15:00:00Z', center: 'Art' }, [
    aLine({ item: 'A', qty: 2, each: 1000, store: '0008' }),
  ]);
  await placedOrder(shop.db, { number: 4, by: ben, at: '2026-11-03T15:00:00Z', center: 'Art', status: 'cancelled' }, [
    aLine({ item: 'A', each: 5000 }),
  ]);
  await placedOrder(shop.db, { number: 5, by: ben, at: '2026-11-04T15:00:00Z', center: 'Art', currency: 'CAD' }, [
    aLine({ item: 'A', each: 7777 }),
  ]);
  await placedOrder(shop.db, { number: 6, by: stranger, at: '2026-11-05T15:00:00Z', center: 'Art' }, [aLine({ item: 'A', each: 12_345 })]);
  await placedOrder(shop.db, { number: 7, by: ruth, at: '2026-11-01T03:59:00Z', center: 'Art' }, [aLine({ item: 'A', each: 100 })]);
});
afterAll(() => shop.close());

async function accountOf({ mailOf }: Organization): Promise<string> {
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [mailOf('ruth')]);
  return String(rows[0]?.['account_number']);
}

const PATH = '/api/organization/reports';
const read = async (question: string, query = '', browser: Browser = firm.admin): Promise<Report> => {
  const reply = await browser.send('GET', `${PATH}/${question}?${query}`);
  expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<Report>();
};
const amounts = ({ rows }: Report) => rows.map(({ label, cents, before }) => [label, cents, before]);

test('[B2B-5, B2B-1] spend by center counts a line’s own center, what is kept, and the days of the site’s clock', async () => {
  const report = await read('center');
  expect(report.period).toEqual({ kind: 'month', from: '2026-11-01', to: '2026-11-19' });
  expect(report.comparedWith).toEqual({ from: '2026-10-01', to: '2026-10-19' });
  expect(amounts(report)).toEqual([
    ['Art', 5000, 2000],
    ['No budget center', 1400, 0],
    ['Labs', 900, 0],
  ]);
  expect(report.total).toMatchObject({ cents: 7300, before: 2000, orders: 2, units: 16, onContract: 5000 });
  // Canadian orders are in no amount, and the page says so.
  expect(report.elsewhere).toEqual([{ currency: 'CAD', orders: 1 }]);
});

test('[B2B-5] spend by person, group, location and over time', async () => {
  expect(amounts(await read('person'))).toEqual([
    ['Ruth Wells', 5900, 0],
    ['ben Park', 1400, 2000],
  ]);
  expect(amounts(await read('group'))).toEqual([
    ['No group', 5900, 0],
    ['Labs', 1400, 2000],
  ]);
  expect(amounts(await read('location'))).toEqual([
    ['Union warehouse (FW-01)', 5900, 0],
    ['Other addresses', 1400, 0],
    ['Picked up in a store', 0, 2000],
  ]);
  const days = await read('time');
  expect(days.charted).toHaveLength(19);
  expect(days.charted.filter(({ cents }) => cents > 0).map(({ key, cents }) => [key, cents])).toEqual([
    ['2026-11-02', 5900],
    ['2026-11-18', 1400],
  ]);
  expect(days.charted[4]?.before).toBe(2000);
  expect(amounts(await read('category', 'against=nothing'))).toEqual([['Other goods', 7300, null]]);
});

test('[B2B-5, B2B-4] contract compliance and savings against the list price', async () => {
  expect(amounts(await read('contract'))).toEqual([
    ['On contract: other agreed prices', 5000, 0],
    ['Off contract: volume price', 1400, 0],
    ['Off contract: list price', 900, 2000],
  ]);
  // 10 × $1.00 by contract, 2 kept × $2.00 by volume, $1.00 by coupon; the cancelled sale saved nothing.
  expect(amounts(await read('savings'))).toEqual([
    ['Contract prices', 1000, 0],
    ['Volume prices', 400, 0],
    ['Coupons and promotions', 100, 0],
  ]);
});

test('[B2B-5, B2B-4] contract compliance has a row for each contract, by the name of its latest order', async () => {
  const agreed = (number: string, name: string) => ({ source: 'contract', contract: { number, name }, list: 1000 });
  const [by, at] = [{ ...(await lone()), name: 'Lou Park' }, '2026-11-05T15:00:00Z'];
  await placedOrder(shop.db, { number: 20, by, at, center: '' }, [
    aLine({ item: 'A', qty: 2, each: 900, source: agreed('C-1', 'Paper') }),
    aLine({ item: 'B', each: 700, source: agreed('C-2', 'Toner') }),
    aLine({ item: 'C', each: 500, source: { source: 'contract', contract: null, list: 600 } }),
    aLine({ item: 'D', each: 300 }),
  ]);
  await placedOrder(shop.db, { number: 21, by, at: '2026-11-06T15:00:00Z', center: '' }, [
    aLine({ item: 'A', each: 900, source: agreed('C-1', 'Paper, 2027') }),
  ]);
  const report = await read('contract', 'against=nothing', sparrow.admin);
  expect(report.rows.map(({ label, key, orders, cents, onContract }) => [label, key, orders, cents, onContract])).toEqual([
    ['Contract: Paper, 2027 (C-1)', 'contract:C-1', 2, 2700, 2700],
    ['Contract: Toner (C-2)', 'contract:C-2', 1, 700, 700],
    ['On contract: other agreed prices', 'contract', 1, 500, 500],
    ['Off contract: list price', 'base', 1, 300, 0],
  ]);
  expect(report.total).toMatchObject({ cents: 4200, onContract: 3900, orders: 2 });
  const lines = (await sparrow.admin.send('GET', '/account/reports/contract/file?format=csv&of=lines')).body;
  expect(lines).toContain('Item A,"Contract: Paper, 2027 (C-1)",1,1,9.00');
});

async function lone() {
  sparrow = await organization(shop, 'sparrow');
  return { profileId: await sparrow.idOf('ruth'), email: sparrow.mailOf('ruth'), account: await accountOf(sparrow) };
}

test('[B2B-6, B2B-5] items bought, and filters by center, person, group and location', async () => {
  const items = await read('items');
  expect(items.rows.map(({ label, orders, units, cents }) => [label, orders, units, cents])).toEqual([
    ['Item A', 2, 12, 6400],
    ['Item B', 1, 4, 900],
  ]);
  expect(items.rows[0]?.latest).toBe('2026-11-19T04:00:00.000Z');
  expect((await read('items', 'center=Art')).total.cents).toBe(5000);
  expect((await read('items', 'center=')).total.cents).toBe(1400);
  expect((await read('items', `person=${await firm.idOf('ben')}`)).total.cents).toBe(1400);
  expect((await read('items', 'group=')).total.cents).toBe(5900);
  expect((await read('items', 'location=at:FW-01')).total.cents).toBe(5900);
  expect((await read('items', 'center=constructor')).total.cents).toBe(0);
  expect(items.choices.center.map(({ label }) => label)).toEqual(['Art', 'Labs', 'No budget center']);
});

test('[B2B-5] periods, the site’s currency and the page’s language', async () => {
  expect((await read('center', 'period=lastMonth')).total).toMatchObject({ cents: 2100, before: 0 });
  expect((await read('center', 'period=year&against=yearAgo')).total.cents).toBe(9400);
  expect((await read('center', 'period=days&from=2026-11-18&to=2026-11-18')).total.cents).toBe(1400);
  const canada = await firm.admin.send('GET', `/fr-ca${PATH}/center`);
  expect(canada.json<Report>()).toMatchObject({ currency: 'CAD', total: { cents: 7777 }, elsewhere: [{ currency: 'USD', orders: 2 }] });
});

test('[USR-10, B2B-5] only people of the organization with H_R read its reports', async () => {
  const [viewer, buyer] = [await firm.colleague('vic', 'viewer'), await firm.colleague('bea')];
  expect((await read('center', '', viewer)).total.cents).toBe(7300);
  expect((await read('center', '', other.admin)).total.cents).toBe(12_345);
  const passer = shop.browser('business');
  for (const path of [`${PATH}/center`, '/api/organization/report-mails', '/account/reports/center/file?format=csv'])
    expect([(await buyer.send('GET', path)).status, (await passer.send('GET', path)).status]).toEqual([403, 401]);
  expect((await firm.admin.send('GET', `${PATH}/constructor`)).status).toBe(404);
  expect((await firm.admin.send('GET', '/account/reports/constructor/file')).status).toBe(404);
  const lonely = await organization(shop, 'lone');
  const empty = await read('center', 'period=year', lonely.admin);
  expect([empty.rows, empty.total.cents, empty.count]).toEqual([[], 0, 0]);
});

test('[B2B-5, trust 34] downloads as CSV and as a workbook, texts never run as formulas', async () => {
  await shop.db.raw(
    `update order_head set purchase_order = '=HYPERLINK("x")' where account_number = $1 and order_number = '100000000001'`,
    [account],
  );
  const file = (query: string) => firm.admin.send('GET', `/account/reports/center/file?${query}`);
  const table = await file('format=csv');
  expect(table.headers['content-disposition']).toBe('attachment; filename="spend-by-center_2026-11-01_2026-11-19.csv"');
  expect(table.body.split('\n').slice(1)).toEqual([
    'Art,1,10,50.00,20.00,150,50.00',
    'No budget center,1,2,14.00,0.00,,0.00',
    'Labs,1,4,9.00,0.00,,0.00',
    'Total,2,16,73.00,20.00,265,50.00',
    '',
  ]);
  const lines = (await file('format=csv&of=lines')).body.split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toContain(
    `2026-11-02,100000000001,1,"'=HYPERLINK(""x"")",Ruth Wells,,Art,Union warehouse (FW-01),A,Item A,On contract: other agreed prices,10,10,5.00,6.00,0.00,50.00`,
  );
  const reply = await firm.admin.send('GET', '/account/reports/center/file?format=xlsx&of=lines&center=Labs');
  expect(reply.headers['content-type']).toContain('spreadsheetml');
  const sheet = await sheetOf('/account/reports/center/file?format=xlsx&of=lines');
  expect(sheet).toContain('<c s="3"><v>46328</v></c>');
  expect(sheet).toContain('=HYPERLINK(&quot;x&quot;)');
  expect(sheet).toContain('<c s="2"><v>50</v></c>');
  expect(sheet.match(/<row>/g)).toHaveLength(6);
});

async function sheetOf(url: string): Promise<string> {
  const host = 'business.localhost:3000';
  const cookie = [...firm.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await shop.shop.inject({ method: 'GET', url, headers: { host, cookie } });
  return Buffer.from(unzipSync(reply.rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString();
}
