export { makeDisplayAtSignIn, preferencesHandlers } from './handlers.ts';
export { localeOfReader, mailLanguageOf } from './mail-language.ts';
export { PERSONAL_PREFERENCES } from './preference-queries.ts';
