export { done, failed, type Outcome } from './outcome.ts';
export { isRefusal, refuse, type Refusal } from './refusal.ts';
