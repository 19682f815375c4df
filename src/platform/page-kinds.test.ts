import { expect, test } from 'vitest';
import { makePageKinds } from './page-kinds.ts';

const PATTERNS = ['/', '/:slug/product_:id', '/search', '/account/orders', '/account/orders/:orderNumber', '/cc/:experience/list/:screen?'];

test.each([
  ['/', '/'],
  ['/?a=1', '/'],
  ['/search?q=pen', '/search'],
  ['/SEARCH/', '/search'],
  ['/search.data?q=pen', '/search'],
  ['/blue-pen/product_12', '/:slug/product_:id'],
  ['/account/orders', '/account/orders'],
  ['/account/orders/A-1', '/account/orders/:orderNumber'],
  ['/cc/sparq/list', '/cc/:experience/list/:screen?'],
  ['/cc/sparq/list/open', '/cc/:experience/list/:screen?'],
  ['/cc/sparq/list/open/more', 'unknown'],
  ['/blue-pen', 'unknown'],
])('trust 37: %s is of the kind %s', (url, kind) => {
  expect(makePageKinds(PATTERNS)(url)).toBe(kind);
});

test('trust 37: any number of addresses gives one kind per pattern and one for all others', () => {
  const kindOf = makePageKinds(PATTERNS);
  const kinds = new Set(Array.from({ length: 1_000 }, (_, at) => [`/made-up-${at}`, `/x${at}/product_${at}`].map(kindOf)).flat());
  expect([...kinds]).toEqual(['unknown', '/:slug/product_:id']);
});
