// Accounts' own item numbers match the database, whatever fails while they are read (CAT-7).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Currency } from '#base/money/rules';
import { makeRowsLeftOut } from '#platform/rows-left-out';
import { prepareCarts } from '#test/carts';
import { systemClock } from '#platform/clock';
import { testShop, type TestShop } from '#test/shop';
import type { ContractTerms } from './contract-terms.ts';
import { makeContracts, writeContracts } from './contracts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const each = (terms: ContractTerms, itemId: string, currency: Currency) =>
  terms.agreed({ itemId, brand: '', categoryId: '', prices: {} }, currency)?.each;

test('trust 40: an invalid agreed price is left out, reported and counted; other data of the account stays', async () => {
  const accountNumber = 'BAD-PRICES';
  const items = ['100', '101'].map((itemId) => ({ itemId, customerSku: `OUR ${itemId}`, prices: { USD: 1_000, CAD: 1_200 } }));
  await shop.db.transaction((tx) => writeContracts(tx, [{ accountNumber, items }]));
  const priced = (cents: number) =>
    shop.db.raw(`update contract_price set cents = $2 where account_number = $1 and item_id = '100' and currency = 'USD'`, [
      accountNumber,
      cents,
    ]);
  await priced(2_000_000_000);
  const named: string[] = [];
  const leftOut = makeRowsLeftOut({ error: ({ table, row, problem }) => named.push(`${table} ${row}: ${problem}`) });
  const contracts = await makeContracts({ db: shop.db, clock: systemClock, leftOut });
  const counted = () => leftOut.counts().find(({ table }) => table === 'contract_price')?.count;
  try {
    const terms = await contracts.of(accountNumber);
    expect([each(terms, '100', 'USD'), each(terms, '100', 'CAD'), each(terms, '101', 'USD')]).toEqual([undefined, 1_200, 1_000]);
    expect([terms.covers('USD').itemIds, terms.itemOf('our-100')]).toEqual([['101'], '100']);
    expect(named).toEqual(['contract_price BAD-PRICES 100: cents must be <= 1000000000']);
    expect(counted()).toBe(1);
    // Corrected, it is back.
    await priced(1_000);
    await vi.waitFor(async () => expect(each(await contracts.of(accountNumber), '100', 'USD')).toBe(1_000), { timeout: 10_000 });
    expect(counted()).toBe(0);
  } finally {
    await contracts.close();
  }
});

test('[CAT-7] a number that could not be read when announced is available a moment later', async () => {
  const { rows } = await shop.db.raw(`select account_number from account limit 1`, []);
  const accountNumber = String(rows[0]?.['account_number']);
  let broken = false;
  const failures = { count: 0 };
  const many: typeof shop.db.many = (statement, ...values) => {
    if (!broken) return shop.db.many(statement, ...values);
    failures.count += 1;
    return Promise.reject(new Error('Too many connections'));
  };
  const contracts = await makeContracts({ db: Object.assign(Object.create(shop.db) as typeof shop.db, { many }), clock: systemClock });
  try {
    expect(contracts.isOwnNumber('LATE-NUMBER-1')).toBe(false);
    broken = true;
    await shop.db.transaction((tx) => writeContracts(tx, [{ accountNumber, items: [{ itemId: '100', customerSku: 'LATE-NUMBER-1' }] }]));
    await vi.waitFor(() => expect(failures.count).toBeGreaterThan(0), { timeout: 5_000 });
    expect(contracts.isOwnNumber('LATE-NUMBER-1')).toBe(false);
    broken = false;
    await vi.waitFor(() => expect(contracts.isOwnNumber('LATE-NUMBER-1')).toBe(true), { timeout: 10_000 });
  } finally {
    await contracts.close();
  }
});
