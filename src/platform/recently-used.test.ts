import { expect, test } from 'vitest';
import { makeRecentlyUsed } from './recently-used.ts';

test('the entries used last stay, as many as there may be', () => {
  const made: string[] = [];
  const kept = makeRecentlyUsed<string>(2);
  const ask = (key: string): string => kept.of(key, () => (made.push(key), key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('together they weigh no more than they may, whether dropped, deleted or cleared', () => {
  const kept = makeRecentlyUsed<number>(10, { most: 100, weigh: (value) => value });
  let made = 0;
  const ask = (key: string, weight: number): number => kept.of(key, () => ((made += 1), weight));
  ask('a', 60);
  ask('b', 40);
  ask('c', 1); // a goes
  expect([ask('b', 40), ask('c', 1), made]).toEqual([40, 1, 3]);
  ask('a', 60); // b goes, because c was used after it
  expect([ask('c', 1), ask('a', 60), made]).toEqual([1, 60, 4]);
  kept.delete('a');
  ask('d', 90);
  expect([ask('c', 1), made]).toEqual([1, 5]);
  kept.clear();
  ask('e', 100);
  expect([ask('e', 100), made]).toEqual([100, 6]);
});

test('one that is heavier than all may be together is kept until the next', () => {
  const kept = makeRecentlyUsed<number>(10, { most: 100, weigh: (value) => value });
  kept.of('huge', () => 500);
  expect(kept.of('huge', () => 0)).toBe(500);
  kept.of('small', () => 1);
  expect(kept.of('huge', () => 0)).toBe(0);
});
