export { done, failed, type Outcome } from './outcome.ts';
export { isRefusal, refuse, tooManyTries, type Refusal } from './refusal.ts';
