// A rule of an organization: when it applies, to whom, and who is asked.
import type { ConditionKind } from './condition-kinds.ts';

export interface Condition {
  readonly kind: ConditionKind;
  /** Cents or lines that have to be exceeded; 0 where the kind has no figure. */
  readonly over: number;
  /** Period, center, category, brand, location or payment kind; '' for any center and where the kind has none. */
  readonly of: string;
  /** Item numbers of `items`. */
  readonly named: readonly string[];
  /** `shipTo`: any place other than `of`. */
  readonly not: boolean;
}

/**
 * Who has to approve. `people`: the people listed. `H_AO`, `H_AL`: everyone who holds that right. `H_AG`: everyone who holds it in the buyer's group. `group`: the approvers of one group.
 * `buyersGroup`: the approvers of the buyer's own group. `budgetOwner`: owners of the centers that the rule is about. `administrators`: H_SAM.
 */
export const ASKED = ['people', 'H_AO', 'H_AL', 'H_AG', 'group', 'buyersGroup', 'budgetOwner', 'administrators'] as const;
export type Asked = (typeof ASKED)[number];

export interface Level {
  readonly mode: 'oneOf' | 'allOf';
  readonly who: Asked;
  /** Profiles of `people`, the one group of `group`; else empty. */
  readonly named: readonly string[];
}

export interface RuleTerms {
  /** All of them have to be met; at least one. */
  readonly conditions: readonly Condition[];
  /** For everybody's orders; else for those of these groups and people. */
  readonly everybody: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  /** In sequence; at least one. */
  readonly levels: readonly Level[];
  /** First and last day, on the organization's calendar; '': open. */
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface ApprovalRule extends RuleTerms {
  readonly ruleId: string;
  readonly isPaused: boolean;
  /** The row could not be read: the rule hits every order and asks the administrators, so that nothing passes unseen. */
  readonly isUnreadable?: true;
}
