// The rule that every organization has: a budget that lets people decide asks its owner when an order goes over (behaviour.md: over budget goes to
// approval, not to an error). A rule of the organization that asks somebody about the same budget takes its place.
import type { ApprovalRule } from './approval-rule.ts';
import { overrunBy } from './judge-conditions.ts';
import type { Submission } from './submission.ts';

export const STANDING_RULE = 'budget-owner';

/** One for each center that goes over and that none of the rules which hit is about. */
export function standingRules(hits: readonly ApprovalRule[], { budgets }: Pick<Submission, 'budgets'>): readonly ApprovalRule[] {
  const about = hits.flatMap(({ conditions }) => conditions.filter(({ kind }) => kind === 'budget'));
  const asked = new Set(about.flatMap((condition) => overrunBy(budgets, condition)).map(({ center }) => center));
  return budgets.filter(({ center, overBy, whenOver }) => overBy > 0 && whenOver === 'approval' && !asked.has(center)).map(ruleOf);
}

const ruleOf = ({ center }: { readonly center: string }): ApprovalRule => ({
  ruleId: STANDING_RULE,
  conditions: [{ kind: 'budget', over: 0, of: center, named: [], not: false }],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [{ mode: 'oneOf', who: 'budgetOwner', named: [] }],
  startsOn: '',
  endsOn: '',
  isPaused: false,
});
