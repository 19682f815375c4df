export { consentHandlers } from './consent-handlers.ts';
export { PERSONAL_CONSENT } from './consent-queries.ts';
