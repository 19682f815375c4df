import { expect, test } from 'vitest';
import { findLists, foldText, readListsQuery, type FoundList } from './find-lists.ts';
import { readListName } from './list-name.ts';

const list = (name: string, modifiedAt: number, over: Partial<FoundList> = {}): FoundList => ({
  name,
  modifiedAt,
  accessLevel: 'PERSONAL',
  favorite: false,
  text: foldText(name),
  ...over,
});
const LISTS = [
  list('2 rooms', 5),
  list('Zoo', 4, { favorite: true }),
  list('Équipe', 3, { accessLevel: 'SHARED', favorite: true }),
  list('Eau', 2, { accessLevel: 'GLOBAL' }),
  list('10 rooms', 1),
];
const names = (query: Parameters<typeof readListsQuery>[0], locale = 'fr-CA'): string[] =>
  findLists(LISTS, readListsQuery(query), locale).map(({ name }) => name);

test('[LST-1] defaults: page 1 of 100, modified ascending, every list', () => {
  expect(readListsQuery({})).toEqual({
    sortBy: 'modified',
    descending: false,
    size: 100,
    page: 1,
    search: '',
    filters: new Set(['PERSONAL', 'SHARED', 'GLOBAL']),
  });
  expect(readListsQuery({ size: '1000000000', page: '-1', sortBy: 'constructor' })).toMatchObject({
    size: 100,
    page: 1,
    sortBy: 'modified',
  });
  expect(names({})).toEqual(['10 rooms', 'Eau', 'Équipe', 'Zoo', '2 rooms']);
});

test('[LST-2] letters sort before digits, accents by locale; last updated is newest first', () => {
  expect(names({ sortBy: 'name' })).toEqual(['Eau', 'Équipe', 'Zoo', '2 rooms', '10 rooms']);
  expect(names({ sortBy: 'name', sortOrder: 'descending' })).toEqual(['10 rooms', '2 rooms', 'Zoo', 'Équipe', 'Eau']);
  expect(names({ sortBy: 'modified', sortOrder: 'desc' })[0]).toBe('2 rooms');
  expect(names({ sortBy: 'access' }).at(-1)).toBe('Eau');
});

test('[LST-3] the favourite filter narrows alone, and adds to level filters', () => {
  expect(names({ access: 'FAVORITE' })).toEqual(['Équipe', 'Zoo']);
  expect(names({ access: 'GLOBAL,FAVORITE' })).toEqual(['Eau', 'Équipe', 'Zoo']);
  expect(names({ access: 'nothing known' })).toHaveLength(5);
  expect(names({ search: ' EQUIPE ' })).toEqual(['Équipe']);
});

test.each([
  ['  Room \n 12 ', { name: 'Room 12' }],
  ['\u202ERoom\u200B 12\u00AD', { name: 'Room 12' }],
  ['', { problem: 'LIST_NAME_REQUIRED' }],
  ['\u200B\u3164', { problem: 'LIST_NAME_REQUIRED' }],
  [' \t\u0007', { problem: 'LIST_NAME_REQUIRED' }],
  ['é'.repeat(80), { name: 'é'.repeat(80) }],
  ['x'.repeat(81), { problem: 'LIST_NAME_TOO_LONG' }],
])('[LST-2] a name is cleaned or refused: %j', (typed, read) => expect(readListName(typed)).toEqual(read));
