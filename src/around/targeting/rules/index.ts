/** What audiences are decided by. */
export { guestFacts, type AudienceFacts, type ChosenStore } from './audience-facts.ts';
/** The table of flags (HDR-2). */
export { AUDIENCE_FLAGS, audienceFlags, isAudienceFlag, type AudienceFlag } from './audience-flags.ts';
export type { FlagFacts } from './flag-facts.ts';
/** Rules of pieces: whom they are for. */
export {
  DEEPEST_RULE,
  EVERYBODY,
  MOST_COMBINED,
  STORE_CONDITIONS,
  WIDEST_SCREEN,
  type AudienceCondition,
  type AudienceRule,
  type ScreenCondition,
  type StoreCondition,
} from './audience-rule.ts';
export { explainAudience, matchesAudience, screensOf, type ScreenRange } from './matches-audience.ts';
export type { JudgedRule } from './judge-rule.ts';
export { readAudienceRule, RULE_LOCALES, RULE_SITES } from './read-audience-rule.ts';
