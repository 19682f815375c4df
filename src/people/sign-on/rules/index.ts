export { domainOf, isProof, proofText, readDomain } from './domain.ts';
export { claimNames, readIdentity, type Claims, type Identity } from './identity.ts';
export { OLDEST_LOGOUT_S, readLogoutToken } from './logout-token.ts';
export { isBegunHere, isLinkName, localeOfState, stateOf } from './link-name.ts';
export { mappedBy, type Mapped, type Mapping } from './mapped.ts';
export { samlClaims, type SamlSubject } from './saml-claims.ts';
export { readFailure, readProblem, stepsOf, type SignOnProblem, type Step } from './problem.ts';
export {
  project,
  readFilter,
  readGroup,
  readGroupPatch,
  readPage,
  readUser,
  readUserPatch,
  type Filter,
  type GroupWish,
  type MemberChange,
  type Page,
  type ScimProblem,
  type UserWish,
} from './scim/index.ts';
