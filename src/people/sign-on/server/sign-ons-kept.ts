// What signing on with a provider leaves behind, and for how long.
import type { Kept } from '#platform/kept';
import { FORGET_LOGOUTS } from './logout-queries.ts';
import { FORGET_ANSWERS, FORGET_ASSERTIONS } from './saml-queries.ts';
import { FORGET_SCIM_EVENTS, FORGET_TOKENS } from './scim/token-queries.ts';
import { FORGET_ATTEMPTS, FORGET_FAILURES } from './sign-on-queries.ts';

/** Providers’ troubles stay as long as an administrator may look back. */
const LOOK_BACK_DAYS = 90;

export const signOnsKept: readonly Kept[] = [
  { what: 'sign-ons with a provider that are under way', days: 0, since: 'they expired', forget: FORGET_ATTEMPTS },
  { what: 'answers of providers, kept against repeats', days: 0, since: 'they expired', forget: FORGET_ANSWERS },
  { what: 'assertions of providers, kept against repeats', days: 0, since: 'they expired', forget: FORGET_ASSERTIONS },
  { what: 'sign-outs with a provider that are under way', days: 0, since: 'they expired', forget: FORGET_LOGOUTS },
  { what: 'failed sign-ons with a provider', days: LOOK_BACK_DAYS, since: 'they failed', forget: FORGET_FAILURES },
  { what: 'keys of directories', days: LOOK_BACK_DAYS, since: 'they expired', forget: FORGET_TOKENS },
  { what: 'changes that directories sent', days: LOOK_BACK_DAYS, since: 'they arrived', forget: FORGET_SCIM_EVENTS },
];
