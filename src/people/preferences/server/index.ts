export { makeDisplayAtSignIn, preferencesHandlers } from './handlers.ts';
export { mailLanguageOf } from './mail-language.ts';
export { PERSONAL_PREFERENCES } from './preference-queries.ts';
