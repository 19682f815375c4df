import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStore } from '#buying/cart/fixtures';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { Db } from '#platform/db';
import { PAGE_TOGGLES } from '#people/toggles/rules';
import { testDatabase } from '#test/database';
import { writeStores } from '#goods/stores/server';
import { STAFF_JOBS } from './staff-jobs.ts';

let db: Db;
let folder: string;
const now = new Date('2026-11-20T14:00:00Z');

beforeAll(async () => {
  [db, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'staff-'))]);
  await db.transaction(async (tx) => {
    await writeStores(tx, [aStore()]);
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(tx, [aRecord({ itemId: '1' })]);
  });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** Runs a job on a file with this text; returns its errors, output, and the file's content afterwards. */
async function run(job: string, text = '') {
  const file = join(folder, 'sheet');
  await writeFile(file, text);
  const said: string[] = [];
  const problems = await STAFF_JOBS[job]?.({ db, file, rest: [], now, say: (line) => said.push(line) });
  return { problems, said, text: await readFile(file, 'utf8') };
}

const DAYS = 'country,region,day,worked,name\n';

test('[DLV-1] days off are imported, exported with public holidays, and can be imported again', async () => {
  expect(await run('holidays import', `${DAYS}US,,2026-11-27,no,Day after Thanksgiving\nCA,QC,2026-12-26,yes,Boxing Day\n`)).toMatchObject({
    problems: [],
    said: ['2 days written'],
  });
  const { text } = await run('holidays export');
  expect(text.split('\n').slice(0, 3)).toEqual([
    'country,region,day,worked,name,kept',
    'US,,2026-11-27,no,Day after Thanksgiving,by staff',
    'CA,QC,2026-12-26,yes,Boxing Day,by staff',
  ]);
  expect(text).toContain('US,,2026-11-26,no,Thanksgiving Day,by law');
  expect(await run('holidays import', text)).toMatchObject({ problems: [], said: ['2 days written'] });
  expect((await db.raw('select count(*)::int as n from holiday')).rows).toEqual([{ n: 2 }]);
});

test('[DLV-1] invalid, misplaced or repeated days are reported by line, and nothing is written', async () => {
  const wrong = `${DAYS}US,,2026-02-30,no,Never\n\nMX,,2026-01-01,no,Elsewhere\nUS,,2026-12-24,no,Eve\nUS,,2026-12-24,yes,Eve\n`;
  const problems = [
    'line 2: day 2026-02-30 is no day (2026-12-31)',
    'line 4: country MX is neither US nor CA',
    'line 6: stands in line 5 already (US  2026-12-24)',
  ];
  expect((await run('holidays check', wrong)).problems).toEqual(problems);
  expect((await run('holidays import', wrong)).problems).toEqual(problems);
  expect((await db.raw('select count(*)::int as n from holiday')).rows).toEqual([{ n: 2 }]);
});

test('[DLV-1] a state of another country is refused, and a file without the columns changes nothing', async () => {
  expect((await run('holidays import', `${DAYS}US,ZZ,2026-12-24,no,Eve\nUS,QC,2026-12-24,no,Eve\n`)).problems).toEqual([
    'line 2: region ZZ is no state or province of US',
    'line 3: region QC is no state or province of US',
  ]);
  const noColumns = 'line 1: no column country, region, day, worked, name (parted by commas)';
  expect((await run('holidays import', '')).problems).toEqual([noColumns]);
  expect((await run('holidays import', 'country;region;day;worked;name\nUS;;2026-12-24;no;Eve\n')).problems).toEqual([noColumns]);
  expect((await db.raw('select count(*)::int as n from holiday')).rows).toEqual([{ n: 2 }]);
});

test('a sheet with thousands separators is refused by line: 1,234 would become 1', async () => {
  await expect(run('stock import', 'item,location,on_hand\n1,US,1,234\n')).rejects.toThrow('line 2');
  expect((await run('stock import', 'item,on_hand\n1,4\n')).problems).toEqual(['line 1: no column location (parted by commas)']);
  expect((await db.raw('select count(*)::int as n from stock')).rows).toEqual([{ n: 0 }]);
});

