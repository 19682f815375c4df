import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyTenders, coversAll, entriesFor, NO_ENTRIES, openStep, rewardTender, tendersSeen, type GiftTender } from './index.ts';

const card = (id: string, balance: number): GiftTender => ({
  id,
  paymentType: 'GIFT_CARD',
  cartId: 'cart-1',
  token: `tok_${id}`,
  lastFour: '0014',
  balance,
});

test('[PAY-1, PAY-6] gift cards pay their balance in their order; the last one pays the rest', () => {
  const { applied, left } = applyTenders(5_000, [card('a', 2_000), card('b', 4_000), card('c', 100)]);
  expect(applied.map(({ amount }) => amount)).toEqual([2_000, 3_000, 0]);
  expect(left).toBe(0);
  expect(applyTenders(5_000, [card('a', 2_000)]).left).toBe(3_000);
});

test('[PAY-1] for any balances, payments and rest add up to the total, and no card pays more than its balance', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: -5, max: 500_000 }), { maxLength: 6 }), (total, balances) => {
      const tenders = balances.map((balance, at) => card(`${at}`, balance));
      const { applied, left } = applyTenders(total, tenders);
      expect(applied.reduce((sum, { amount }) => sum + amount, left)).toBe(total);
      expect(left).toBeGreaterThanOrEqual(0);
      for (const { tender, amount } of applied) expect(amount >= 0 && amount <= Math.max(tender.balance, 0)).toBe(true);
    }),
  );
});

test('[CHK-1, PAY-1] gift cards that pay the whole total need no other payment; cards of another cart do not count', () => {
  const entries = {
    ...NO_ENTRIES,
    email: 'maya@example.com',
    pickupBy: { firstName: 'Maya', lastName: 'Ortiz' },
    tenders: [card('a', 900)],
  };
  expect([openStep(entries, 'pickup', 900), openStep(entries, 'pickup', 901), openStep(entries, 'pickup', 0)]).toEqual([
    'review',
    'payment',
    'payment',
  ]);
  expect(coversAll(900, entriesFor(entries, 'cart-2').tenders)).toBe(false);
  expect(entriesFor(entries, 'cart-1')).toBe(entries);
});

test.each([
  [{ balance: 1_240, wanted: 500 }, [500, 2_000], 2_500, 'rewards=500,a=2000'],
  [{ balance: 300, wanted: 500 }, [300, 2_000], 2_700, 'rewards=300,a=2000'],
  [{ balance: 9_000, wanted: 9_000 }, [5_000, 0], 0, 'rewards=5000'],
  [{ balance: 0, wanted: 500 }, [2_000], 3_000, 'a=2000'],
  [{ balance: 500, wanted: 0 }, [2_000], 3_000, 'a=2000'],
])('[RWD-1, PAY-1] of %j reward money pays first, as much as is wanted and is there', (choice, amounts, left, seen) => {
  const tenders = [...rewardTender({ ...choice, cartId: 'cart-1' }), card('a', 2_000)];
  const split = applyTenders(5_000, tenders);
  expect(split.applied.map(({ amount }) => amount)).toEqual(amounts);
  expect(split.left).toBe(left);
  expect(tendersSeen(5_000, tenders)).toBe(seen);
});

test('[RWD-1] reward money chosen for another cart does not count', () => {
  const rewards = { balance: 500, wanted: 500, cartId: 'cart-1' };
  const entries = { ...NO_ENTRIES, rewards, tenders: rewardTender(rewards) };
  expect(entriesFor(entries, 'cart-2')).toMatchObject({ tenders: [], rewards: { balance: 500, wanted: 0 } });
  expect(entriesFor(entries, 'cart-1')).toBe(entries);
});
