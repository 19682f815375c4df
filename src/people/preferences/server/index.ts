export { makeDisplayAtSignIn, preferencesHandlers } from './handlers.ts';
export { PERSONAL_PREFERENCES } from './preference-queries.ts';
