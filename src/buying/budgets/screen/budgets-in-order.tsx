// The budgets that an order uses: what each has now and after it, and who can help when one goes over.
import type { BudgetEffectView } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { Message } from '#ui/kit/message';
import { Meter } from '#ui/kit/meter';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './budgets-in-order.module.css';

export function BudgetsInOrder({ budgets }: { readonly budgets: readonly BudgetEffectView[] }) {
  const t = useWords(budgetsWords);
  return (
    <ul aria-label={t('inOrder')} className={styles.budgets}>
      {budgets.map((budget) => (
        <li key={budget.center}>
          <OneBudget budget={budget} />
        </li>
      ))}
    </ul>
  );
}

const PER = { once: 'perOnce', month: 'perMonth', quarter: 'perQuarter', year: 'perYear' } as const;

function OneBudget({ budget }: { readonly budget: BudgetEffectView }) {
  const t = useWords(budgetsWords);
  const price = usePrice();
  const { center, amount, used, cost, leftBefore, leftAfter, overBy, period } = budget;
  const text = amount === null ? '' : t('boxText', { used: price(used), cost: price(cost), amount: price(amount) });
  return (
    <>
      <p className={styles.row}>
        <b>{center}</b>
        <span className={styles.muted}>{amount === null ? t('noLimit') : t(PER[period], { amount: price(amount) })}</span>
      </p>
      {amount !== null && (
        <Meter
          tone="ink"
          label={center}
          value={Math.min(used, amount)}
          plus={cost}
          over={overBy}
          max={Math.max(amount, used + cost)}
          valueText={text}
        />
      )}
      <p className={styles.row}>
        {leftBefore === null || leftAfter === null ? (
          <span>
            {t('inThisOrder')} <b>{price(cost)}</b>
          </span>
        ) : (
          <>
            <span>
              {t('leftNow')} <b>{price(leftBefore)}</b>
            </span>
            {overBy > 0 ? (
              <b className={styles.over}>{t('overBy', { amount: price(overBy) })}</b>
            ) : (
              <span>
                {t('afterThis')} <b>{price(leftAfter)}</b>
              </span>
            )}
          </>
        )}
      </p>
      {overBy > 0 && <OverWords budget={budget} />}
    </>
  );
}

function OverWords({ budget: { center, who, overBy, whenOver, asked } }: { readonly budget: BudgetEffectView }) {
  const t = useWords(budgetsWords);
  const price = usePrice();
  const paths = usePaths();
  const values = { budget: center, over: price(overBy), who: who === '' ? t('noKeeper') : who };
  return (
    <Message tone={whenOver === 'refuse' ? 'bad' : undefined}>
      <p>{t(whenOver === 'refuse' ? 'boxRefused' : 'boxApproval', values)}</p>
      {whenOver === 'refuse' && who !== '' && (
        <p>
          {asked !== null && `${t('askedFor', { amount: price(asked) })} `}
          <TextAction to={paths.askForBudget(center, overBy.toFixed(2))}>
            {asked === null ? t('askFor', { who, amount: price(overBy) }) : t('seeRequest')}
          </TextAction>
        </p>
      )}
    </Message>
  );
}
