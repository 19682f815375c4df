export { done, failed, type Outcome } from './outcome.ts';
export { isRefusal, refuse, tooManyTries, type AskedCaptcha, type Refusal, type WrongField } from './refusal.ts';
