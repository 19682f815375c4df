export { actingRefusal, makeActingGate, makeActingReader } from './acting-gate.ts';
export { FORGET_OLD_ACTING } from './acting-queries.ts';
export { makeActingLimits } from './acting-limits.ts';
export { makeCartLetters } from './cart-letter.ts';
export { representativesHandlers, type RepresentativesDeps } from './handlers.ts';
export { representativesPersonalData } from './personal-data.ts';
