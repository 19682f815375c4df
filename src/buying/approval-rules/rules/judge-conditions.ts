// Judges the conditions of a rule against a submission, each with the figures it was judged by.
import type { Condition } from './approval-rule.ts';
import type { Limits } from './people.ts';
import { PERIODS, type BudgetFacts, type Submission, type SubmittedLine } from './submission.ts';
import type { Fact } from './verdict.ts';

const sum = (lines: readonly SubmittedLine[]): number => lines.reduce((total, { totalCents }) => total + totalCents, 0);
const titlesOf = (lines: readonly SubmittedLine[]): string[] => lines.map(({ title }) => title);

/** Limit of the buyer's own, or else of their group; null: none. Cents. */
export const limitOf = ({ profileId, groupId }: Submission['buyer'], limits: Limits): number | null =>
  limits.people.get(profileId) ?? (groupId === null ? undefined : limits.groups.get(groupId)) ?? null;

export function judgeCondition(condition: Condition, submission: Submission, limits: Limits): Fact {
  const { kind, over, of, not } = condition;
  const plain: Fact = { kind, isMet: false, actual: 0, limit: over, overBy: 0, subject: of, not, titles: [] };
  const figure = (actual: number, limit: number | null = over): Fact => ({
    ...plain,
    actual,
    limit,
    isMet: limit !== null && actual > limit,
  });
  const found = (lines: readonly SubmittedLine[]): Fact => ({ ...plain, isMet: lines.length > 0, titles: titlesOf(lines) });
  const { lines, totalCents } = submission;
  switch (kind) {
    case 'total':
      return figure(totalCents);
    case 'ownLimit':
      return figure(totalCents, limitOf(submission.buyer, limits));
    case 'line':
      return biggestLine(lines, figure, over);
    case 'period':
      return figure(spentWith(of, submission));
    case 'budget':
      return budgetFact(submission.budgets, condition, plain);
    case 'items':
      return found(lines.filter(({ itemId }) => condition.named.includes(itemId)));
    case 'category':
      return goodsFact(
        lines.filter(({ categoryIds }) => categoryIds.includes(of)),
        figure,
      );
    case 'brand':
      return goodsFact(
        lines.filter(({ brand }) => brand.toLowerCase() === of.toLowerCase()),
        figure,
      );
    case 'offContract':
      return found(lines.filter(({ onContract }) => !onContract));
    case 'blocked':
      return found(lines.filter(({ isBlocked }) => isBlocked));
    case 'shipTo':
      return { ...plain, isMet: (submission.shipTo.locationId === of) !== not };
    case 'payment':
      return { ...plain, isMet: submission.paymentKind === of };
    case 'lineCount':
      return figure(lines.length);
    case 'delivery':
      return figure(submission.deliveryFeeCents);
  }
}

type Figure = (actual: number) => Fact;

function biggestLine(lines: readonly SubmittedLine[], figure: Figure, over: number): Fact {
  const most = Math.max(0, ...lines.map(({ totalCents }) => totalCents));
  return { ...figure(most), titles: titlesOf(lines.filter(({ totalCents }) => totalCents > over)) };
}

const goodsFact = (lines: readonly SubmittedLine[], figure: Figure): Fact => ({ ...figure(sum(lines)), titles: titlesOf(lines) });

/** The buyer's orders of the running period with this one. */
function spentWith(of: string, { spentBefore, totalCents }: Submission): number {
  const period = PERIODS.find((one) => one === of);
  return (period === undefined ? 0 : (spentBefore.get(period) ?? 0)) + totalCents;
}

/** The centers a budget condition is about that would go over by more than it allows. */
export const overrunBy = (budgets: readonly BudgetFacts[], { of, over }: Pick<Condition, 'of' | 'over'>): BudgetFacts[] =>
  budgets.filter(({ center, overBy }) => (of === '' || center === of) && overBy > over);

function budgetFact(budgets: readonly BudgetFacts[], condition: Condition, plain: Fact): Fact {
  const [worst] = overrunBy(budgets, condition).toSorted((a, b) => b.overBy - a.overBy || (a.center < b.center ? -1 : 1));
  if (worst === undefined) return plain;
  const { center, amount, leftAfter, overBy } = worst;
  return { ...plain, isMet: true, subject: center, limit: amount, actual: (amount ?? 0) - (leftAfter ?? 0), overBy };
}
