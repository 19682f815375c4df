// Server door of paid memberships (RWD-4).
export { noteConsent } from './consents.ts';
export { giftsKept } from './gifts/gifts-kept.ts';
export { giftHandlers } from './gifts/gift-handlers.ts';
export { makeGiftLetters } from './gifts/send-gift-letter.ts';
export { makeGrant } from './grant.ts';
export { membershipHandlers } from './handlers.ts';
export type { MembershipDeps } from './membership-deps.ts';
export { makeMembershipLetters } from './send-letter.ts';
export { membershipPersonalData } from './personal-data.ts';
export { makeMembershipJob } from './run-memberships.ts';
