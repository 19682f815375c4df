import { expect, test } from 'vitest';
import { accountMessages, type MessageFacts } from './account-messages.ts';

const NONE: MessageFacts = { lapsing: null, offers: [], claims: [], freeItems: 0, membership: null };
const SELECT = { program: 'SELECT', state: 'active', endsOn: '2026-12-20', renewalPrice: 49, card: {}, nextTryOn: null } as const;
const of = (over: Partial<MessageFacts>) => accountMessages({ ...NONE, ...over }, '2026-11-20');

test('[RWD-3] without news there is no message; what is over says nothing', () => {
  expect(of({})).toEqual([]);
  expect(of({ offers: [{ state: 'on' }, { state: 'used' }], membership: { ...SELECT, endsOn: '2026-12-21' } })).toEqual([]);
});

test.each([
  [{}, { kind: 'renews', program: 'SELECT', day: '2026-12-20', amount: 49 }],
  [{ card: null }, { kind: 'noCard', program: 'SELECT', day: '2026-12-20' }],
  [{ state: 'ending' }, { kind: 'ends', program: 'SELECT', day: '2026-12-20' }],
  [{ renewalPrice: null }, { kind: 'ends', program: 'SELECT', day: '2026-12-20' }],
  [
    { state: 'overdue', nextTryOn: '2026-11-24' },
    { kind: 'overdue', program: 'SELECT', day: '2026-11-24' },
  ],
] as const)('[RWD-3] a membership with %j says %j', (over, message) => {
  expect(of({ membership: { ...SELECT, ...over } })).toEqual([message]);
});

test('[RWD-3] the most pressing comes first, and the latest claims say what became of them', () => {
  const claim = (reference: string, state: 'open' | 'granted' | 'refused' | 'withdrawn') => ({
    reference,
    state,
    reason: state === 'refused' ? 'Too old' : '',
  });
  expect(
    of({
      lapsing: { amount: 2.14, on: '2027-01-12' },
      offers: [{ state: 'off' }, { state: 'off' }, { state: 'on' }],
      claims: [claim('A0', 'withdrawn'), claim('A1', 'refused'), claim('A2', 'granted'), claim('A3', 'open'), claim('A4', 'open')],
      freeItems: 1,
      membership: { ...SELECT, card: null },
    }).map((message) => ('reference' in message ? [message.kind, message.reference] : message.kind)),
  ).toEqual(['noCard', 'lapsing', 'freeItem', 'offers', ['refused', 'A1'], ['granted', 'A2'], ['open', 'A3']]);
});
