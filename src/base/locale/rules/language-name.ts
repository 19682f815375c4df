import { cachedFormat } from './format-cache.ts';
import type { CopyLocale } from './locale.ts';

const names = cachedFormat((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** A language as readers of the locale call it: `fr` is "French", "français"; what nobody knows stays as it is written. */
export function languageName(language: string, locale: CopyLocale): string {
  // `of` throws for what has not the shape of a tag; a stored one of another shape is shown as it stands.
  return TAG.test(language) ? (names(locale, '').of(language) ?? language) : language;
}

const TAG = /^[a-z]{2,3}(-[A-Z]{2})?$/;
