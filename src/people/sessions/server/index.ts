export { ACTIVITY_DAYS, activityOf, noteActivity, type Activity } from './activity.ts';
export { sessionHandlers, type FollowCart, type IsCertified, type SessionAudience } from './handlers.ts';
export { keepPreferredStore } from './preferred-store.ts';
export { joinRewards, setMembership, turnOffer } from './programs.ts';
export { keepProfileQuickBuy } from './profile-quick-buy.ts';
export { makeFindPeople, type FindPeople, type FoundPerson } from './find-people.ts';
export { hashPassword } from './password.ts';
export {
  accountOfEmail,
  countAdministrators,
  countMembers,
  endSessionsBut,
  endSessionsOf,
  joinOrganization,
  listMembers,
  lockOrganization,
  holdersOf,
  managersOf,
  markSingleSignOn,
  memberOf,
  memberWithEmail,
  organizationDetails,
  organizationOf,
  peopleWithRight,
  requireSecondStep,
  setDeactivated,
  setMemberEmail,
  setMemberName,
  setMemberRights,
  setOrganizationDetails,
  type Member,
  type NewDetails,
} from './members.ts';
export { makeProfiles, type Person, type Profiles } from './profiles.ts';
export { personAsShopper, type ShopperOfProfile } from './person-as-shopper.ts';
export { shopperReader, type ReadShopper } from './read-shopper.ts';
export { DELETE_EXPIRED_SESSIONS, SHOPPER_JSON, type ShopperTuple } from './session-queries.ts';
export { endSessions, hashOf, makeSessionStore, type SessionStore } from './session-store.ts';
export { DEVICE_COOKIE, DEVICE_DAYS } from './known-devices.ts';
export { FORGET_ACTIVITY } from './activity-queries.ts';
export { FORGET_DEVICES, FORGET_QUESTIONS as FORGET_SIGN_IN_QUESTIONS } from './gate-queries.ts';
export { groupApproversOf } from './group-approvers.ts';
export { lastSeenOf } from './last-seen.ts';
export { unknownAccounts } from './account-numbers.ts';
export { readSalesReps, writeSalesReps } from './sales-reps.ts';
export { signedInLocale } from './signed-in-locale.ts';
export { makeSignedInPlaces, userAgentOf, type SignedInPlaces } from './signed-in-places.ts';
export { makeSignInGate } from './sign-in-gate.ts';
export { insertMember, insertPartnerPerson, openOrganization, type Newcomer } from './insert-profile.ts';
export type { SignOnRule } from './sign-on-rule.ts';
export type { RightPassword } from './right-password.ts';
export { beginPunchout, type BeginDeps, type OnSignIn } from './begin-session.ts';
export { secondStepRule, type NeedOfSecondStep, type SecondStepNeed } from './second-step-rule.ts';
export { signedInReply } from './signed-in-reply.ts';
export { makeSigning, type Signing } from './sign-in.ts';
export { sessionsPersonalData } from './personal-data.ts';
