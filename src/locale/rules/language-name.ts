import { kept } from './kept-format.ts';
import type { CopyLocale } from './locale.ts';

const names = kept((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** A language as readers of the locale call it: `fr` is "French", "français"; what nobody knows stays as it is written. */
export const languageName = (language: string, locale: CopyLocale): string => names(locale, '').of(language) ?? language;