test('a stock sheet with a malformed row, an unknown place or a duplicate is refused as a whole', async () => {
  const head = 'item,location,on_hand,safety,due,due_qty\n';
  expect((await run('stock import', `${head}1,US,-1,,,\n1,US,4,,,\n1,US,5,,,\n1,ZZ-9,1,,,\n`)).problems).toEqual([
    'line 2: on_hand -1 is no whole number from 0',
    'line 4: stands in line 3 already (1 at US due)',
    'line 5: location ZZ-9 is no point and no store of the shop',
  ]);
  expect(await run('stock import', `${head}1,US,4,,,\n1,0008,2,1,2026-12-01,9\n404,US,1,,,\n`)).toMatchObject({
    problems: ['line 4: item 404 is not in the catalogue: left out'],
    said: ['2 rows written'],
  });
  const { text } = await run('stock export');
  expect(text).toBe('item,location,on_hand,safety,allocated,due,due_qty\n1,0008,2,1,0,2026-12-01,9\n1,US,4,0,0,,\n');
  expect((await run('stock import', text)).problems).toEqual([]);
  expect((await run('stock check')).problems).toEqual([]);
  await db.raw(`insert into stock (item_id, location, on_hand) values ('1', '4711', 1)`);
  expect((await run('stock check')).problems).toEqual(['item 1: location 4711 is no point and no store of the shop']);
});

test('[STO-1] stores can be exported and imported again; invalid or implausible ones are reported', async () => {
  const { text } = await run('stores export');
  expect(JSON.parse(text)).toMatchObject([{ storeNumber: '0008', exceptions: [] }]);
  expect(await run('stores import', text)).toMatchObject({ problems: [], said: ['1 stores written'] });
  const [store] = JSON.parse(text) as readonly object[];
  expect((await run('stores import', 'no list')).problems).toEqual([expect.stringMatching(/^this is no JSON list of stores: .*no list/)]);
  expect((await run('stores import', '{}')).problems).toEqual(['this is no JSON list of stores']);
  expect((await run('stores import', JSON.stringify([{ storeNumber: '0008' }, { ...store, hours: [] }, store, store]))).problems).toEqual([
    'store 1: name is missing or no text',
    'store 2: hours must be seven texts or null, Monday first',
    'store 4: number 0008 stands there twice',
  ]);
  expect(
    (
      await run(
        'stores import',
        JSON.stringify([
          { ...store, phone: '508-555' },
          { ...store, latitude: 95 },
        ]),
      )
    ).problems,
  ).toEqual(['store 1: phone 508-555 is not ten digits', 'store 2: position 95, -71.4 is none on earth']);
  const odd = {
    ...store,
    hours: ['21:00-08:00', null, null, null, null, null, null],
    exceptions: [{ day: '2026-02-30', hours: null }],
    timeZone: 'Mars/Base',
    services: ['pikcup', 'partnerPoint'],
  };
  expect((await run('stores import', JSON.stringify([odd]))).problems).toEqual([
    '0008 Framingham: hours 21:00-08:00 cannot be read',
    '0008 Framingham: exception 2026-02-30 is no day (2026-12-31)',
    '0008 Framingham: service pikcup is none of pickup, returns, inkRecycling, printing, furnitureShowroom, techHelp, partnerPoint',
    '0008 Framingham: Mars/Base is no time zone',
  ]);
  expect((await run('stores check')).problems).toEqual([]);
  // A time zone's alias is accepted.
  const indiana = { ...store, timeZone: 'America/Indiana/Indianapolis' };
  expect((await run('stores import', JSON.stringify([indiana]))).problems).toEqual([]);
  await run('stores import', text);
  // An imported list never overwrites the shop's own stores.
  expect((await run('stores import', JSON.stringify([{ ...store, name: 'Elsewhere', source: 'a-list' }]))).problems).toEqual([
    '0008 Elsewhere: the number is that of Framingham, a store of the shop’s own, not from the list “a-list”',
  ]);
  expect((await run('stores export')).text).toBe(text);
});

