// Server door of paid memberships (RWD-4).
export { noteConsent } from './consents.ts';
export { makeGrant } from './grant.ts';
export { membershipHandlers } from './handlers.ts';
export type { MembershipDeps } from './membership-deps.ts';
export { makeMembershipLetters } from './send-letter.ts';
export { membershipPersonalData } from './personal-data.ts';
export { makeMembershipJob } from './run-memberships.ts';
