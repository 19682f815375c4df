import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
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

test.each<[string, Locale, number, Currency]>([
  ['12.99 USD', 'en-US', 1299, 'USD'],
  ['12.99USD', 'en-CA', 1299, 'USD'],
  ['CAD 5', 'en-US', 500, 'CAD'],
  ['5.00 cad', 'en-US', 500, 'CAD'],
  ['$9.99', 'en-US', 999, 'USD'],
  ['$9.99', 'en-CA', 999, 'CAD'],
  ['CA$1,299.00', 'en-US', 129_900, 'CAD'],
  ['$9.99 USD', 'en-CA', 999, 'USD'],
  ['9.99', 'en-US', 999, 'USD'],
  ['34.0000', 'en-US', 3400, 'USD'],
  ['9,99', 'fr-CA', 999, 'CAD'],
  ['9,99 $', 'fr-CA', 999, 'CAD'],
  ['1\u00A0299,50 $', 'fr-CA', 129_950, 'CAD'],
  ['9.99 CAD', 'fr-CA', 999, 'CAD'],
  ['9,99 $ US', 'fr-CA', 999, 'USD'],
])('%s in %s is %i %s', (text, locale, cents, currency) =>
  expect(readPrice(text, locale)).toEqual({ ok: true, value: { cents, currency } }),
);

test.each<[string, Locale, RegExp]>([
  ['12.99 EUR', 'en-US', /is in EUR; the shop sells in USD and CAD/],
  ['-12.99 USD', 'en-US', /is negative/],
  ['9,99', 'en-US', /“9,99” is not an amount with a currency such as 12.99 USD/],
  ['9.999', 'en-US', /such as 12.99 USD/],
  ['1.299,50', 'fr-CA', /such as 12.99 CAD/],
  ['USD 12 USD', 'en-US', /with a currency/],
  ['12 CAD USD', 'en-US', /with a currency/],
  ['', 'en-US', /with a currency/],
  ['free', 'en-US', /with a currency|is in/],
])('%s in %s is refused', (text, locale, why) =>
  expect(readPrice(text, locale)).toEqual({ ok: false, problem: expect.stringMatching(why) }),
);
