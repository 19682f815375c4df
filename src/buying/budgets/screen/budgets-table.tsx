// Budgets with owner, period, what is used and what is left.
import type { BudgetView } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useWords } from '#ui/page/shop';
import { BudgetBar } from './budget-bar.tsx';
import { PeriodWords } from './period-words.tsx';
import { useBudgetPrice } from './use-budget-price.ts';
import styles from './budgets.module.css';

export function BudgetsTable({ budgets }: { readonly budgets: readonly BudgetView[] }) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  return (
    <Table
      caption={t('title')}
      rows={budgets}
      keyOf={({ centerId }) => centerId}
      toneOf={({ left, isNearlyUsed }) => ((left ?? 0) < 0 ? 'bad' : isNearlyUsed ? 'warn' : undefined)}
      columns={[
        {
          id: 'budget',
          label: t('budget'),
          heads: true,
          cell: (budget) => (
            <>
              <Link to={paths.budget(budget.centerId)}>{budget.name}</Link>
              <span className={styles.small}>{usersOf(budget, t)}</span>
            </>
          ),
        },
        { id: 'owner', label: t('owner'), cell: ({ owner }) => owner?.name ?? <span className={styles.small}>{t('noOwner')}</span> },
        { id: 'period', label: t('period'), cell: (budget) => <PeriodWords budget={budget} /> },
        {
          id: 'amount',
          label: t('amount'),
          align: 'right',
          cell: (budget) => <Amount budget={budget} />,
        },
        { id: 'used', label: t('used'), full: true, cell: (budget) => <Used budget={budget} /> },
        { id: 'left', label: t('left'), align: 'right', cell: (budget) => <LeftOver budget={budget} /> },
      ]}
    />
  );
}

const usersOf = ({ groups, people }: BudgetView, t: ReturnType<typeof useWords<'everybody' | 'users'>>): string =>
  groups.length + people.length === 0 ? t('everybody') : t('users', { n: groups.length + people.length });

function Amount({ budget: { currency, amountNow } }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  return amountNow === null ? t('noLimit') : price(amountNow);
}

function Used({ budget: { name, currency, amountNow, spent, held } }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  return (
    <span className={styles.used}>
      <BudgetBar name={name} currency={currency} amount={amountNow} spent={spent} held={held} />
      <span className={styles.usedWords}>
        <span>{t('spentAmount', { amount: price(spent) })}</span>
        <span>{held === 0 ? t('nothingHeld') : t('heldAmount', { amount: price(held) })}</span>
      </span>
    </span>
  );
}

function LeftOver({ budget: { currency, left, amountNow, isNearlyUsed } }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  if (left === null || amountNow === null) return t('noLimit');
  const percent = amountNow === 0 ? 0 : Math.floor((left / amountNow) * 100);
  return (
    <>
      <b className={left < 0 ? styles.bad : undefined}>{price(left)}</b>
      {left < 0 && <span className={`${styles.small} ${styles.bad}`}>{t('overBudget')}</span>}
      {left >= 0 && isNearlyUsed && <span className={styles.small}>{t('percentLeft', { percent })}</span>}
    </>
  );
}
