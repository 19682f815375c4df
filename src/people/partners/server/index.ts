export { partnersHandlers, type PartnersDeps } from './handlers.ts';
export { FORGET_TAKEN, PARTNERS_OF_PERSON } from './partner-queries.ts';
export type { Partner } from './partners.ts';
