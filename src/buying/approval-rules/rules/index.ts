export { readAmountText } from './amount-text.ts';
export type { ApprovalRule, Asked, Condition, Level, RuleTerms } from './approval-rule.ts';
export { KINDS, kindFacts, type ConditionKind } from './condition-kinds.ts';
export { isInForce, judge, judgeEach, type JudgedRule, type RuleBook } from './judge.ts';
export { STANDING_RULE } from './standing-rule.ts';
export { isDone, stepAt } from './merge-steps.ts';
export { DECIDING_RIGHTS, mayDecide, type Limits, type People, type RulePerson } from './people.ts';
export { isAboutBudgets, readTerms, type KnownThings, type RuleProblem, type RuleProblemCode, type TypedTerms } from './read-terms.ts';
export {
  PAYMENT_KINDS,
  PERIODS,
  type BudgetFacts,
  type PaymentKind,
  type Period,
  type Submission,
  type SubmittedLine,
} from './submission.ts';
export type { ApprovalSettings, Approver, Fact, Reason, Step, Verdict, VerdictOutcome } from './verdict.ts';
export { OFF_CONTRACT_RULE } from './off-contract-rule.ts';
