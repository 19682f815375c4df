// The specification's texts about payments to the letter (§8); what the shop adds to one is a text of its own.
import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { paymentWords } from './index.ts';

type Key = (typeof paymentWords.keys)[number];

const TEXTS: readonly (readonly [Key, string])[] = [
  ['CARD_VERIFY', 'Please verify the credit card number, expiration date, security code and billing address are correct and try again.'],
  ['CARD_VERIFY_SHORT', 'Please verify the credit card number, expiration date and security code are correct and try again.'],
  ['CARD_VERIFY_ANY', 'Please verify and try again.'],
  ['CARD_OTHER', 'Please select a different card or add a new card to proceed with your order.'],
  [
    'CARD_PROCESSING',
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  ],
  ['PAYMENT_OPERATION_FAILED', 'Please check that your credit card details are correct and try again.'],
  ['GENERIC_API_ERROR_SPAY', 'Error occurred while processing your payment. Please try again.'],
  ['GIFT_BALANCE_UNKNOWN', 'Something went wrong. Please try again.'],
  ['GIFT_CARD_D33', 'Please verify the card number and try again.'],
  ['ACI_SUBMIT_ERROR', "We're unable to process your payment at this time. Please try again or use a different payment method."],
  ['KLARNA_AUTH_FAILURE', 'We are unable to process your Klarna payment at this time. Please try again or use a different payment method.'],
  ['frameTimeout', "We're sorry, something went wrong. Click here to retry."],
  ['frameTimeoutAgain', 'We are still experiencing problems. Please select Change payment.'],
];

test.each(['en-US', 'en-CA'] as const)('[PAY-9] in %s the texts of §8 stand to the letter', (locale) => {
  const say = sayer(paymentWords, locale);
  for (const [key, text] of TEXTS) expect(say(key).replaceAll(/<\/?\d>/g, ''), key).toBe(text);
});

test('[PAY-9] what is added is a sentence of its own', () => {
  const say = sayer(paymentWords, 'en-US');
  for (const key of ['NOT_CHARGED', 'NOTHING_CHARGED'] as const) expect(say(key)).toMatch(/^\p{Lu}[^.]*\.$/u);
});
