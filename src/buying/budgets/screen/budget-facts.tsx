// What a budget has and how it may be used.
import type { BudgetView } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { useWords } from '#ui/page/shop';
import { BudgetBar } from './budget-bar.tsx';
import { PeriodWords } from './period-words.tsx';
import { useBudgetPrice } from './use-budget-price.ts';
import styles from './budgets.module.css';

export function BudgetAmounts({ budget, heldBy }: { readonly budget: BudgetView; readonly heldBy: number }) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(budget.currency);
  const { name, amountNow, spent, held, left } = budget;
  return (
    <div className={styles.amounts}>
      <BudgetBar name={name} currency={budget.currency} amount={amountNow} spent={spent} held={held} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('budgetAmount')}</dt>
          <dd>{amountNow === null ? t('noLimit') : price(amountNow)}</dd>
        </div>
        <div>
          <dt>{t('spent')}</dt>
          <dd>{price(-spent)}</dd>
        </div>
        <div>
          <dt>{t('heldBy', { n: heldBy })}</dt>
          <dd>{price(-held)}</dd>
        </div>
        {left !== null && (
          <div className={styles.total}>
            <dt>{t('left')}</dt>
            <dd className={left < 0 ? styles.bad : undefined}>{price(left)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export function BudgetRules({ budget }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const { owner, warnAt, whenOver, groups, people } = budget;
  const names = [...groups, ...people];
  return (
    <dl className={styles.rules}>
      <dt>{t('period')}</dt>
      <dd>
        <PeriodWords budget={budget} />
      </dd>
      <dt>{t('owner')}</dt>
      <dd>{owner?.name ?? t('noOwner')}</dd>
      <dt>{t('whoCharges')}</dt>
      <dd>{names.length === 0 ? t('everybody') : names.map((one) => one.name).join(', ')}</dd>
      <dt>{t('rules')}</dt>
      <dd>
        {t(`rule${whenOver}`)}
        {warnAt !== null && ` ${t('rulewarn', { percent: warnAt })}`}
      </dd>
    </dl>
  );
}
