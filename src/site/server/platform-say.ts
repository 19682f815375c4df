// Words for what the platform itself refuses, in the visitor's locale.
import type { CopyLocale } from '#locale/rules';
import { sayer } from '#locale/words';
import type { PlatformWords } from '#platform/refusals';
import { siteWords } from '#site/words';

export const platformSay: PlatformWords = (code, locale) => sayer(siteWords, locale as CopyLocale)(code);
