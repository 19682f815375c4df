// The language whose index serves a locale, and the locale whose words a language's index holds.
import type { Locale } from '#base/locale/rules';
import type { SearchLanguage } from '#finding/search/rules';

export const LOCALE_OF_LANGUAGE: Readonly<Record<SearchLanguage, Locale>> = { en: 'en-US', fr: 'fr-CA' };

export function languageOf(locale: Locale): SearchLanguage {
  return locale === 'fr-CA' ? 'fr' : 'en';
}
