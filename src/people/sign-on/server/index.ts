export { makeAttempts } from './attempts.ts';
export { makeConnections, type Connections } from './connections.ts';
export { textRecords, vouchForDomain } from './domains.ts';
export { limitSignOns, signOnHandlers } from './handlers.ts';
export { makeOpenId } from './openid.ts';
export { makeProviderFetch } from './provider-fetch.ts';
export { makeSignOnRule } from './sign-on-rule.ts';
export { FORGET_ATTEMPTS, FORGET_FAILURES, IDENTITIES_OF_PERSON } from './sign-on-queries.ts';
