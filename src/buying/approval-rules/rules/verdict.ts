// What the rules say about a submission: who is asked, in which order, and why.
import type { ConditionKind } from './condition-kinds.ts';

/** One condition of a rule with the figures it was judged by, for the words. */
export interface Fact {
  /** `unreadable`: the stored rule cannot be read; it asks the administrators. */
  readonly kind: ConditionKind | 'unreadable';
  readonly isMet: boolean;
  /** Cents, or lines for `lineCount`; 0 where the kind has no figure. */
  readonly actual: number;
  /** What `actual` must exceed. Null: there is no limit, as for a buyer without one. */
  readonly limit: number | null;
  /** `budget`: cents over the center's amount. */
  readonly overBy: number;
  /** The center, period, category, brand, location or payment kind; '' for none. */
  readonly subject: string;
  /** `shipTo`: the condition holds for every place but `subject`. */
  readonly not: boolean;
  /** Titles of the lines that met the condition. */
  readonly titles: readonly string[];
}

/** A rule that hit. */
export interface Reason {
  readonly ruleId: string;
  /** One for each condition of the rule. */
  readonly facts: readonly Fact[];
}

export interface Approver {
  readonly profileId: string;
  readonly name: string;
}

/** Steps follow one another. Who approved in an earlier step counts in a later one (`stepAt`). */
export interface Step {
  /** `oneOf`: any of them decides. `allOf`: every one of them has to. */
  readonly mode: 'oneOf' | 'allOf';
  /** In alphabetical order; empty when nobody is there who may decide. */
  readonly approvers: readonly Approver[];
  readonly ruleIds: readonly string[];
  /** Administrators stand in: everybody the rule asks for is gone, may not approve, or is the buyer. */
  readonly isStandIn: boolean;
}

export interface ApprovalSettings {
  /** Hours without an answer until a reminder; null: none is sent. */
  readonly remindAfterHours: number | null;
  /** Hours without an answer until somebody else is asked as well; null: nobody is. */
  readonly escalateAfterHours: number | null;
  /** Whose turn it is then: a profile; null: the administrators. */
  readonly escalateTo: string | null;
  /** Hours until the order goes back to its buyer. */
  readonly expireAfterHours: number;
  readonly mayApproveOwn: boolean;
}

/**
 * `free`: no approval is needed, and there are no steps. `asks`: the steps have to be gone through. `nobody`: a rule hit and nobody may decide, the
 * administrators included; the order cannot be submitted.
 */
export type VerdictOutcome = 'free' | 'asks' | 'nobody';

export interface Verdict {
  readonly outcome: VerdictOutcome;
  readonly steps: readonly Step[];
  readonly reasons: readonly Reason[];
  readonly settings: Omit<ApprovalSettings, 'escalateTo'> & {
    /** Who is asked when nobody answers in time; the administrators when the chosen person is gone. Never the buyer, unless that is allowed. */
    readonly escalateTo: readonly Approver[];
  };
  /** Version of the organization's rules that judged; an order keeps it. */
  readonly version: number;
}
