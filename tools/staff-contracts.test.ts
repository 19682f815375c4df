import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { makeContracts, type ContractTerms } from '#goods/pricing/server';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { STAFF_JOBS } from './staff-jobs.ts';

let db: Db;
let folder: string;

beforeAll(async () => {
  [db, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'staff-'))]);
  await db.raw(
    `insert into account (account_number, tenant, name) values ('71', 'business', 'Dahl Optics'), ('72', 'business', 'Moss Law')`,
  );
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' })]);
    await writeProducts(
      tx,
      ['a', 'b', 'c'].map((itemId) => aRecord({ itemId, categoryId: 'paper', prices: { USD: { base: 1_000 }, CAD: { base: 1_300 } } })),
    );
  });
});
beforeEach(async () => {
  for (const table of ['contract_price', 'account_item', 'contract', 'item_cost']) await db.raw(`delete from ${table}`);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const HEADER = 'account_number,item_id,currency,price,breaks,valid_from,valid_until,own_number,blocked\n';
const EXPORTED =
  'account_number,contract,contract_name,priority,off_contract,item_id,category,brand,currency,price,discount,cost_plus,breaks,valid_from,valid_until,own_number,blocked\n';
/** A row of the short header as it is exported. */
const full = (row: string): string => {
  const [account, item, currency, price, ...rest] = row.split(',');
  return [account, '', '', '', '', item, '', '', currency, price, '', '', ...rest].join(',');
};
let files = 0;

/** Runs a job on a file with these rows; returns its errors, output, and the file's content afterwards. */
async function run(job: string, text = '', ...rest: string[]) {
  const file = join(folder, `sheet-${(files += 1)}.csv`);
  await writeFile(file, text);
  const said: string[] = [];
  const problems = await STAFF_JOBS[job]?.({ db, file, rest, now: new Date(), say: (line) => said.push(line) });
  return { problems, said, text: await readFile(file, 'utf8') };
}
const sheet = async (...rest: string[]): Promise<string> => (await run('contracts export', '', ...rest)).text;

const FIRST = `${HEADER}71,a,CAD,11.00,,,,,\n71,a,USD,9.00,,,2026-12-31,DO-1,no\n71,a,USD,9.50,,2027-01-01,,,\n71,b,USD,8.00,10=7.5 | 20=7,,,,\n71,c,,,,,,,yes\n72,a,USD,5.00,,,,,\n`;

test('[B2B-4] contracts are imported, exported and imported again without a difference', async () => {
  const { problems, said } = await run('contracts import', FIRST);
  expect(problems).toEqual([]);
  expect(said).toEqual([
    'Account 71, prices: 4 new, 0 higher, 0 lower, 0 gone, 0 unchanged; own numbers and blocks: 2 changed',
    'Account 72, prices: 1 new, 0 higher, 0 lower, 0 gone, 0 unchanged; own numbers and blocks: 0 changed',
    'Saved',
  ]);
  const exported = await sheet();
  expect(exported.trim().split('\n').toSorted()).toEqual(
    [
      EXPORTED.trim(),
      full('71,a,CAD,11.00,,,,DO-1,no'),
      full('71,a,USD,9.00,,,2026-12-31,,'),
      full('71,a,USD,9.50,,2027-01-01,,,'),
      full('71,b,USD,8.00,10=7.50 | 20=7.00,,,,'),
      full('71,c,,,,,,,yes'),
      full('72,a,USD,5.00,,,,,'),
    ].toSorted(),
  );
  expect(await run('contracts import', exported, 'whole')).toMatchObject({
    problems: [],
    said: [
      'Account 71, prices: 0 new, 0 higher, 0 lower, 0 gone, 4 unchanged; own numbers and blocks: 0 changed',
      'Account 72, prices: 0 new, 0 higher, 0 lower, 0 gone, 1 unchanged; own numbers and blocks: 0 changed',
      'Saved',
    ],
  });
  expect(await sheet()).toBe(exported);
  expect(await sheet('72')).toBe(`${EXPORTED}${full('72,a,USD,5.00,,,,,')}\n`);
});

test('[B2B-4] a check says what would change and which prices are above the list, and changes nothing', async () => {
  await run('contracts import', FIRST);
  const before = await sheet();
  const changed = `${HEADER}71,a,USD,9.90,,,2026-12-31,,\n71,b,USD,2.00,,,,,\n71,c,USD,10.01,,,,,\n`;
  expect(await run('contracts check', changed, 'whole')).toMatchObject({
    problems: [],
    said: [
      'Account 71, prices: 1 new, 1 higher (most: item a from 9.00 to 9.90 USD, +10.0%), 1 lower (most: item b from 8.00 to 2.00 USD, −75.0%), 2 gone, 0 unchanged; own numbers and blocks: 2 changed; above the list price: c',
      'Nothing was saved',
    ],
  });
  expect(await sheet()).toBe(before);
  expect((await run('contracts import', changed, 'whole')).problems).toEqual([]);
  expect(await sheet('71')).toBe(
    `${EXPORTED}${['71,a,USD,9.90,,,2026-12-31,,', '71,b,USD,2.00,,,,,', '71,c,USD,10.01,,,,,'].map(full).join('\n')}\n`,
  );
  // Nobody else's contract is touched.
  expect(await sheet('72')).toBe(`${EXPORTED}${full('72,a,USD,5.00,,,,,')}\n`);
});

test('[B2B-4] one wrong row stops the whole file, and each is named by its line', async () => {
  await run('contracts import', FIRST);
  const before = await sheet();
  const wrong: readonly (readonly [string, readonly string[], string?])[] = [
    ['71,a,USD,1.00,,,,,\n71,b,USD,free,,,,,\n', ['line 3: price free is no amount such as 12.50']],
    ['71,a,USD,1.00,,,,,\n71,a,USD,2.00,,,,,\n', ['line 3: stands in line 2 already (71 a USD)']],
    [
      '99,a,USD,1.00,,,,,\n98,zzz,USD,1.00,,,,,\n',
      ['there is no account 99', 'there is no account 98', 'line 3: item zzz is not in the catalogue'],
    ],
    [
      '71,b,USD,1.00,,,,B-1,no\n71,b,CAD,1.00,,,,,\n71,b,,,,,,B-2,\n',
      ['line 4: says another own_number or blocked than a line before it about item b'],
    ],
    ['71,b,,,,,,do1,\n', ['account 71: own_number do1 of item b is that of item a already']],
    ['71,b,,,,,,ok,\n', ['“wholly” is no way to import: leave it out, or say “whole”'], 'wholly'],
  ];
  for (const [rows, problems, how] of wrong)
    expect((await run('contracts import', HEADER + rows, ...(how === undefined ? [] : [how]))).problems).toEqual(problems);
  expect((await run('contracts import', 'item,price\n1,2\n')).problems).toEqual(['line 1: no column account_number (parted by commas)']);
  expect((await run('contracts export', '', '99')).problems).toEqual(['there is no account 99']);
  expect(await sheet()).toBe(before);
});

test('[B2B-4] two sheets at once are both written', async () => {
  const prices = (itemId: string) => run('contracts import', `${HEADER}71,${itemId},USD,1.00,,,,${itemId}-no,\n`);
  const both = await Promise.all(['a', 'b', 'c'].map(prices));
  expect(both.map(({ problems }) => problems)).toEqual([[], [], []]);
  expect((await db.raw('select count(*)::int as n from contract_price')).rows).toEqual([{ n: 3 }]);
  expect((await db.raw('select count(*)::int as n from account_item')).rows).toEqual([{ n: 3 }]);
});

const each = (terms: ContractTerms, qty = 1) => terms.agreed({ itemId: 'a', brand: '', categoryId: '', prices: {} }, 'USD', qty)?.each;

test('[B2B-4] a price begins and ends by itself on its days, and a new one holds at once while the shop runs', async () => {
  let now = new Date('2026-12-31T12:00:00Z');
  const contracts = await makeContracts({ db, clock: { now: () => now } });
  const price = async (): Promise<number | undefined> => each(await contracts.of('71'));
  try {
    await run('contracts import', `${HEADER}71,a,USD,9.00,,2026-12-31,2027-01-31,,\n71,a,USD,9.50,,2027-01-15,2027-01-20,,\n`);
    await vi.waitFor(async () => expect(await price()).toBe(900), { timeout: 10_000 });
    const at = async (instant: string): Promise<number | undefined> => {
      now = new Date(instant);
      return price();
    };
    expect(await at('2027-01-15T04:59:59.999Z')).toBe(900);
    // Of two that hold, the one that begins last counts; then the other goes on.
    expect(await at('2027-01-15T05:00:00.000Z')).toBe(950);
    expect(await at('2027-01-21T04:59:59.999Z')).toBe(950);
    expect(await at('2027-01-21T05:00:00.000Z')).toBe(900);
    expect(await at('2027-02-01T04:59:59.999Z')).toBe(900);
    expect(await at('2027-02-01T05:00:00.000Z')).toBeUndefined();
    await run('contracts import', `${HEADER}71,a,USD,7.00,10=6.00,,,,\n`);
    await vi.waitFor(async () => expect(await price()).toBe(700), { timeout: 10_000 });
    const terms = await contracts.of('71');
    expect([9, 10, 99].map((qty) => each(terms, qty))).toEqual([700, 600, 600]);
  } finally {
    await contracts.close();
  }
});

const ROWS = [
  '71,C-1,Office core,10,approval,,,,USD,,,,,2026-01-01,2030-12-31,,',
  '71,C-2,Brands,,,,,,USD,,,,,,,,',
  '71,C-1,,,,,paper,,USD,,10,,10=15,,,,',
  '71,C-1,,,,a,,,USD,7.00,,,,,,,',
  '71,C-2,,,,,,Northfold,USD,,,20,,,,,',
];

test('[B2B-4] contracts with percentages are imported, exported and imported again without a difference, and a check says what they do', async () => {
  expect((await run('costs import', 'item_id,currency,cost\na,USD,6.00\nb,USD,6.00\n')).problems).toEqual([]);
  const first = await run('contracts check', `${EXPORTED}${ROWS.join('\n')}\n`);
  expect(first).toMatchObject({
    problems: [],
    said: [
      'Account 71, prices: 1 new, 0 higher, 0 lower, 0 gone, 0 unchanged; own numbers and blocks: 0 changed; contracts: 2 new, 0 changed, 0 gone; percentages: 2 new, 0 changed, 0 gone',
      '  Contract C-1, category paper: 10% off the list, 3 items',
      '  Contract C-2, brand Northfold: cost plus 20%, 3 items, 1 of them without a cost',
      expect.stringMatching(/^  What it pays on \d{4}-\d\d-\d\d: 0 items rise, 0 fall, 3 come into a contract, 0 leave all contracts$/),
      'Nothing was saved',
    ],
  });
  expect(await sheet()).toBe(EXPORTED);
  expect((await run('contracts import', `${EXPORTED}${ROWS.join('\n')}\n`)).problems).toEqual([]);
  const exported = await sheet('71');
  const again = await run('contracts import', exported, 'whole');
  expect(again.said[0]).toBe('Account 71, prices: 0 new, 0 higher, 0 lower, 0 gone, 1 unchanged; own numbers and blocks: 0 changed');
  expect(await sheet('71')).toBe(exported);
  const dropped = await run('contracts import', `${EXPORTED}${ROWS.slice(0, 1).join('\n')}\n`, 'whole');
  expect(dropped.said).toContainEqual(expect.stringContaining('3 leave all contracts'));
  expect((await db.raw('select count(*)::int as n from contract_rule')).rows).toEqual([{ n: 0 }]);
});

test('[B2B-4] the terms in memory choose as the check foretells, begin and end with their contract, and follow costs', async () => {
  let now = new Date('2026-06-01T12:00:00Z');
  const contracts = await makeContracts({ db, clock: { now: () => now }, categoriesOf: () => ['paper'] });
  const item = { itemId: 'b', brand: 'Northfold', categoryId: 'paper', prices: { USD: { base: 1_000 } } };
  const agreed = async () => (await contracts.of('71')).agreed(item, 'USD');
  try {
    await run('contracts import', `${EXPORTED}${ROWS.join('\n')}\n`);
    await vi.waitFor(async () => expect(await agreed()).toEqual({ each: 900, contract: { number: 'C-1', name: 'Office core' } }), {
      timeout: 10_000,
    });
    expect((await contracts.of('71')).offContract('USD')).toEqual({ policy: 'approval', fixedBy: { number: 'C-1', name: 'Office core' } });
    now = new Date('2031-01-01T05:00:00Z');
    // Cost plus has no price before the cost is known.
    expect(await agreed()).toBeUndefined();
    await run('costs import', 'item_id,currency,cost\nb,USD,6.00\n');
    await vi.waitFor(async () => expect(await agreed()).toEqual({ each: 720, contract: { number: 'C-2', name: 'Brands' } }), {
      timeout: 10_000,
    });
    expect((await contracts.of('71')).offContract('USD')).toEqual({ policy: 'allow', fixedBy: null });
  } finally {
    await contracts.close();
  }
});

test('[B2B-4] a percentage for an unknown category, brand or contract stops the whole file', async () => {
  const rows = [
    '71,C-9,,,,,paper,,USD,,10,,,,,,',
    '71,C-1,Core,,,,,,USD,,,,,,,,',
    '71,C-1,,,,,tents,,USD,,10,,,,,,',
    '71,C-1,,,,,,Nobody,USD,,10,,,,,,',
  ];
  expect((await run('contracts import', `${EXPORTED}${rows.join('\n')}\n`)).problems).toEqual([
    'line 4: category tents is not in the catalogue',
    'line 5: brand Nobody is not in the catalogue',
    'line 2: there is no contract C-9; a row with its contract_name makes it',
  ]);
  expect((await db.raw('select count(*)::int as n from contract')).rows).toEqual([{ n: 0 }]);
});
