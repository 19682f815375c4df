// The period of a budget in words: how often it begins again, or its dates.
import type { BudgetView } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './budgets.module.css';

/** "Monthly, rest carries over", with its dates below. */
export function PeriodWords({ budget }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const dates = useDates();
  const { period, carriesOver, state } = budget;
  return (
    <>
      {t(`period${period}`)}
      {carriesOver && `, ${t('carries')}`}
      <span className={styles.small}>{dates(budget)}</span>
      {state !== 'running' && (
        <span className={styles.small}>
          {state === 'planned' ? t('stateplanned', { date: dates.day(budget.since) }) : t(`state${state}`)}
        </span>
      )}
    </>
  );
}

interface Dates {
  /** "Nov 1, 2026 to Nov 30, 2026", or "Since Nov 1, 2026". */
  (budget: Pick<BudgetView, 'starts' | 'ends'>): string;
  readonly day: (iso: string) => string;
}

export function useDates(): Dates {
  const t = useWords(budgetsWords);
  const { copyLocale } = useShop();
  const format = new Intl.DateTimeFormat(copyLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (iso: string): string => format.format(new Date(`${iso}T12:00:00Z`));
  const dates = ({ starts, ends }: Pick<BudgetView, 'starts' | 'ends'>): string =>
    ends === null ? t('fromDay', { from: day(starts) }) : t('dates', { from: day(starts), to: day(ends) });
  return Object.assign(dates, { day });
}
