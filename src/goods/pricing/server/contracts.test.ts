// Accounts' own item numbers stay as the database has them, whatever goes wrong while they are read (CAT-7).
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { makeContracts, writeContracts } from './contracts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('[CAT-7] a number that could not be read when it was announced is known a moment later', async () => {
  const { rows } = await shop.db.raw(`select account_number from account limit 1`, []);
  const accountNumber = String(rows[0]?.['account_number']);
  let broken = false;
  const failures = { count: 0 };
  const many: typeof shop.db.many = (statement, ...values) => {
    if (!broken) return shop.db.many(statement, ...values);
    failures.count += 1;
    return Promise.reject(new Error('Too many connections'));
  };
  const contracts = await makeContracts({ db: Object.assign(Object.create(shop.db) as typeof shop.db, { many }) });
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
