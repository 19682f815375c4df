import { expect, test } from 'vitest';
import { stateAfter, statesThatAllow, type StateEvent, type StateTable } from './state-table.ts';

type Door = 'shut' | 'open' | 'locked';
interface Events {
  readonly push: StateEvent<'LOCKED'>;
  readonly lock: StateEvent<'NO_KEY' | 'BLOCKED' | 'STANDS_OPEN', { readonly hasKey: boolean; readonly isBlocked: boolean }>;
}

const DOOR: StateTable<Door, Events> = {
  begins: 'shut',
  states: {
    shut: {
      push: { to: 'open' },
      lock: {
        to: 'locked',
        guards: [
          { rule: 'the key is there', reason: 'NO_KEY', holds: ({ hasKey }) => hasKey },
          { rule: 'nothing is in between', reason: 'BLOCKED', holds: ({ isBlocked }) => !isBlocked },
        ],
      },
    },
    open: { push: { to: 'shut' } },
    locked: {},
  },
  otherwise: { push: 'LOCKED', lock: 'STANDS_OPEN' },
};

test('an event leads to the state in the table', () => {
  expect(stateAfter(DOOR, 'shut', 'push')).toEqual({ ok: true, value: 'open' });
  expect(stateAfter(DOOR, 'open', 'push')).toEqual({ ok: true, value: 'shut' });
  expect(stateAfter(DOOR, 'shut', 'lock', { hasKey: true, isBlocked: false })).toEqual({ ok: true, value: 'locked' });
});

test.each([
  [{ hasKey: false, isBlocked: true }, 'NO_KEY'],
  [{ hasKey: true, isBlocked: true }, 'BLOCKED'],
])('of guards that do not hold (%j) the first says why: %s', (facts, reason) => {
  expect(stateAfter(DOOR, 'shut', 'lock', facts)).toEqual({ ok: false, problem: reason });
});

test('a state that does not allow an event refuses it with the event’s reason', () => {
  expect(stateAfter(DOOR, 'locked', 'push')).toEqual({ ok: false, problem: 'LOCKED' });
  expect(stateAfter(DOOR, 'open', 'lock', { hasKey: true, isBlocked: false })).toEqual({ ok: false, problem: 'STANDS_OPEN' });
});

test('statesThatAllow returns the states that allow an event', () => {
  expect(statesThatAllow(DOOR, 'push')).toEqual(['shut', 'open']);
  expect(statesThatAllow(DOOR, 'lock')).toEqual(['shut']);
});

test('an unknown state or event, or missing facts, do not compile', () => {
  // @ts-expect-error: no such state
  expect(() => stateAfter(DOOR, 'ajar', 'push')).toThrow(TypeError);
  // @ts-expect-error: no such event
  expect(stateAfter(DOOR, 'shut', 'kick')).toMatchObject({ ok: false });
  // @ts-expect-error: no such event
  expect(statesThatAllow(DOOR, 'kick')).toEqual([]);
  // @ts-expect-error: the facts for the guards of this event are missing
  expect(() => stateAfter(DOOR, 'shut', 'lock')).toThrow(TypeError);
});
