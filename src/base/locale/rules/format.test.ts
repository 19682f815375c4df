import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDayAhead,
  formatForeignPrice,
  formatNumber,
  formatPrice,
  formatPriceOr,
  formatTime,
  formatUnitPrice,
  localePrefix,
  splitLocale,
} from '#base/locale/rules';

const NBSP = '\u00A0';

test.each([
  [123_450, 'USD', 'en-US', '$1,234.50'],
  [123_450, 'CAD', 'en-CA', '$1,234.50'],
  [123_450, 'CAD', 'fr-CA', `1${NBSP}234,50${NBSP}$`],
  [5, 'USD', 'en-US', '$0.05'],
  [0, 'CAD', 'fr-CA', `0,00${NBSP}$`],
  [-1_500, 'USD', 'en-US', '−$15.00'],
  [-1_500, 'CAD', 'fr-CA', `−15,00${NBSP}$`],
  [99_999_999, 'USD', 'en-US', '$999,999.99'],
  [123_450, 'USD', 'es-US', '$1,234.50'],
] as const)('[CAT-10] %d cents of %s in %s read %s', (cents, currency, locale, text) =>
  expect(formatPrice(cents, currency, locale)).toBe(text),
);

test.each([
  [123_450, 'CAD', 'en-US', 'CA$1,234.50'],
  [-1_500, 'USD', 'en-CA', '−US$15.00'],
  [123_450, 'USD', 'fr-CA', `1${NBSP}234,50${NBSP}$${NBSP}US`],
  [123_450, 'CAD', 'es-US', 'CA$1,234.50'],
] as const)('[CAT-10] %d cents of %s on the other site in %s read %s', (cents, currency, locale, text) =>
  expect(formatForeignPrice(cents, currency, locale)).toBe(text),
);

test.each([
  [null, 'en-US', undefined, 'Price N/A'],
  [Number.NaN, 'en-CA', undefined, 'Price N/A'],
  [undefined, 'en-US', 'zero', '$0.00'],
  [undefined, 'fr-CA', 'zero', `0,00${NBSP}$`],
  [undefined, 'en-US', 'short', 'N/A'],
  [1_299, 'en-US', undefined, '$12.99'],
] as const)('[CAT-10] a price of %s in %s, option %s, reads %s', (cents, locale, option, text) =>
  expect(formatPriceOr(cents, locale === 'en-US' ? 'USD' : 'CAD', locale, option)).toBe(text),
);

test('[CAT-10] an unknown price has French text in fr-CA', () => {
  expect(formatPriceOr(null, 'CAD', 'fr-CA')).not.toContain('N/A');
});

test('[CAT-2] unit prices of cheap items keep enough digits to differ', () => {
  expect(formatUnitPrice(0.94, 'USD', 'en-US')).toBe('$0.0094');
  expect(formatUnitPrice(1.2, 'USD', 'en-US')).toBe('$0.012');
  expect(formatUnitPrice(108, 'USD', 'en-US')).toBe('$1.08');
});

test('[CAT-10] numbers, days and times have the locale’s format', () => {
  const noon = new Date('2026-11-21T16:15:00Z');
  expect(formatNumber(12_840, 'fr-CA')).toBe(`12${NBSP}840`);
  expect(formatDay(noon, 'America/New_York', 'en-US')).toBe('Sat, Nov 21');
  expect(formatDate(noon, 'America/Toronto', 'fr-CA')).toBe('21 novembre 2026');
  const first = new Date('2027-01-01T16:15:00Z');
  expect(formatDay(first, 'America/Toronto', 'fr-CA')).toBe('ven. 1er janv.');
  expect(formatDate(first, 'America/Toronto', 'fr-CA')).toBe('1er janvier 2027');
  expect(formatDate(new Date('2027-01-21T16:15:00Z'), 'America/Toronto', 'fr-CA')).toBe('21 janvier 2027');
  expect(formatTime(noon, 'America/New_York', 'en-US')).toBe('11:15 am');
  expect(formatTime(noon, 'America/Toronto', 'fr-CA')).toBe(`11${NBSP}h${NBSP}15`);
});

test('[CAT-10] a day of another year includes the year', () => {
  expect(formatDayAhead('2026-12-30', '2026-11-20', 'en-US')).toBe('Wed, Dec 30');
  expect(formatDayAhead('2027-02-12', '2026-11-20', 'en-US')).toBe('Fri, Feb 12, 2027');
  expect(formatDayAhead('2027-02-12', '2026-11-20', 'fr-CA')).toBe('ven. 12 févr. 2027');
  expect(formatDayAhead('2027-02-01', '2026-11-20', 'fr-CA')).toBe('lun. 1er févr. 2027');
});

test.each([
  ['/fr-ca/search', 'fr-CA', '/search'],
  ['/fr-ca', 'fr-CA', '/'],
  ['/en-ca/', 'en-CA', '/'],
  ['/search', 'en-US', '/search'],
  ['/fr-catalogue', 'en-US', '/fr-catalogue'],
  ['/FR-CA/search', 'en-US', '/FR-CA/search'],
] as const)('[APP-2] %s is %s at %s', (address, locale, path) => expect(splitLocale(address)).toEqual({ locale, path }));

test('[APP-2] the prefix of each locale leads back to it', () => {
  for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const) expect(splitLocale(`${localePrefix(locale)}/x`).locale).toBe(locale);
});

const LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
const cents = fc.integer({ min: -99_999_999, max: 999_999_999 });
/** Spanish mode is only text on the en-US sites: money and numbers keep the American format. */
const intl = (locale: string, options?: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(locale === 'es-US' ? 'en-US' : locale, options);
  return (value: number): string => format.format(value).replaceAll('\u202F', NBSP);
};

test.each(LOCALES)('[CAT-10] our own formats in %s equal those of Intl', (locale) => {
  const dollars = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
  const [price, number] = [intl(locale, dollars), intl(locale)];
  const unit = ([2, 3, 4] as const).map((digits) =>
    intl(locale, { ...dollars, minimumFractionDigits: Math.min(digits, 3), maximumFractionDigits: digits }),
  );
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 99_999 }), (amount, each) => {
      expect(formatPrice(amount, 'CAD', locale)).toBe(price(amount / 100).replace('-', '−'));
      expect(formatNumber(amount / 1_000, locale)).toBe(number(amount / 1_000));
      const [two, three, four] = unit;
      const format = each >= 10_000 ? two : each >= 1_000 ? three : four;
      expect(formatUnitPrice(each / 1_000, 'CAD', locale)).toBe(format?.(Number(`${each}e-5`)));
    }),
  );
});
