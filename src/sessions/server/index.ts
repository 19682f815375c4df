export { sessionHandlers } from './handlers.ts';
export { keepPreferredStore } from './preferred-store.ts';
export { keepProfileQuickBuy } from './profile-quick-buy.ts';
export { hashPassword } from './password.ts';
export { makeProfiles, profilesOfAccount, type Person, type Profiles } from './profiles.ts';
export { DELETE_EXPIRED_SESSIONS, SHOPPER_JSON, shopperFrom, type ShopperRow, type ShopperTuple } from './session-queries.ts';
export { hashOf, makeSessionStore, type SessionStore } from './session-store.ts';
export { makeSignInLimits } from './sign-in-limits.ts';
export { makeSigning, type Newcomer, type OnSignIn, type Signing } from './sign-in.ts';
