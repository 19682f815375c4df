export { securityHandlers, type SecurityFacts } from './handlers.ts';
export { makeSecondFactor } from './second-factor.ts';
export { makeSecondStep } from './second-step.ts';
export { FORGET_OFFERS, FORGET_STEPS } from './security-queries.ts';
export { makePasskeyChallenges } from './passkey-challenges.ts';
export { FORGET_CHALLENGES, PERSONAL_PASSKEYS } from './passkey-queries.ts';
export { limitPasskeys } from './passkey-sign-in.ts';
export { makePasskeys } from './passkeys.ts';
export { makeRelyingParty } from './relying-party.ts';
