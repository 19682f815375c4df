import { expect, test } from 'vitest';
import { paidFrom } from './index.ts';

const CARD = { brand: 'VISA', lastFour: '1111' };
const GIFT = { brand: 'GIFT_CARD', lastFour: '0014' };
const PAYPAL = { brand: 'PAYPAL', lastFour: null };

test.each([
  [[CARD], 0, 0, 'Card'],
  [[{ brand: 'STORE_CARD', lastFour: '6035' }], 0, 0, 'Card'],
  [[], 20, 0, 'Account'],
  [[], 0, 20, 'Rewards'],
  [[GIFT], 0, 0, 'Other'],
  [[PAYPAL], 0, 0, 'Other'],
  [[{ brand: 'KLARNA', lastFour: null }], 0, 0, 'Other'],
  [[{ brand: null, lastFour: null }], 0, 0, 'Other'],
  // With several payments none pays the whole amount.
  [[GIFT, CARD], 0, 0, 'Other'],
  [[CARD], 0, 5, 'RewardsAndMore'],
  [[GIFT], 20, 0, 'Other'],
  [[], 20, 5, 'RewardsAndMore'],
  [[], 0, 0, 'Other'],
] as const)('[CHK-4] [PAY-1] paid by %j, %d on account and %d of reward money: %s', (payments, billedToAccount, paidByRewards, from) => {
  expect(paidFrom({ payments, billedToAccount, paidByRewards })).toBe(from);
});
