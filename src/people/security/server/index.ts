export { securityHandlers, type SecurityFacts } from './handlers.ts';
export { makeSecondFactor } from './second-factor.ts';
export { makeSecondStep } from './second-step.ts';
export { FORGET_OFFERS, FORGET_STEPS } from './security-queries.ts';
