// Asks an organization's rules about a submission (B2B-3).
import type { ApprovalRule, RuleTerms } from './approval-rule.ts';
import { judgeCondition } from './judge-conditions.ts';
import { mergeSteps } from './merge-steps.ts';
import { demandOf, escalationOf, type AskedFor } from './people-asked.ts';
import { rulesWithPolicy } from './off-contract-rule.ts';
import type { Limits, People } from './people.ts';
import { standingRules } from './standing-rule.ts';
import type { Submission } from './submission.ts';
import type { ApprovalSettings, Fact, Step, Verdict } from './verdict.ts';

/** What an organization says about approvals. */
export interface RuleBook {
  readonly rules: readonly ApprovalRule[];
  readonly limits: Limits;
  readonly people: People;
  readonly settings: ApprovalSettings;
  readonly version: number;
  /** Today, an ISO date on the calendar of the organization's country. */
  readonly day: string;
}

/** Why a rule hit or did not. `notBuyer`: it is for other people. `notNow`: it is paused, not yet in force, or no longer. */
export type RuleState = 'hit' | 'missed' | 'notBuyer' | 'notNow';

export interface JudgedRule {
  readonly ruleId: string;
  readonly state: RuleState;
  readonly facts: readonly Fact[];
  /** Who the rule alone would ask; empty unless it hit. */
  readonly steps: readonly Step[];
}

/**
 * Every rule of the book, in its order, and that of the policy for items off contract; then what goes over a budget and no rule asks about
 * (`STANDING_RULE`).
 */
export function judgeEach(book: RuleBook, submission: Submission): JudgedRule[] {
  const rules = rulesWithPolicy(book, submission);
  const judged = rules.map((rule) => judgeRule(rule, book, submission));
  const hits = rules.filter((_, at) => judged[at]?.state === 'hit');
  return [...judged, ...standingRules(hits, submission).map((rule) => judgeRule(rule, book, submission))];
}

function judgeRule(rule: ApprovalRule, book: RuleBook, submission: Submission): JudgedRule {
  const facts = rule.isUnreadable ? [UNREADABLE] : rule.conditions.map((one) => judgeCondition(one, submission, book.limits));
  const state = stateOf(rule, facts, submission, book.day);
  return { ruleId: rule.ruleId, state, facts, steps: state === 'hit' ? demandsOf(rule, submission, book) : [] };
}

export function judge(book: RuleBook, submission: Submission): Verdict {
  const hits = judgeEach(book, submission).filter(({ state }) => state === 'hit');
  const steps = mergeSteps(hits.map((hit) => hit.steps));
  const isStuck = steps.some(({ approvers }) => approvers.length === 0);
  return {
    outcome: steps.length === 0 ? 'free' : isStuck ? 'nobody' : 'asks',
    steps,
    reasons: hits.map(({ ruleId, facts }) => ({ ruleId, facts })),
    settings: { ...book.settings, escalateTo: escalationOf(book.settings.escalateTo, askedFor(submission, book)) },
    version: book.version,
  };
}

const UNREADABLE: Fact = { kind: 'unreadable', isMet: true, actual: 0, limit: null, overBy: 0, subject: '', not: false, titles: [] };

function stateOf(rule: ApprovalRule, facts: readonly Fact[], { buyer }: Submission, day: string): RuleState {
  if (rule.isPaused || !isInForce(rule, day)) return 'notNow';
  if (!rule.isUnreadable && !isFor(rule, buyer)) return 'notBuyer';
  // A rule without conditions would hit every order; none can be saved.
  return facts.length > 0 && facts.every(({ isMet }) => isMet) ? 'hit' : 'missed';
}

export const isInForce = ({ startsOn, endsOn }: Pick<ApprovalRule, 'startsOn' | 'endsOn'>, day: string): boolean =>
  day >= startsOn && (endsOn === '' || day <= endsOn);

const isFor = ({ everybody, groupIds, profileIds }: RuleTerms, { profileId, groupId }: Submission['buyer']): boolean =>
  everybody || profileIds.includes(profileId) || (groupId !== null && groupIds.includes(groupId));

const askedFor = (submission: Submission, { people, settings }: RuleBook): AskedFor => ({
  submission,
  people,
  mayApproveOwn: settings.mayApproveOwn,
});

function demandsOf(rule: ApprovalRule, submission: Submission, book: RuleBook): Step[] {
  const asked = askedFor(submission, book);
  return rule.levels.map((level) => demandOf(rule, level, asked));
}
