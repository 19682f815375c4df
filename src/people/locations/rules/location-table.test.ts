import { expect, test } from 'vitest';
import { nameInColumn, readLocationTable } from './index.ts';

const WORDS = {
  columns: new Map([
    ['name', 'name'],
    ['street', 'address1'],
    ['zip', 'zip'],
    ['used by', 'usedBy'],
  ] as const),
  everybody: new Set(['everyone']),
  active: new Set(['active']),
  retired: new Set(['retired']),
};

const usersIn = (usedBy: string) => {
  const rows = [
    ['Name', 'Street', 'ZIP', 'Used by'],
    ['Depot', '200 Union Ave', '01702', usedBy],
  ];
  const fill = <F extends object>(form: F) => ({ ...form, city: 'Framingham', state: 'MA' });
  return readLocationTable(rows, { words: WORDS, country: 'USA', fill }).wanted[0]?.usedBy;
};

test('[B2B-5] names are read back as the file has them, whatever is in them', () => {
  const names = ['Sales', 'East; West', 'The "Lab"', 'kim@inkwell.example', '";"'];
  expect(usersIn(names.map(nameInColumn).join('; '))).toEqual({ everybody: false, names });
});

test('[B2B-5] an empty cell means nobody, and everybody is a word', () => {
  expect(usersIn('')).toEqual({ everybody: false, names: [] });
  expect(usersIn('Everyone; Sales')).toEqual({ everybody: true, names: ['Sales'] });
});
