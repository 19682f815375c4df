// The card form's page contains every text that its script may need, in every language.
import { expect, test } from 'vitest';
import type { CopyLocale } from '#base/locale/rules';
import { GIFT_FORM, readCard, readGiftCard, type CardProblem } from '#buying/payment/rules';
import { readFrameQuery } from '#providers/pay-host/rules';
import { framePage } from './frame-page.ts';

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];
const TODAY = { year: 2026, month: 11, day: 26 };
const FILES = { script: '/a.js', styles: [] };

/** Invalid input of every kind. */
const NUMBERS = ['', '4', '41111111111111111111', '9111111111111111', '37828224631000'];
const DATES = ['', '13', '10/26'];
const CODES = ['', '1'];
const WRONG: readonly CardProblem[] = NUMBERS.flatMap((number) =>
  DATES.flatMap((expiry) =>
    CODES.flatMap((securityCode) => {
      const form = { number, expiry, securityCode };
      return [...readCard(form, TODAY).problems, ...readGiftCard(form).problems];
    }),
  ),
);

function pageOf(locale: CopyLocale, id: string): string {
  const frame = readFrameQuery({ locale, id });
  return frame === undefined ? '' : framePage(frame, 'http://localhost:3000', FILES, { vendor: 'sandbox' });
}

const wordsOf = (page: string): unknown =>
  JSON.parse((/data-words="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));

test.each(LOCALES.flatMap((locale) => [GIFT_FORM, 'card', 'business', ''].map((id) => [locale, id] as const)))(
  '[PAY-4] [PAY-6] [ERR-1] in %s the form “%s” has a text for every possible error',
  (locale, id) => {
    const words = wordsOf(pageOf(locale, id)) as Readonly<Record<string, string>>;
    const codes = new Set(WRONG.map(({ code }) => code));
    expect(codes.size).toBe(14);
    for (const code of codes) {
      expect(words[code], code).toMatch(/ .*\.$/);
      expect(words[code], code).not.toContain('_');
    }
    expect(words['failed']).toMatch(/\.$/);
    expect(words['CODE_LENGTH']).toContain('{digits}');
  },
);

test.each(LOCALES)('[PAY-4] [ERR-1] in %s its button has a name, and without JavaScript it says that it needs it', (locale) => {
  for (const id of [GIFT_FORM, 'card']) {
    const page = pageOf(locale, id);
    expect(/<button[^>]*>([^<]*)</.exec(page)?.[1]).toMatch(/^\p{Lu}.+ /u);
    expect(/<noscript><p[^>]*>([^<]*)</.exec(page)?.[1]).toContain('JavaScript');
  }
});
