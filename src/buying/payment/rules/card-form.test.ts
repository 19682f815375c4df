import { expect, test } from 'vitest';
import {
  cardNickname,
  DECLINE_REASONS,
  formatSecurityCode,
  isGiftDecline,
  MAX_NICKNAME,
  paymentProblem,
  readCard,
  readGiftCard,
  spacedGiftNumber,
} from './index.ts';

const today = { year: 2026, month: 11, day: 20 };
const visa = { number: '4111 1111 1111 1111', expiry: '08/29', securityCode: '123' };

test('[PAY-2] a complete card has no problems', () => {
  expect(readCard(visa, today)).toEqual({
    problems: [],
    card: { digits: '4111111111111111', brand: 'VISA', lastFour: '1111', expiry: { month: 8, year: 2029 } },
  });
});

test.each([
  [{ ...visa, securityCode: '12' }, [{ field: 'securityCode', code: 'CODE_LENGTH', digits: 3 }]],
  [{ ...visa, securityCode: '' }, [{ field: 'securityCode', code: 'CODE_REQUIRED', digits: 3 }]],
  [{ ...visa, number: '3782 822463 10005' }, [{ field: 'securityCode', code: 'CODE_LENGTH', digits: 4 }]],
  [{ ...visa, expiry: '' }, [{ field: 'expiry', code: 'EXPIRY_REQUIRED' }]],
  [
    { number: '', expiry: '', securityCode: '' },
    [
      { field: 'number', code: 'NUMBER_REQUIRED' },
      { field: 'expiry', code: 'EXPIRY_REQUIRED' },
      { field: 'securityCode', code: 'CODE_REQUIRED', digits: 3 },
    ],
  ],
])('[PAY-2] %j has the problems of its fields', (form, problems) => {
  expect(readCard(form, today)).toEqual({ problems, card: undefined });
});

test('[PAY-2] a store card needs no expiry', () => {
  const store = { number: '6035 3201 2345 6780', expiry: '', securityCode: '123' };
  expect(readCard(store, today).card).toMatchObject({ brand: 'STORE_CARD', expiry: null });
  expect(readCard({ ...store, expiry: '10/26' }, today).problems).toEqual([{ field: 'expiry', code: 'EXPIRY_PAST' }]);
});

test('[PAY-4] fields that the form does not show are not required', () => {
  expect(readCard({ ...visa, expiry: '', securityCode: '' }, today, { expiry: false, securityCode: false }).card?.expiry).toBeNull();
});

test('[PAY-2] codes and nicknames are cut to their limits; letters are no part of a code', () => {
  expect(formatSecurityCode('12a345')).toBe('1234');
  expect(cardNickname(`  ${'Été'.repeat(20)}`)).toHaveLength(MAX_NICKNAME);
});

test('[PAY-2] a gift number of 20 digits is too long, and is not cut to another one', () => {
  const number = '60060025000000100000';
  expect(readGiftCard({ number: number.slice(0, 19), securityCode: '1234' }).card?.digits).toBe(number.slice(0, 19));
  expect(readGiftCard({ number, securityCode: '1234' })).toEqual({
    problems: [{ field: 'number', code: 'NUMBER_TOO_LONG' }],
    card: undefined,
  });
  expect(spacedGiftNumber(number)).toBe('6006 0025 0000 0010 0000');
});

const TYPED = { hasBilling: true, isSaved: false };

test('[PAY-9] every decline has a code and a text; without billing address the shorter one', () => {
  for (const reason of DECLINE_REASONS) expect(paymentProblem(reason, TYPED).text).toMatch(/^[A-Z_]+(_D\d\d)?$/);
  expect(paymentProblem('declined', TYPED).text).toBe('CARD_VERIFY');
  expect(paymentProblem('declined', { ...TYPED, hasBilling: false }).text).toBe('CARD_VERIFY_SHORT');
  expect(paymentProblem('notVerified', TYPED)).toEqual({ code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_VERIFY_ANY' });
  expect(paymentProblem('insufficientFunds', TYPED)).toEqual({ code: 'PAYMENT_OPERATION_FAILED', text: 'CARD_OTHER' });
});

test('[PAY-9] a declined saved card asks for another card, since nothing typed could be wrong', () => {
  const saved = { hasBilling: true, isSaved: true };
  for (const reason of DECLINE_REASONS.filter((one) => one !== 'processingError' && !isGiftDecline(one))) {
    expect(paymentProblem(reason, saved)).toEqual({ code: paymentProblem(reason, TYPED).code, text: 'CARD_OTHER' });
  }
  expect(paymentProblem('giftPin', saved)).toEqual(paymentProblem('giftPin', TYPED));
  expect(paymentProblem('processingError', saved).text).toBe('GENERIC_API_ERROR_SPAY');
});
