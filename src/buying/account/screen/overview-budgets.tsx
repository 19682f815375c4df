// The organization's tightest budgets, for who may see them: used, held, and left.
import type { BudgetView } from '#buying/budgets/contract';
import { BudgetBar, useBudgetPrice } from '#buying/budgets/screen';
import { budgetsWords } from '#buying/budgets/words';
import { accountPageWords } from '#buying/account/words';
import { SectionHead } from '#ui/kit/section-head';
import { TextAction } from '#ui/kit/text-action';
import { TileLink } from '#ui/kit/tile-link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './overview.module.css';

export function OverviewBudgets({ budgets }: { readonly budgets: readonly BudgetView[] }) {
  const t = useWords(accountPageWords);
  const paths = usePaths();
  return (
    <section className={styles.orders} aria-labelledby="overview-budgets">
      <SectionHead size="small" id="overview-budgets" title={t('budgets')}>
        <TextAction to={paths.budgets()}>{t('allBudgets')}</TextAction>
      </SectionHead>
      <ul className={styles.sheet}>
        {budgets.map((budget) => (
          <Budget key={budget.centerId} budget={budget} />
        ))}
      </ul>
    </section>
  );
}

function Budget({ budget: { centerId, name, currency, amountNow, spent, held, left } }: { readonly budget: BudgetView }) {
  const t = useWords(budgetsWords);
  const say = useWords(accountPageWords);
  const [price, paths] = [useBudgetPrice(currency), usePaths()];
  return (
    <li className={styles.budget}>
      <div>
        <h3>
          <TileLink to={paths.budget(centerId)} label={name}>
            {name}
          </TileLink>
        </h3>
        <p>
          {t('spentAmount', { amount: price(spent) })} · {held === 0 ? t('nothingHeld') : t('heldAmount', { amount: price(held) })}
        </p>
        <BudgetBar name={name} currency={currency} amount={amountNow} spent={spent} held={held} />
      </div>
      {left === null ? (
        <b>{t('noLimit')}</b>
      ) : (
        <b data-over={left < 0 || undefined}>{left < 0 ? price(left) : say('amountLeft', { amount: price(left) })}</b>
      )}
    </li>
  );
}
