import { expect, test } from 'vitest';
import { PAY_AUTH_REDUCTION_MS, payAuthEntries, PAYPAL_TOKEN_MS, usablePayAuth, type PayAuthAnswer, type PayAuthUse } from './pay-auth.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const CARD: PayAuthUse = { type: 'SP', requestType: 'PAYMENT_AUTH_TOKEN' };
const CHECKOUT: PayAuthUse = { type: 'SP', requestType: 'CHECKOUT_ID' };
const PAYPAL: PayAuthUse = { type: 'P', requestType: 'PAYMENT_AUTH_TOKEN' };
const answer = (more: Partial<PayAuthAnswer> = {}): PayAuthAnswer => ({
  tokenType: 'PAYMENT_AUTH_TOKEN',
  token: { value: 'abc', validUntil: NOW + DAY, transactionId: null },
  ClientToken: null,
  ReturnUser: null,
  ...more,
});
const keptIn = (entries: Readonly<Record<string, string>> | null) => (key: string) => entries?.[key] ?? null;

test('[PAY-5] [APP-21] a card token is kept under payAuth until six hours before its end', () => {
  const entries = payAuthEntries(CARD, answer(), NOW);
  expect(entries).toEqual({ payAuth: 'abc', payAuthValidity: String(NOW + DAY - 21_600_000) });
  const end = NOW + DAY - PAY_AUTH_REDUCTION_MS;
  expect([end - 1, end].map((now) => usablePayAuth(CARD, keptIn(entries), now))).toEqual(['abc', null]);
});

test('[PAY-5] [APP-21] a checkout id and its transaction are kept under their own keys', () => {
  const token = { value: 'chk', validUntil: NOW + DAY, transactionId: 'trx' };
  const entries = payAuthEntries(CHECKOUT, answer({ tokenType: 'CHECKOUT_ID', token }), NOW);
  expect(entries).toEqual({
    aciCheckoutId: 'chk',
    aciCheckoutIdValidity: String(NOW + DAY - PAY_AUTH_REDUCTION_MS),
    aciTransactionId: 'trx',
  });
  expect([CHECKOUT, CARD].map((use) => usablePayAuth(use, keptIn(entries), NOW))).toEqual(['chk', null]);
});

test('[PAY-5] PayPal’s token lasts 23 hours from its receipt, whatever its own time, and is not a card token', () => {
  const entries = payAuthEntries(PAYPAL, answer({ ClientToken: 'client', ReturnUser: true }), NOW);
  expect(entries).toEqual({ payAuth: '{"ClientToken":"client","ReturnUser":true}', payAuthValidity: String(NOW + 82_800_000) });
  const end = NOW + PAYPAL_TOKEN_MS;
  expect([end - 1, end].map((now) => usablePayAuth(PAYPAL, keptIn(entries), now))).toEqual(['client', null]);
  expect(usablePayAuth(CARD, keptIn(entries), NOW)).toBeNull();
});

test('[PAY-5] T15: no token, or one with less than six hours left, counts as no auth data', () => {
  const short = { value: 'abc', validUntil: NOW + PAY_AUTH_REDUCTION_MS, transactionId: null };
  expect([null, short].map((token) => payAuthEntries(CARD, answer({ token }), NOW))).toEqual([null, null]);
  expect(payAuthEntries(PAYPAL, answer(), NOW)).toBeNull();
  expect(usablePayAuth(PAYPAL, keptIn({ payAuth: '{broken', payAuthValidity: String(NOW + 1) }), NOW)).toBeNull();
});
