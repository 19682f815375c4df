import { expect, test } from 'vitest';
import { paidWithText } from './index.ts';

const CARD = { brand: 'VISA', lastFour: '1111', amount: 15 };

test.each([
  [{ payments: [], billedToAccount: 0, paidByRewards: 20 }, ['REWARDS']],
  [{ payments: [CARD], billedToAccount: 0, paidByRewards: 5 }, ['REWARDS – 5', 'cardEnding – 15']],
  [{ payments: [], billedToAccount: 7, paidByRewards: 5 }, ['REWARDS – 5', 'ACCOUNT – 7']],
])('[RWD-1] [PAY-1] an order of %j says each means by name, reward money first', (order, lines) => {
  expect(paidWithText(order, (key) => key, String)).toEqual(lines);
});
