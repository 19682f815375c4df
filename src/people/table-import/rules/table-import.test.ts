import { expect, test } from 'vitest';
import { problemsByRow, rowsOf, shownProblems, TOO_MANY_ROWS } from './index.ts';

test('[USR-9, B2B-1, B2B-2] a table has up to 2,000 rows beside its columns, and long cells are cut', () => {
  const row = ['Dock 4'];
  expect(rowsOf(Array.from({ length: 2_001 }, () => row))).toHaveLength(2_001);
  expect(rowsOf(Array.from({ length: 2_002 }, () => row))).toBe(TOO_MANY_ROWS);
  expect(rowsOf([['a'.repeat(1_001), ...Array.from({ length: 50 }, () => '')]])).toEqual([
    ['a'.repeat(1_000), ...Array.from({ length: 39 }, () => '')],
  ]);
});

test('[USR-9] a row with several problems stands there once, and the first 200 problems of many are told', () => {
  const told = [
    { row: 3, message: 'one' },
    { row: 5, message: 'two' },
    { row: 3, message: 'three' },
  ];
  expect(problemsByRow(told)).toEqual([
    { row: 3, messages: ['one', 'three'] },
    { row: 5, messages: ['two'] },
  ]);
  const many = Array.from({ length: 201 }, (_, index) => ({ row: index + 2 }));
  const { problemCount, problems } = shownProblems(many, ({ row }) => `row ${row}`);
  expect(problemCount).toBe(201);
  expect(problems).toHaveLength(200);
  expect(problems[0]).toEqual({ row: 2, message: 'row 2' });
});
