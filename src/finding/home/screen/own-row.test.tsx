import { expect, test } from 'vitest';
import { aTile, served, SHOP, wordsOf } from '#test/screen/tile';
import { OwnRow } from './own-row.tsx';

const tiles = ['1', '2', '3', '4', '5'].map((itemId) => aTile({ itemId, title: `Pen ${itemId}` }));
const again = { place: 'again', title: '', scheme: 'recentlyPurchased', tiles } as const;

test('[CAT-2] what a shopper buys again: four goods with their prices, and the way to all of them', () => {
  const html = served(<OwnRow row={again} />);
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(wordsOf(html)).toContain('Buy it again');
  expect(wordsOf(html)).toContain('$46.99');
  expect(html).toContain('href="/account/buy-again"');
});

test('[CAT-2] while they are asked for, their heading and their room are there, with nothing to read out', () => {
  const html = served(<OwnRow row={undefined} isLoading />);
  expect(wordsOf(html)).toContain('Buy it again');
  expect(html).toContain('aria-busy="true"');
  expect(html.match(/<li[^>]*aria-hidden="true"/g)).toHaveLength(4);
  expect(html).not.toContain('<article');
});

test('[CAT-2] who has ordered nothing yet sees what is recommended, else the best sellers', () => {
  expect(wordsOf(served(<OwnRow row={{ ...again, place: 'home', title: 'Recommended For You' }} />))).toContain('Recommended For You');
  expect(wordsOf(served(<OwnRow row={{ place: 'bestSellers', tiles }} />))).toContain('Best sellers');
});

test('[CAT-2] [USR-7] no row without goods, nor while recommendations are switched off', () => {
  expect(served(<OwnRow row={undefined} />)).not.toContain('<section');
  expect(served(<OwnRow row={again} />, { ...SHOP, toggles: [] })).not.toContain('<section');
});
