// Asks whether somebody has to approve a draft, with what it would do to the budgets (B2B-3).
import type { Verdict } from '#buying/approval-rules/rules';
import type { BudgetEffect } from '#buying/budgets/rules';
import type { Queries } from '#platform/db';
import type { ApprovalGate, GateAsked } from './approval-gate.ts';
import { effectsOfDraft, type ChargedDraft } from './charge-draft.ts';

export interface JudgedDraft {
  readonly verdict: Verdict;
  /** Centers that the approvers let go over, if they approve. */
  readonly mayGoOver: ReadonlySet<string>;
  /** A budget refuses the order, and no approval can change that. */
  readonly isOverBudget: boolean;
}

/** Null: no approval is needed. Only people of an organization are asked about: nobody else waits for anything here. */
export async function judgeDraft(
  on: Queries,
  { approvals }: { readonly approvals: ApprovalGate },
  asked: Omit<GateAsked, 'budgets'>,
  charging: ChargedDraft,
): Promise<JudgedDraft | null> {
  if (asked.shopper.account === null) return null;
  const budgets = await effectsOfDraft(on, charging);
  const verdict = await approvals.judge(on, { ...asked, budgets });
  if (verdict === null) return null;
  const mayGoOver = goingOver(verdict, budgets);
  return { verdict, mayGoOver, isOverBudget: budgets.some(({ overBy, center }) => overBy > 0 && !mayGoOver.has(center)) };
}

/** A center goes over only when it lets approvers decide about that, and a rule asks them because of a budget. */
function goingOver({ reasons }: Verdict, budgets: readonly BudgetEffect[]): ReadonlySet<string> {
  const isAsked = reasons.some(({ facts }) => facts.some(({ kind, isMet }) => kind === 'budget' && isMet));
  const over = budgets.filter(({ overBy, whenOver }) => isAsked && overBy > 0 && whenOver === 'approval');
  return new Set(over.map(({ center }) => center));
}
