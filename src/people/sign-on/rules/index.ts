export { domainOf, isProof, proofText, readDomain } from './domain.ts';
export { claimNames, readIdentity, type Claims, type Identity } from './identity.ts';
export { isLinkName, localeOfState, stateOf } from './link-name.ts';
export { mappedBy, type Mapped, type Mapping } from './mapped.ts';
export { readProblem, stepsOf, type SignOnProblem, type Step } from './problem.ts';
