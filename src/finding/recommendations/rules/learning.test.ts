import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import { mostSimilar } from './similarity.ts';
import { buyAgain } from './buy-again.ts';
import { makePurchasePatterns } from './purchase-patterns.ts';
import { invertMatrix } from './invert-matrix.ts';
import { learn } from './learn.ts';
import { placementOf, PLACEMENTS } from './placements.ts';

const of = (ownerId: string | null, ...itemIds: string[]) => ({ ownerId, itemIds });
const SETTINGS = { leastTogether: 2, bestSellers: 50 };

test('[REC-1] items bought with a product come by frequency, and a single order does not count', () => {
  const patterns = makePurchasePatterns(
    learn(
      [
        of(null, 'paper', 'toner'),
        of(null, 'paper', 'toner', 'pens'),
        of(null, 'paper', 'toner'),
        of(null, 'paper', 'pens'),
        of(null, 'paper', 'chair'),
      ],
      SETTINGS,
    ),
    2,
  );
  expect(patterns.beside(['paper'], 10)).toEqual(['toner', 'pens']);
  expect(patterns.beside(['chair'], 10)).toEqual([]);
  expect(patterns.beside(['never sold'], 10)).toEqual([]);
  expect(patterns.boughtOf('paper')).toBe(5);
});

test('[REC-1] items for several products are similar to all of them, and exclude them', () => {
  const baskets = [
    ...Array.from({ length: 6 }, () => of(null, 'a', 'b', 'both')),
    ...Array.from({ length: 6 }, () => of(null, 'a', 'only-a')),
    of(null, 'b'),
  ];
  expect(makePurchasePatterns(learn(baskets, SETTINGS), 2).beside(['a', 'b'], 2)).toEqual(['both', 'only-a']);
});

test('[REC-1] an order counts as soon as it is placed, and returns the items whose row changes', () => {
  const patterns = makePurchasePatterns(learn([of(null, 'paper', 'toner')], SETTINGS), 2);
  expect(patterns.add(['new', 'paper'])).toEqual([]);
  expect(patterns.beside(['new'], 5)).toEqual([]);
  expect(patterns.add(['new', 'paper', 'new'])).toEqual(['new', 'paper']);
  expect(patterns.beside(['new'], 5)).toEqual(['paper']);
  expect(patterns.boughtOf('new')).toBe(2);
});

test('[REC-1] an owner’s wants are learnt from similar owners, without items they have', () => {
  const owners = [
    ...Array.from({ length: 30 }, (_, at) => of(`tea ${at}`, 'tea', 'cups', 'honey')),
    ...Array.from({ length: 30 }, (_, at) => of(`ink ${at}`, 'ink', 'photo paper')),
  ];
  const { wantedAfter } = makePurchasePatterns(learn(owners, SETTINGS), 2);
  expect(wantedAfter(['tea', 'cups'], 3)).toEqual(['honey']);
  expect(wantedAfter(['ink'], 3)).toEqual(['photo paper']);
  expect(wantedAfter(['nothing known'], 3)).toEqual([]);
});

test('the inverse times the matrix is the identity', () => {
  const n = 7;
  const a = Float64Array.from({ length: n * n }, (_, at) => {
    const [row, column] = [Math.floor(at / n), at % n];
    return row === column ? 10 + row : 1 / (1 + Math.abs(row - column));
  });
  const inverse = a.slice();
  invertMatrix(inverse, n);
  for (let row = 0; row < n; row += 1)
    for (let column = 0; column < n; column += 1) {
      let sum = 0;
      for (let k = 0; k < n; k += 1) sum += (a[row * n + k] ?? 0) * (inverse[k * n + column] ?? 0);
      expect(sum).toBeCloseTo(row === column ? 1 : 0, 10);
    }
});

test('[REC-2] items are bought again by frequency and recency; popularity decides ties', () => {
  const day = 86_400_000;
  const now = 1_000 * day;
  const ordered = [
    { itemId: 'paper', at: now - 10 * day },
    { itemId: 'paper', at: now - 40 * day },
    { itemId: 'chair', at: now - 10 * day },
    { itemId: 'old', at: now - 900 * day },
    { itemId: 'pens', at: now - 10 * day },
  ];
  expect(buyAgain(ordered, now, 3, (itemId) => (itemId === 'pens' ? 50 : 1))).toEqual(['pens', 'paper', 'chair']);
  expect(buyAgain([], now, 3, () => 0)).toEqual([]);
});

test('[REC-1] items without sales are similar to items with similar names and attributes', () => {
  const said = (text: string) => ({ 'en-US': text, 'en-CA': text, 'fr-CA': text });
  const one = aProduct({ itemId: '1', title: said('Gel pens, 0.7 mm, black'), brand: 'Quillon', facets: { colour: said('black') } });
  const near = aProduct({ itemId: '2', title: said('Gel pens, 0.5 mm, black'), brand: 'Quillon', facets: { colour: said('black') } });
  const far = aProduct({ itemId: '3', title: said('Copy paper'), brand: 'Northfold' });
  expect(mostSimilar(one, [far, near], 2).map(({ itemId }) => itemId)).toEqual(['2', '3']);
});

test('[REC-1] [REC-2] placements hold 12, 25 or 10 items, and their other names are known', () => {
  expect([PLACEMENTS.checkout.count, PLACEMENTS.discovery.count, PLACEMENTS.cartOverlay.count]).toEqual([12, 25, 10]);
  expect(['sku', 'cart-overlay', 'Home', 'ATC', 'non-sku-discovery', undefined].map(placementOf)).toEqual([
    'product',
    'cartOverlay',
    'home',
    'cartOverlay',
    'discovery',
    'discovery',
  ]);
});
