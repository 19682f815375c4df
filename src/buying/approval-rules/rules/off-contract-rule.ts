// The rule that an organization's policy for items off contract stands for (B2B-4): asked like every other, and not in its list.
import type { ApprovalRule } from './approval-rule.ts';
import type { RuleBook } from './judge.ts';
import type { Submission } from './submission.ts';

/** Its id. Rules of organizations have random ones. */
export const OFF_CONTRACT_RULE = 'offContract';

/** Asks the approvers of the buyer's group; the administrators stand in for a group without any. */
const POLICY: ApprovalRule = {
  ruleId: OFF_CONTRACT_RULE,
  conditions: [{ kind: 'offContract', over: 0, of: '', named: [], not: false }],
  everybody: true,
  groupIds: [],
  profileIds: [],
  levels: [{ mode: 'oneOf', who: 'buyersGroup', named: [] }],
  startsOn: '',
  endsOn: '',
  isPaused: false,
};

/** The rules of the book, and the policy's where the organization has none of its own that asks everybody about items off contract. */
export function rulesWithPolicy({ rules, day }: Pick<RuleBook, 'rules' | 'day'>, { asksOffContract }: Submission): readonly ApprovalRule[] {
  if (asksOffContract !== true) return rules;
  const hasOwn = rules.some(
    ({ conditions, everybody, isPaused, startsOn, endsOn }) =>
      everybody &&
      !isPaused &&
      day >= startsOn &&
      (endsOn === '' || day <= endsOn) &&
      conditions.length === 1 &&
      conditions[0]?.kind === 'offContract',
  );
  return hasOwn ? rules : [...rules, POLICY];
}