test('[CAT-7] trust 17: searches of the last days are exported with their results, most frequent first, and contain no spreadsheet formulas', async () => {
  await db.raw(`insert into search_count (day, tenant, locale, query, searches, clicks, results, corrected_to) values
    ('2026-11-19', 'consumer', 'en-US', 'pens', 2, 1, 40, null), ('2026-11-20', 'consumer', 'en-US', 'pens', 3, 1, 41, null),
    ('2026-11-20', 'consumer', 'fr-CA', 'brochuse', 1, 0, 0, 'brocheuse'), ('2026-01-02', 'consumer', 'en-US', 'old', 9, 9, 9, null),
    ('2026-11-20', 'consumer', 'fr-CA', '=1+1', 1, 0, 0, null)`);
  const { problems, text } = await run('searches export');
  expect(problems).toEqual([]);
  expect(text.trim().split('\n')).toEqual([
    'tenant,locale,query,searches,clicks,results,correctedTo',
    'consumer,en-US,pens,5,2,41,',
    "consumer,fr-CA,'=1+1,1,0,0,",
    'consumer,fr-CA,brochuse,1,0,0,brocheuse',
  ]);
});

test('[USR-7] toggles can be exported and imported again; a malformed row is reported', async () => {
  const { text } = await run('toggles export');
  const names = ['15DayDeliveryCalendar', ...PAGE_TOGGLES];
  expect(text.split('\n')).toEqual(expect.arrayContaining(['toggle,values,active', ...names.map((name) => `${name},Y,yes`)]));
  expect(await run('toggles import', 'toggle,values,active\n15DayDeliveryCalendar,Acme | guest,yes\n')).toMatchObject({
    problems: [],
    said: ['1 toggles written'],
  });
  expect((await run('toggles export')).text).toContain('15DayDeliveryCalendar,Acme | guest,yes');
  expect((await run('toggles import', 'toggle,values,active\nchat,Y,1\n')).problems).toEqual(['line 2: active 1 is neither yes nor no']);
});

const RATES = 'state,zip,jurisdiction,rate_percent,grocery,since,until,source\n';

test('[CART-16] local taxes replace those of the states they name, and can be exported and imported again', async () => {
  const sheet = `${RATES}NY,10001,New York City,4.5,no,2009-08-01,,NYS Publication 718\nNY,10001,MCTD,0.375,no,2005-06-01,,NYS Publication 718\n`;
  expect(await run('taxes import', sheet)).toMatchObject({ problems: [], said: ['2 rates written'] });
  await run('taxes import', `${RATES}WA,98101,Seattle,4.05,yes,2025-04-01,2027-03-31,Washington DOR location codes\n`);
  const { text } = await run('taxes export');
  expect(text.split('\n').slice(1, 4)).toEqual([
    'NY,10001,MCTD,0.375,no,2005-06-01,,NYS Publication 718',
    'NY,10001,New York City,4.5,no,2009-08-01,,NYS Publication 718',
    'WA,98101,Seattle,4.05,yes,2025-04-01,2027-03-31,Washington DOR location codes',
  ]);
  expect(await run('taxes import', text)).toMatchObject({ problems: [], said: ['3 rates written'] });
});

test('[CART-16] an implausible, repeated or unsourced rate is reported by line, and nothing is written', async () => {
  const wrong = [
    'NY,10001,City,4.5,no,2026-01-01,,',
    'NY,10001,City,45,no,2026-01-01,,S',
    'NY,1000,City,4.5,no,2026-01-01,,S',
    'NY,10001,City,4.5,no,2026-02-30,,S',
    'NY,10002,City,4.5,no,2026-01-01,,S',
    'NY,10002,City,4,no,2026-01-01,,S',
  ];
  const { problems } = await run('taxes import', `${RATES}${wrong.join('\n')}\n`);
  expect(problems?.map((problem) => problem.slice(0, 24))).toEqual([
    'line 2: source is missin',
    'line 3: rate_percent 45 ',
    'line 4: zip 1000 is not ',
    'line 5: since 2026-02-30',
    'line 7: stands in line 6',
  ]);
});

