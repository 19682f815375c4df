import { expect, test } from 'vitest';
import { FairShares, type ShareLimits } from './fair-shares.ts';

interface Named {
  readonly name: string;
  readonly network: string;
  readonly bytes: number;
  busy?: boolean;
}

const named = (name: string, network: string, bytes = 1): Named => ({ name, network, bytes });

function shares(limits: Partial<ShareLimits>) {
  const cut: string[] = [];
  const plenty = { count: 100, bytes: 100 };
  const held = new FairShares<Named>(
    { perNetwork: plenty, all: plenty, ...limits },
    ({ name }) => cut.push(name),
    ({ busy }) => busy !== true,
  );
  return { held, cut };
}

test('trust 35: of a network that holds too much, what it holds longest makes room', () => {
  const { held, cut } = shares({ perNetwork: { count: 2, bytes: 100 } });
  const used = named('used', 'a');
  for (const one of [used, named('old', 'a'), named('other', 'b')]) held.add(one);
  held.touch(used);
  expect(held.add(named('new', 'a'))).toBe(true);
  expect(cut).toEqual(['old']);
  expect([...held].map(({ name }) => name).toSorted()).toEqual(['new', 'other', 'used']);
});

test('trust 35: bytes count as well, and what is done with counts no more', () => {
  const { held, cut } = shares({ perNetwork: { count: 100, bytes: 10 } });
  const done = named('done', 'a', 6);
  held.add(done);
  expect([held.delete(done), held.delete(done)]).toEqual([true, false]);
  for (const name of ['first', 'second', 'third']) held.add(named(name, 'a', 5));
  expect(cut).toEqual(['first']);
});

test('trust 35: where all hold too much, the network that holds most makes room', () => {
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

test('trust 35: what is in use is spared; where all is, the new one gets nothing', () => {
  const { held, cut } = shares({ perNetwork: { count: 2, bytes: 100 } });
  held.add({ ...named('busy', 'a'), busy: true });
  held.add(named('idle', 'a'));
  expect(held.add({ ...named('next', 'a'), busy: true })).toBe(true);
  expect(held.add(named('one more', 'a'))).toBe(false);
  expect(cut).toEqual(['idle']);
  expect([...held].map(({ name }) => name)).toEqual(['busy', 'next']);
});
