import { expect, test } from 'vitest';
import { withoutToken } from './log.ts';

test('trust 24: secrets of mailed links and of a payment company’s redirects are removed from a logged address', () => {
  expect(withoutToken('/fr-ca/office/supplies/new-password?token=abc-DEF_1&x=2')).toBe('/fr-ca/office/supplies/new-password?token=…&x=2');
  expect(withoutToken('/search?q=token')).toBe('/search?q=token');
  expect(withoutToken('/checkout/wallet/paypal?reference=r1&paymentId=p1&token=EC-1&PayerID=P1')).toBe(
    '/checkout/wallet/paypal?reference=…&paymentId=p1&token=…&PayerID=…',
  );
  expect(withoutToken('/checkout/challenge/1?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2')).toBe(
    '/checkout/challenge/1?payment_intent=pi_1&payment_intent_client_secret=…',
  );
});
