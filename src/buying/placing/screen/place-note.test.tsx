import { expect, test } from 'vitest';
import { placeNoteOf } from './place-note.ts';

const CARD = { paymentType: 'CREDIT_CARD', vendorPaymentType: null, brand: 'VISA', lastFour: '1111', expiry: null, profileRefId: null };
const PAYPAL = { ...CARD, paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL', brand: null, lastFour: null };
const giftOf = (amountApplied: number) => ({
  id: '1',
  paymentType: 'GIFT_CARD' as const,
  addedToOrder: true,
  amountApplied,
  lastFourDigit: '0014',
  balance: 50,
});
const TENDERS = { accountBilling: { offered: false, chosen: false }, payment: null, giftCards: [], rewards: null, remaining: 20 };
const BILLED = { offered: true, chosen: true };

test.each([
  ['a card', { payment: CARD }, 'Card'],
  ['PayPal', { payment: PAYPAL }, 'Other'],
  ['the account', { accountBilling: BILLED }, 'Account'],
  ['gift cards alone, a card beside them unused', { payment: CARD, giftCards: [giftOf(20)], remaining: 0 }, 'Other'],
  ['a card beside a gift card that pays nothing', { payment: CARD, giftCards: [giftOf(0)] }, 'Card'],
  ['a gift card and the account', { giftCards: [giftOf(5)], accountBilling: BILLED }, 'Other'],
  ['reward money alone', { rewards: { balance: 0, amountApplied: 20 }, remaining: 0 }, 'Rewards'],
  ['reward money and a card', { payment: CARD, rewards: { balance: 0, amountApplied: 5 } }, 'RewardsAndMore'],
] as const)('[CHK-4] [PAY-1] the note under the button fits %s', (_, tenders, from) => {
  expect(placeNoteOf({ ...TENDERS, ...tenders, giftCards: 'giftCards' in tenders ? [...tenders.giftCards] : [] })).toBe(`placeNote${from}`);
});
