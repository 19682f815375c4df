import { expect, test } from 'vitest';
import type { Amount } from '#base/money/rules';
import type { Queries } from './db.ts';
import { queriesOver } from './query-methods.ts';
import { statement, valuesOf, type Places } from './statement.ts';

interface Paid {
  readonly orderNumber: string;
  readonly tax: Amount<'tax'>;
  readonly discount: Amount<'discount'>;
  readonly note?: string | null;
}

const PAID = statement<unknown, Paid>(
  'test_paid',
  (p) =>
    `update paid set tax = ${p.tax}, discount = ${p.discount}, note = ${p.note} where order_number = ${p.orderNumber} and tax <> ${p.tax}`,
);
const BY_POSITION = statement<unknown>('test_by_position', 'select $1');

test('names become numbers in the order of their first place in the text', () => {
  expect(PAID.text).toBe('update paid set tax = $1, discount = $2, note = $3 where order_number = $4 and tax <> $1');
  expect(PAID.names).toEqual(['tax', 'discount', 'note', 'orderNumber']);
});

test('values travel in the order of the numbers, not of the object; a missing value is null in the database', () => {
  expect(valuesOf(PAID, { orderNumber: '1', discount: 2, tax: 3 })).toEqual([3, 2, undefined, '1']);
  expect(valuesOf(BY_POSITION, ['a'])).toEqual(['a']);
  expect(valuesOf(BY_POSITION, undefined)).toEqual([]);
});

test('fragments shared by several statements name the same places', () => {
  const ofOrder = (p: Places<Pick<Paid, 'orderNumber'>>): string => `where order_number = ${p.orderNumber}`;
  const SHARED = statement<unknown, Pick<Paid, 'orderNumber' | 'tax'>>(
    'test_shared',
    (p) => `update paid set tax = ${p.tax} ${ofOrder(p)}`,
  );
  expect(SHARED.text).toBe('update paid set tax = $1 where order_number = $2');
});

test('a statement with named parameters is one query', async () => {
  const sent: unknown[] = [];
  const db = queriesOver(async (...question) => {
    sent.push(question);
    return { rows: [], changed: 1 };
  });
  expect(await db.run(PAID, { orderNumber: '1', discount: 2, tax: 3 })).toBe(1);
  expect(sent).toEqual([['test_paid', PAID.text, [3, 2, undefined, '1']]]);
});

/** Never called: the compiler must find each expected error. */
export async function whatDoesNotCompile(db: Queries, { tax, discount }: Paid): Promise<void> {
  await db.run(PAID, { orderNumber: '1', tax, discount });
  // @ts-expect-error Two amounts have changed places.
  await db.run(PAID, { orderNumber: '1', tax: discount, discount: tax });
  // @ts-expect-error One is missing.
  await db.run(PAID, { orderNumber: '1', tax });
  // @ts-expect-error All are missing.
  await db.run(PAID);
  // @ts-expect-error The statement has no such name.
  await db.run(PAID, { orderNumber: '1', tax, discount, total: 1 });
  // @ts-expect-error By position there is nothing to tell them apart.
  await db.run(PAID, ['1', tax, discount]);
  // @ts-expect-error A text cannot name what the statement is not given.
  statement<unknown, Paid>('test_unknown', (p) => `select ${p.total}`);
}
