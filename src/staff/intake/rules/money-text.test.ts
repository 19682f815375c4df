import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, readAmount, readPrice } from './money-text.ts';

test.each([
  ['12.99', 1299],
  ['12.9', 1290],
  ['12', 1200],
  ['0', 0],
  ['1,299.00', 129_900],
  [' 5.00 ', 500],
])('%s is %i cents', (text, cents) => expect(readAmount(text)).toEqual({ ok: true, value: cents }));

test.each(['', 'free', '-5.00', '−1', '12.999', '12,99', '1e3', '1.2.3', '=1+1', '99999999999', '10000001'])(
  '%s is not an amount',
  (text) => expect(readAmount(text).ok).toBe(false),
);

test('every amount is read back as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(readAmount(amountText(cents))).toEqual({ ok: true, value: cents });
    }),
  );
});

test.each([
  ['12.99 USD', { cents: 1299, currency: 'USD' }],
  ['12.99USD', { cents: 1299, currency: 'USD' }],
  ['CAD 5', { cents: 500, currency: 'CAD' }],
  ['5.00 cad', { cents: 500, currency: 'CAD' }],
])('%s is a price', (text, price) => expect(readPrice(text)).toEqual({ ok: true, value: price }));

test.each([
  ['12.99 EUR', /is in EUR; the shop sells in USD and CAD/],
  ['-12.99 USD', /is negative/],
  ['12.99', /with a currency/],
  ['USD 12 USD', /with a currency/],
  ['', /with a currency/],
])('%s is refused', (text, why) => expect(readPrice(text)).toEqual({ ok: false, problem: expect.stringMatching(why) }));
