import { expect, test } from 'vitest';
import { breaksOf, pair, price, table } from './table.ts';

test('a table gives a row per variant with its description in both languages', () => {
  expect(table(['id', 'usd'], '\n1 | 2\n  One.\n  Un.\n\n3 | 4\n  Three.\n  Trois.\n')).toEqual([
    { id: '1', usd: '2', about: ['One.', 'Un.'] },
    { id: '3', usd: '4', about: ['Three.', 'Trois.'] },
  ]);
});

test.each(['1 | 2 | 3\n  One.\n  Un.', '1 | 2\n  One.', '1 | 2\nOne.\nUn.'])('a row that is not whole is refused: %j', (text) => {
  expect(() => table(['id', 'usd'], text)).toThrow('Not a row of the table');
});

test('a price cell holds the base, the sale and the breaks', () => {
  expect(price('5499')).toBe(5499);
  expect(price('5499>4699')).toEqual([5499, 4699]);
  expect(price('5499>4699, 6@4299')).toEqual([5499, 4699]);
  expect(breaksOf('5499, 6@4299', '6999, 6@5799')).toEqual({ 6: [4299, 5799] });
  expect(breaksOf('5499', '6999')).toBeUndefined();
  expect(() => breaksOf('5499, 6@4299', '6999')).toThrow('Not the same breaks');
  expect(() => price('dear')).toThrow('Not a price');
});

test('a cell without a slash says the same in both languages', () => {
  expect(pair('Steel / Acier')).toEqual(['Steel', 'Acier']);
  expect(pair('USB-C')).toEqual(['USB-C', 'USB-C']);
});
