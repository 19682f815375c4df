import { expect, test } from 'vitest';
import { makePaths } from '#paths';
import { askedQuery, queryOf, readAsked } from './asked-lists.ts';

test('[LST-2] the form values of the page are read from its address and written to it by their names', () => {
  const address = 'SearchText=pens&SortOrder=name-ascending&SelectedListsType=FAVORITE&ActivePagination=2&PageSize=25';
  const asked = readAsked(new URLSearchParams(address));
  expect(queryOf(asked)).toEqual({ search: 'pens', access: 'FAVORITE', page: '2', sortBy: 'name', sortOrder: 'ascending', size: '25' });
  expect(makePaths('en-US').lists('consumer', askedQuery(asked))).toBe(`/kuber/viewList?${address}`);
});

test('[LST-2] an address of before, and one that says nothing, are understood', () => {
  expect(readAsked(new URLSearchParams('search=pens&sort=name-ascending&access=SHARED&page=3'))).toMatchObject({
    search: 'pens',
    sort: 'name-ascending',
    access: 'SHARED',
    page: '3',
  });
  expect(queryOf(readAsked(new URLSearchParams()))).toEqual({
    search: '',
    access: '',
    page: '',
    sortBy: 'modified',
    sortOrder: 'descending',
  });
});
