// Why an order does not fit its budgets, and who can help.
import type { BudgetEffect } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { formatPrice, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';

interface Over {
  readonly effects: readonly BudgetEffect[];
  /** Who may change budgets. */
  readonly keepers: readonly string[];
}

/** "IT 4720 has $465.00 left, and this order charges it $538.48: $73.48 too much. Priya Raman can add money to the budget. …" */
export function overBudgetText({ effects, keepers }: Over, { copyLocale, currency }: { copyLocale: CopyLocale; currency: string }): string {
  const say = sayer(budgetsWords, copyLocale);
  const price = (cents: number): string => formatPrice(cents, currency, copyLocale);
  const list = new Intl.ListFormat(copyLocale, { type: 'disjunction' });
  return effects
    .flatMap(({ center, cents, leftBefore, overBy, whenOver, owner }) => {
      const who = owner?.name ?? (keepers.length === 0 ? say('noKeeper') : list.format(keepers));
      const left = price(leftBefore ?? 0);
      return [
        say('OVER_BUDGET', { budget: center, left, cents: price(cents), over: price(overBy) }),
        say(whenOver === 'approval' ? 'overApproval' : 'overRefused', { who }),
      ];
    })
    .join(' ');
}
