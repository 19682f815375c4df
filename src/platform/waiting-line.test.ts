import { expect, test } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

function lineOf(limits: Partial<ConstructorParameters<typeof WaitingLine>[0]> = {}) {
  const line = new WaitingLine({ patienceMs: 750, standingPatienceMs: 400, count: 100, bytes: 1_000, ...limits });
  const refused: string[] = [];
  const gone = new Set<string>();
  const came: string[] = [];
  return {
    line,
    refused,
    gone,
    add: (name: string, since = 0, { isHeavy = false, bytes = 0 } = {}) =>
      line.add({ bytes, since, isHeavy, isGone: () => gone.has(name), refuse: () => refused.push(name), go: () => came.push(name) }),
    /** Takes turns, one after the other, this many milliseconds apart. */
    turns(everyMs = 0) {
      let now = 0;
      for (let next = line.next(now); next !== undefined; next = line.next((now += everyMs))) next.go();
      return came;
    },
  };
}

test('trust 37: a short line is served in order of arrival, busy networks last', () => {
  const { add, turns } = lineOf();
  add('greedy 1', 0, { isHeavy: true });
  add('first', 1);
  add('greedy 2', 2, { isHeavy: true });
  add('second', 3);
  expect(turns(1)).toEqual(['first', 'second', 'greedy 1', 'greedy 2']);
});

test('trust 37: in a slow line the newest goes first, until the line is short again', () => {
  const { add, turns } = lineOf();
  for (let at = 0; at < 20; at += 1) add(`${at}`, at);
  const came = turns(50);
  expect(came.slice(0, 6)).toEqual(['0', '1', '2', '3', '19', '18']);
  expect(came.slice(-6)).toEqual(['4', '5', '6', '7', '8', '9']);
});

test('trust 37: a request that has waited too long is refused, the others are not', () => {
  const { line, add, turns, refused } = lineOf();
  add('old', 0);
  add('greedy', 100, { isHeavy: true });
  add('new', 500);
  expect(line.late(749)).toBeUndefined();
  for (let late = line.late(850); late !== undefined; late = line.late(850)) late.refuse();
  expect(refused).toEqual(['greedy', 'old']);
  expect(turns()).toEqual(['new']);
});

test('trust 37: a line that lasts longer than a second has a shorter limit of waiting than a burst; an empty line starts a new burst', () => {
  const { line, add, turns, refused } = lineOf();
  add('first', 0);
  add('second', 700);
  expect(line.late(749)).toBeUndefined();
  line.late(750)?.refuse();
  add('third', 1_101);
  // The line has existed since 0.
  line.late(1_100)?.refuse();
  expect(line.late(1_500)).toBeUndefined();
  line.late(1_501)?.refuse();
  expect(refused).toEqual(['first', 'second', 'third']);
  add('burst', 1_600);
  expect(line.late(2_349)).toBeUndefined();
  expect(turns()).toEqual(['burst']);
});

test('trust 37: under a third more than it can serve for ten seconds, half of the served requests have hardly waited', () => {
  const line = new WaitingLine({ patienceMs: 750, standingPatienceMs: 400, count: 5_000, bytes: 1_000 });
  const waits: number[] = [];
  let refused = 0;
  // In tenths of a millisecond, so that both steps are whole: 400 requests a second come, 300 are served.
  for (let at = 0; at < 100_000; at += 1) {
    const now = at / 10;
    if (at % 25 === 0)
      line.add({ bytes: 0, since: now, isHeavy: false, isGone: () => false, refuse: () => (refused += 1), go: () => undefined });
    if (at % 250 === 0) for (let late = line.late(now); late !== undefined; late = line.late(now)) late.refuse();
    if (at % 33 === 0) {
      const next = line.next(now);
      if (next !== undefined) waits.push(now - next.since);
    }
  }
  waits.sort((a, b) => a - b);
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(50);
  expect(waits.at(-1)).toBeLessThan(800);
  expect(refused / (refused + waits.length)).toBeCloseTo(0.25, 1);
});

test('trust 37: a line too long or too heavy refuses the longest waiting, busy networks first', () => {
  const { line, add, refused } = lineOf({ count: 3, bytes: 10 });
  add('old');
  add('greedy', 0, { isHeavy: true });
  for (const name of ['a', 'b']) add(name);
  expect(refused).toEqual(['greedy']);
  add('large', 0, { bytes: 8 });
  add('larger', 0, { bytes: 9 });
  expect(refused).toEqual(['greedy', 'old', 'a', 'b', 'large']);
  expect(line.length).toBe(1);
});

test('trust 37: a request whose client has left gets no turn', () => {
  const { add, gone, turns, refused } = lineOf();
  for (const name of ['stays', 'goes']) add(name);
  gone.add('goes');
  expect(turns()).toEqual(['stays']);
  expect(refused).toEqual(['goes']);
});

test('trust 37: thousands of requests leave nothing behind', () => {
  const { line, add, turns } = lineOf({ count: 10_000 });
  for (let at = 0; at < 5_000; at += 1) {
    add('one', at);
    add('another', at);
    expect(line.late(at + 750)?.since).toBe(Math.floor(at / 2));
  }
  expect(line.length).toBe(5_000);
  expect(turns()).toHaveLength(5_000);
});
