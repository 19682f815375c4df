// The head of the list of budgets: what it is, the ways to add some, and the sums of those that run.
import { budgetsWords } from '#buying/budgets/words';
import { DownloadIcon, PlusIcon, UploadIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { usePaths, useWords } from '#ui/page/shop';
import { useBudgetPrice } from './use-budget-price.ts';
import styles from './budgets.module.css';

interface BudgetsHeadProps {
  readonly isEmpty: boolean;
  readonly canManage: boolean;
  /** Else they are the reader's own alone. */
  readonly seesAll: boolean;
}

export function BudgetsHead({ isEmpty, canManage, seesAll }: BudgetsHeadProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  return (
    <PageHead title={t(seesAll ? 'title' : 'ownTitle')} lead={t('lead')}>
      {canManage && (
        <LinkButton to={paths.importBudgets()}>
          <UploadIcon />
          {t('import')}
        </LinkButton>
      )}
      {!isEmpty && seesAll && (
        <LinkButton to={paths.budgetsFile()} download>
          <DownloadIcon />
          {t('export')}
        </LinkButton>
      )}
      {canManage && !isEmpty && <AddButton />}
    </PageHead>
  );
}

export function AddButton() {
  const t = useWords(budgetsWords);
  return (
    <LinkButton to={usePaths().budget('new')} variant="primary">
      <PlusIcon />
      {t('add')}
    </LinkButton>
  );
}

interface Totals {
  readonly amount: number;
  readonly spent: number;
  readonly held: number;
  readonly left: number;
}

export function BudgetTotals({ totals, currency }: { readonly totals: Totals; readonly currency: string }) {
  const t = useWords(budgetsWords);
  const price = useBudgetPrice(currency);
  const facts = [
    [t('all'), totals.amount],
    [t('spent'), totals.spent],
    [t('held'), totals.held],
    [t('left'), totals.left],
  ] as const;
  return (
    <div className={styles.totals}>
      <dl>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul aria-hidden className={styles.key}>
        <li className={styles.keySpent}>{t('spent')}</li>
        <li className={styles.keyHeld}>{t('held')}</li>
        <li className={styles.keyOver}>{t('over')}</li>
      </ul>
    </div>
  );
}
