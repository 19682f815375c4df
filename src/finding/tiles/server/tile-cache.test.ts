import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import type { TileReply } from './make-tile.ts';
import { makeTileCache } from './tile-cache.ts';

const tile = (title: string) => ({ title }) as TileReply; // the cache looks at nothing in it
const [pen, pad] = [aProduct({ itemId: '1' }), aProduct({ itemId: '2' })];

test('[CAT-3] a tile is made once per product and key, until all are dropped', () => {
  const cache = makeTileCache();
  let times = 0;
  const take = (key: string) => cache.take(pen, key, () => tile(`${(times += 1)}`)).title;
  expect([take('us'), take('us'), take('ca'), take('us')]).toEqual(['1', '1', '2', '1']);
  cache.clear();
  expect(take('us')).toBe('3');
});

test('[CAT-3] no more tiles are kept than the limit allows, however many products are looked at', () => {
  const cache = makeTileCache(2);
  cache.take(pen, 'us', () => tile('old'));
  cache.take(pen, 'ca', () => tile('old'));
  expect(cache.take(pad, 'us', () => tile('new')).title).toBe('new');
  expect(cache.take(pen, 'us', () => tile('again')).title).toBe('again');
  expect(cache.take(pad, 'us', () => tile('newer')).title).toBe('new');
});
