// The platform's own error texts in the visitor's locale.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { PlatformWords } from './refusals.ts';
import { siteWords } from '#base/site/words';

export const platformSay: PlatformWords = (code, locale, values) => sayer(siteWords, locale as CopyLocale)(code, values);
