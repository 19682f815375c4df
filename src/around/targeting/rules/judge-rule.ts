// Decides a rule by facts. A condition that the facts do not decide (the width of a screen, on the server) is null, and so is what depends on it.
import type { AudienceFacts } from './audience-facts.ts';
import { AUDIENCE_FLAGS } from './audience-flags.ts';
import type { AudienceCondition, AudienceRule, ScreenCondition, StoreCondition } from './audience-rule.ts';
import type { FlagFacts } from './flag-facts.ts';

export type Judgement = boolean | null;

export interface JudgedRule {
  /** What is asked, in words: `all of`, `select: members of SELECT`. */
  readonly asks: string;
  /** Null: not known here. */
  readonly holds: Judgement;
  /** The fact that decided it. */
  readonly why: string;
  /** What `all of`, `any of` and `not` combine. */
  readonly parts: readonly JudgedRule[];
}

export function judgeRule(rule: AudienceRule, facts: AudienceFacts): JudgedRule {
  if ('all' in rule) return combined('all of', rule.all, facts, false);
  if ('any' in rule) return combined('any of', rule.any, facts, true);
  if ('not' in rule) {
    const part = judgeRule(rule.not, facts);
    return { asks: 'not', holds: part.holds === null ? null : !part.holds, why: part.why, parts: [part] };
  }
  return { ...judgeCondition(rule, facts), parts: [] };
}

/** One part that is `decisive` decides; else one that is not known leaves it open. */
function combined(asks: string, rules: readonly AudienceRule[], facts: AudienceFacts, decisive: boolean): JudgedRule {
  const parts = rules.map((rule) => judgeRule(rule, facts));
  const decided = parts.find(({ holds }) => holds === decisive) ?? parts.find(({ holds }) => holds === null);
  const why = decided?.why ?? (parts.length === 0 ? 'nothing is asked' : decisive ? 'none of it holds' : 'all of it holds');
  return { asks, holds: decided === undefined ? !decisive : decided.holds, why, parts };
}

function judgeCondition(condition: AudienceCondition, facts: AudienceFacts): Omit<JudgedRule, 'parts'> {
  if ('flag' in condition) {
    const { meaning, isSet, shows }: FlagFacts = AUDIENCE_FLAGS[condition.flag];
    return { asks: `${condition.flag}: ${meaning}`, holds: isSet(facts), why: shows(facts) };
  }
  if ('site' in condition) return { asks: `site ${condition.site}`, holds: facts.site === condition.site, why: `site is ${facts.site}` };
  if ('locale' in condition)
    return { asks: `language ${condition.locale}`, holds: facts.locale === condition.locale, why: `language is ${facts.locale}` };
  return 'store' in condition ? judgeStore(condition.store, facts) : judgeScreen(condition.screen, facts);
}

const STORE_ASKS: Readonly<Record<StoreCondition, string>> = {
  set: 'a store is chosen',
  unset: 'no store is chosen',
  open: 'a store is chosen and open now',
};

function judgeStore(condition: StoreCondition, { store }: AudienceFacts): Omit<JudgedRule, 'parts'> {
  const asks = STORE_ASKS[condition];
  if (store === null) return { asks, holds: condition === 'unset', why: 'has chosen no store' };
  const chosen = `has chosen store ${store.storeNumber}`;
  if (condition !== 'open') return { asks, holds: condition === 'set', why: chosen };
  const state = store.isOpen === null ? 'which the shop does not know' : store.isOpen ? 'which is open' : 'which is closed';
  return { asks, holds: store.isOpen === true, why: `${chosen}, ${state}` };
}

function judgeScreen({ min = 0, max }: ScreenCondition, { screenWidth }: AudienceFacts): Omit<JudgedRule, 'parts'> {
  const asks = `screen of ${min}${max === undefined ? ' px or more' : ` to ${max} px`}`;
  if (screenWidth === null) return { asks, holds: null, why: 'the width of the screen is not known' };
  return { asks, holds: min <= screenWidth && (max === undefined || screenWidth <= max), why: `the screen is ${screenWidth} px wide` };
}
