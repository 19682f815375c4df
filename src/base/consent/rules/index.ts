// What a shopper lets the shop do besides selling (ANL-3).
export {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  consentCookie,
  grants,
  keptConsent,
  NOTHING_GRANTED,
  type ConsentChoice,
  type KeptConsent,
  type Purpose,
} from './kept-consent.ts';
