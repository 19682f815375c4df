// Rules as they are stored: checked on the way in and on the way out.
import { Compile } from 'typebox/schema';
import { TermsView } from '#buying/approval-rules/contract';
import type { ApprovalRule, RuleTerms } from '#buying/approval-rules/rules';
import type { RuleRow } from './rule-queries.ts';

const shape = Compile(TermsView);

/** Null when a row holds something else, such as a condition of another release. */
export const readStoredTerms = (stored: unknown): TermsView | null => (shape.Check(stored) ? stored : null);

/** A rule that cannot be read asks the administrators about every order, so that nothing passes unseen. */
const UNREADABLE: Omit<ApprovalRule, 'ruleId' | 'isPaused'> = {
  conditions: [],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [{ mode: 'oneOf', who: 'administrators', named: [] }],
  startsOn: '',
  endsOn: '',
  isUnreadable: true,
};

export function ruleFrom({ rule_id: ruleId, terms, is_paused: isPaused }: RuleRow): ApprovalRule {
  return { ...(readStoredTerms(terms) ?? UNREADABLE), ruleId, isPaused };
}

export const termsView = ({ conditions, everybody, groupIds, profileIds, levels, startsOn, endsOn }: RuleTerms): TermsView => ({
  conditions: conditions.map(({ kind, over, of, named, not }) => ({ kind, over, of, named: [...named], not })),
  everybody,
  groupIds: [...groupIds],
  profileIds: [...profileIds],
  levels: levels.map(({ mode, who, named }) => ({ mode, who, named: [...named] })),
  startsOn,
  endsOn,
});
