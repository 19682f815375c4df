import { expect, test } from 'vitest';
import { FairShares, type ShareLimits, type Use } from './fair-shares.ts';

interface Named {
  readonly name: string;
  readonly network: string;
  readonly bytes: number;
  readonly use?: Use;
}

const named = (name: string, network: string, bytes = 1): Named => ({ name, network, bytes });
const used = (name: string, network: string, use: Use): Named => ({ name, network, bytes: 1, use });

function shares(limits: Partial<ShareLimits>) {
  const cut: string[] = [];
  const plenty = { count: 100, bytes: 100 };
  const held = new FairShares<Named>(
    { perNetwork: plenty, all: plenty, ...limits },
    ({ name }) => cut.push(name),
    ({ use = 'idle' }) => use,
  );
  return { held, cut };
}

test('trust 35: a network that holds too much loses its oldest share', () => {
  const { held, cut } = shares({ perNetwork: { count: 2, bytes: 100 } });
  const touched = named('touched', 'a');
  for (const one of [touched, named('old', 'a'), named('other', 'b')]) held.add(one);
  held.touch(touched);
  expect(held.add(named('new', 'a'))).toBe(true);
  expect(cut).toEqual(['old']);
  expect([...held].map(({ name }) => name).toSorted()).toEqual(['new', 'other', 'touched']);
});

test('trust 35: bytes count as well, and released shares count no more', () => {
  const { held, cut } = shares({ perNetwork: { count: 100, bytes: 10 } });
  const done = named('done', 'a', 6);
  held.add(done);
  expect([held.delete(done), held.delete(done)]).toEqual([true, false]);
  for (const name of ['first', 'second', 'third']) held.add(named(name, 'a', 5));
  expect(cut).toEqual(['first']);
});

test('trust 35: when all together hold too much, the network with most loses a share', () => {
  const { held, cut } = shares({ all: { count: 4, bytes: 100 } });
  for (const [name, network] of [
    ['shopper', 'b'],
    ['1', 'a'],
    ['2', 'a'],
    ['3', 'a'],
    ['next', 'c'],
  ] as const)
    held.add(named(name, network));
  expect(cut).toEqual(['1']);
});

test('trust 35: idle shares are cut before those that wait for their client; those that wait for the server are spared', () => {
  const { held, cut } = shares({ perNetwork: { count: 3, bytes: 100 } });
  for (const one of [used('at work', 'a', 'work'), used('half sent', 'a', 'client'), named('idle', 'a')]) held.add(one);
  expect(held.add(used('next', 'a', 'work'))).toBe(true);
  expect(cut).toEqual(['idle']);
  expect(held.add(used('third', 'a', 'work'))).toBe(true);
  expect(cut).toEqual(['idle', 'half sent']);
  expect(held.add(named('one more', 'a'))).toBe(false);
  expect([...held].map(({ name }) => name)).toEqual(['at work', 'next', 'third']);
});

test('trust 35: when everything of the greediest network is in use, the next network above its share loses one', () => {
  const { held, cut } = shares({ all: { count: 7, bytes: 100 } });
  for (const name of ['1', '2', '3', '4']) held.add(used(name, 'greediest', 'work'));
  for (const name of ['old', 'new']) held.add(used(name, 'greedy', 'client'));
  held.add(named('shopper', 'b'));
  // Four networks share seven places: more than one and three quarters are too many.
  expect(held.add(named('next', 'c'))).toBe(true);
  expect(cut).toEqual(['old']);
  // Only the greediest network has too much now, and all of it is in use.
  expect(held.add(named('one more', 'd'))).toBe(false);
  expect([...held].map(({ name }) => name)).toEqual(['1', '2', '3', '4', 'new', 'shopper', 'next']);
});

test('trust 35: a newcomer is refused when nobody has more than a share', () => {
  const { held, cut } = shares({ all: { count: 2, bytes: 100 } });
  held.add(used('a', 'a', 'work'));
  held.add(used('b', 'b', 'work'));
  expect(held.add(named('c', 'c'))).toBe(false);
  expect(cut).toEqual([]);
});
