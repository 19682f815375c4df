import { expect, test } from 'vitest';
import { ledgerProblems, type BankEntry, type BookedOrder } from '#buying/orders/rules';

const ORDER: BookedOrder = {
  status: 'placed',
  currency: 'USD',
  total: 4_499,
  refunded: 0,
  subTotal: 4_000,
  discount: 500,
  linesGross: 4_000,
  linesDiscount: 500,
  placed: true,
  untouched: true,
  events: [
    { kind: 'requested', authorisationId: null, amount: 4_499, inBooks: true },
    { kind: 'authorised', authorisationId: 'auth_1', amount: 4_499, inBooks: true },
  ],
  taken: [{ itemId: '100', location: 'US', qty: 2 }],
  promised: [{ itemId: '100', location: 'US', qty: 2 }],
  coupons: ['FIVE'],
  couponUses: ['FIVE'],
  rewards: { spent: 0, givenBack: 0, earned: 0 },
};
const ENTRY: BankEntry = { id: 'auth_1', status: 'authorised', amount: 4_499, currency: 'USD', captured: 0, refunded: 0 };
const RELEASED: Partial<BookedOrder> = { status: 'released', placed: false, promised: [], couponUses: [], events: [] };

test('an order that agrees with the books and the stock has no problem, nor has a released draft', () => {
  expect(ledgerProblems(ORDER, [ENTRY])).toEqual([]);
  expect(ledgerProblems({ ...ORDER, ...RELEASED }, [{ ...ENTRY, status: 'voided' }])).toEqual([]);
  const two = [
    { kind: 'authorised', authorisationId: 'auth_1', amount: 4_000, inBooks: true },
    { kind: 'authorised', authorisationId: 'auth_2', amount: 499, inBooks: true },
  ];
  const books = [
    { ...ENTRY, amount: 4_000 },
    { ...ENTRY, id: 'auth_2', amount: 499 },
  ];
  expect(ledgerProblems({ ...ORDER, events: two }, books)).toEqual([]);
  // No payment company has the account's bill in its books.
  const billed = two.map((event) => ({ ...event, inBooks: event.authorisationId === 'auth_1' }));
  expect(ledgerProblems({ ...ORDER, events: billed }, books.slice(0, 1))).toEqual([]);
  // The second card was refused, so the first was voided.
  const givenUp = [...two.slice(0, 1), { kind: 'voided', authorisationId: 'auth_1', amount: 4_000, inBooks: true }];
  expect(ledgerProblems({ ...ORDER, ...RELEASED, events: givenUp }, [{ ...ENTRY, amount: 4_000, status: 'voided' }])).toEqual([]);
});

const captured = [...ORDER.events, { kind: 'captured', authorisationId: 'auth_1', amount: 4_499, inBooks: true }];

test.each<[what: string, order: Partial<BookedOrder>, entries: readonly BankEntry[], problem: string]>([
  ['a cent less than the total', { total: 4_500 }, [ENTRY], '44.99 is authorised and the order is 45.00'],
  ['money for a draft that was given up', RELEASED, [ENTRY], '44.99 is held (auth_1) and the order has no part in it'],
  ['money for a draft, noted', { ...RELEASED, events: ORDER.events }, [ENTRY], '44.99 is authorised and the order did not come about'],
  ['an order without an entry', {}, [], 'the books know no authorisation auth_1'],
  ['authorised twice', {}, [ENTRY, { ...ENTRY, id: 'auth_2' }], '44.99 is held (auth_2) and the order has no part in it'],
  ['another amount', {}, [{ ...ENTRY, amount: 4_498 }], 'amount of auth_1: 44.99 here, 44.98 in the books'],
  ['another currency', {}, [{ ...ENTRY, currency: 'CAD' }], 'currency of auth_1: USD here, CAD in the books'],
  ['taken there only', {}, [{ ...ENTRY, captured: 4_499 }], 'captured of auth_1: 0.00 here, 44.99 in the books'],
  ['taken here only', { events: captured }, [ENTRY], 'captured of auth_1: 44.99 here, 0.00 in the books'],
  ['given up there only', {}, [{ ...ENTRY, status: 'voided' }], 'status of auth_1: authorised here, voided in the books'],
  ['paid back and not said', { refunded: 1 }, [ENTRY], '0.00 was paid back and the order says 0.01'],
  ['lines of another sum', { linesGross: 3_999 }, [ENTRY], 'its lines come to 39.99 and it says 40.00'],
  ['goods that nobody keeps', { promised: [] }, [ENTRY], '0 of 100 at US are kept for it, and it took 2'],
  ['goods kept for nothing', { ...RELEASED, promised: ORDER.promised }, [], '2 of 100 at US are kept for it, and it took 0'],
  ['a coupon used by a draft', { ...RELEASED, couponUses: ['FIVE'] }, [], 'it counts as a use of coupon FIVE and has none of it'],
])('trust 5: %s is named', (_what, order, entries, problem) => {
  expect(ledgerProblems({ ...ORDER, ...order }, entries)).toEqual([problem]);
});

test('packed or shipped goods need no allocation', () => {
  expect(ledgerProblems({ ...ORDER, untouched: false, promised: [] }, [ENTRY])).toEqual([]);
});

test('[RWD-1] trust 8: reward money used, given back and earned equals the book of rewards', () => {
  const { rewards, ...none } = ORDER;
  const events = [
    { kind: 'requested', authorisationId: null, amount: 1_000, inBooks: false, isRewards: true },
    { kind: 'authorised', authorisationId: 'rewards-1', amount: 1_000, inBooks: false, isRewards: true },
    { kind: 'authorised', authorisationId: 'auth_1', amount: 3_499, inBooks: true },
    { kind: 'captured', authorisationId: 'auth_1', amount: 3_499, inBooks: true },
    { kind: 'released', authorisationId: 'rewards-1', amount: 200, inBooks: false, isRewards: true },
  ];
  const books = [{ ...ENTRY, amount: 3_499, captured: 3_499 }];
  const look = (has: typeof rewards, more: Partial<BookedOrder> = {}) => ledgerProblems({ ...none, events, ...more, rewards: has }, books);
  expect(look({ spent: 1_000, givenBack: 200, earned: 174 })).toEqual([]);
  expect(look({ spent: 999, givenBack: 201, earned: 175 })).toEqual([
    '10.00 of rewards pay for it, and 9.99 were taken',
    '2.00 of its rewards are to go back, and 2.01 went',
    'it earned 1.75 of rewards, and may earn 1.74',
  ]);
  const draft = { ...RELEASED, events: events.slice(0, 1) };
  expect(ledgerProblems({ ...none, ...draft, rewards: { spent: 1_000, givenBack: 1_000, earned: 0 } }, [])).toEqual([]);
  expect(ledgerProblems({ ...none, ...draft, rewards: { spent: 1_000, givenBack: 0, earned: 0 } }, [])).toEqual([
    '10.00 of its rewards are to go back, and 0.00 went',
  ]);
});
