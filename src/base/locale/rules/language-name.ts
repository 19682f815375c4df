import { cachedFormat } from './format-cache.ts';
import type { CopyLocale } from './locale.ts';

const names = cachedFormat((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** A language's name in the locale: `fr` is "French", "français"; an unknown code stays unchanged. */
export function languageName(language: string, locale: CopyLocale): string {
  // `of` throws for malformed tags, which stay unchanged.
  return TAG.test(language) ? (names(locale, '').of(language) ?? language) : language;
}

const TAG = /^[a-z]{2,3}(-[A-Z]{2})?$/;
