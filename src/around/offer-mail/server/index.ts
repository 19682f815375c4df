export { askForOffers, type OfferAskFacts } from './ask-for-offers.ts';
export { makeConfirmMail } from './confirm-mail.ts';
export { FORGET_UNCONFIRMED } from './offer-mail-queries.ts';
export { offerMailHandlers } from './offer-mail-handlers.ts';
export type { OfferMailFacts } from './offer-mail-facts.ts';
export { makeOfferMail } from './send-offers.ts';
export { offerMailPersonalData } from './personal-data.ts';