const BOUGHT = 'order,bought_at,customer,item\n';
const basketsKept = async () =>
  (await db.raw('select basket_id, customer, item_ids from bought_basket order by basket_no')).rows as Record<string, unknown>[];

test('[REC-2] an earlier shop’s orders become baskets, once, with the items that are sold here', async () => {
  const text = `${BOUGHT}A7,2025-11-30,412,1\nA8,2025-12-01T10:00:00Z,,1\nA7,2025-11-30,412,1\nA7,2025-11-30,412,gone\nA9,2025-12-02,,gone\n`;
  const left = ['line 5: item gone is not in the catalogue', 'line 6: item gone is not in the catalogue'];
  const some = '2 of 5 lines left out, for their items are not in the catalogue';
  expect(await run('baskets check', text)).toMatchObject({ problems: [], said: [...left, some, '2 baskets could be written'] });
  expect(await basketsKept()).toEqual([]);
  const first = await run('baskets import', text);
  expect(first).toMatchObject({ problems: [], said: [...left, some, '2 baskets written, 0 were there already'] });
  const kept = await basketsKept();
  expect(kept).toMatchObject([
    { basket_id: 'before A7', item_ids: ['1'] },
    { basket_id: 'before A8', customer: null, item_ids: ['1'] },
  ]);
  // Customers are distinguished by a hash.
  expect(kept[0]?.['customer']).toMatch(/^before [\w-]{43}$/);
  expect((await run('baskets import', text)).said.at(-1)).toBe('0 baskets written, 2 were there already');
  expect(await basketsKept()).toEqual(kept);
});

test('[REC-2] unreadable or contradictory lines are reported, and nothing is written', async () => {
  const before = await basketsKept();
  const text = `${BOUGHT}B1,2025-11-30,,1\nB1,2025-12-01,,1\nB2,30.11.2025,,1\nB3,2025-11-30,maya@example.com,1\n`;
  const { problems } = await run('baskets import', text);
  expect(problems).toEqual([
    'line 4: bought_at 30.11.2025 is no day or instant (2025-11-30 or 2025-11-30T14:05:00Z)',
    'line 5: customer is an address: give a number that tells customers apart, or nothing',
    'line 3: order B1 has another customer or another time in line 2',
  ]);
  expect((await run('baskets import', 'order;item\nB1;1\n')).problems).toEqual([
    'line 1: no column order, bought_at, item (parted by commas)',
  ]);
  expect(await basketsKept()).toEqual(before);
});

test('[CAT-7] answers to searches for no goods are exported and imported; a wrong row is reported by line, and nothing is written', async () => {
  const { text } = await run('answers export');
  expect(text.split('\n')[0]).toBe('answer_id,language,phrases,address,title,text');
  expect(text).toContain('returns,en,return | return item');
  const rows = text.trim().split('\n').length - 1;
  expect(await run('answers import', text)).toMatchObject({ problems: [], said: [`${rows} answers written`] });
  expect((await run('answers export')).text).toBe(text);
  const wrong = `${text}parking,en,parking,/no/such/page/here,Parking,In front of the store.\nreturns,en,return,/about/returns,Returns,Twice.\n`;
  expect(await run('answers import', wrong)).toMatchObject({
    problems: [
      `line ${rows + 2}: address is no page of the shop: /no/such/page/here (write it as /about/returns)`,
      expect.stringContaining(`line ${rows + 3}: stands in line`),
    ],
  });
  expect((await db.raw('select count(*)::int as n from search_answer')).rows).toEqual([{ n: rows }]);
});
