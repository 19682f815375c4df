import { expect, test } from 'vitest';
import { readListAddress } from './list-address.ts';

test.each([
  ['/cc/mmx/list/mylists', 'business lists'],
  ['/cc/mmx/list/mylists?create=true', 'business create'],
  ['/cc/mmx/list/details?listId=a', 'business list a'],
  ['/cc/mmx/list/details', 'business lists'],
  ['/cc/sparq/list', 'business lists'],
  ['/cc/sparq/list?listId=a', 'business list a'],
  ['/kuber/viewList', 'consumer lists'],
  ['/kuber/viewList?listId=a', 'consumer list a'],
  ['/kuber/createList', 'consumer create'],
])('[APP-9] %s means the screen: %s', (address, meant) => {
  const url = new URL(address, 'http://localhost');
  const read = readListAddress(url.pathname, url.searchParams);
  expect(`${read?.tenant} ${read?.screen} ${read?.listId}`.trim()).toBe(meant);
});

test.each(['/cc/mmx/list', '/cc/mmx/list/other', '/kuber/other', '/cc/sparq/list/mylists', '/cc/other/list'])(
  '[APP-9] %s is not an address of lists',
  (path) => expect(readListAddress(path, new URLSearchParams())).toBeNull(),
);
