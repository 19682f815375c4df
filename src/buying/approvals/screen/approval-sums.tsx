// What the lines that are kept come to, what goes back to the buyer, and what becomes of the budgets (B2B-3). All amounts are the server's.
import type { ApprovalOutlook } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import type { Currency } from '#base/money/rules';
import { Receipt } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { useApprovalText } from './use-approval-text.ts';

interface ApprovalSumsProps {
  readonly outlook: ApprovalOutlook;
  readonly currency: Currency;
  readonly buyer: string;
  readonly timeZone: string;
  /** New numbers are on their way. */
  readonly busy?: boolean;
}

export function ApprovalSums({ outlook, currency, buyer, timeZone, busy = false }: ApprovalSumsProps) {
  const t = useWords(approvalsWords);
  const text = useApprovalText(timeZone);
  const money = (dollars: number): string => text.money(dollars, currency);
  const { kept, declined, reduced, goods, discount, delivery, deliveryTo, fees, tax, total, less } = outlook;
  const rows = [
    { id: 'goods', label: t('sum.goods'), amount: money(goods) },
    ...(discount === 0 ? [] : [{ id: 'discount', label: t('sum.discount'), amount: money(-discount), tone: 'good' as const }]),
    { id: 'delivery', label: t('sum.delivery'), amount: delivery === 0 ? t('sum.free') : money(delivery) },
    ...(fees === 0 ? [] : [{ id: 'fees', label: t('sum.fees'), amount: money(fees) }]),
    { id: 'tax', label: t('sum.tax'), amount: money(tax) },
  ];
  const changes = declined > 0 || reduced > 0 || less !== 0;
  return (
    <Receipt title={t('sums')} rows={rows} total={{ label: t('total'), amount: money(total) }} busy={busy}>
      <div className={styles.outlook} role="status">
        {kept === 0 ? (
          <p>
            <strong>{t('NOTHING_LEFT')}</strong>
          </p>
        ) : (
          changes && (
            <>
              <p>
                <strong>{t('keeping', { n: kept, total: money(total) })}</strong>
              </p>
              <p>{t('goesBack', { declined, reduced, less: money(less), buyer })}</p>
            </>
          )
        )}
        {outlook.budgets.map(({ center, amount, used, without, overBy }) => (
          <p key={center} className={overBy > 0 ? styles.over : styles.quiet}>
            {amount === null
              ? t('budgetUsed', { budget: center, used: money(used) })
              : overBy > 0
                ? t('budgetOver', {
                    budget: center,
                    over: money(overBy),
                    used: money(used),
                    amount: money(amount),
                    without: money(without),
                  })
                : t('budgetOf', { budget: center, used: money(used), amount: money(amount), without: money(without) })}
          </p>
        ))}
        {deliveryTo !== '' && <p className={styles.quiet}>{t('deliveryTo', { budget: deliveryTo })}</p>}
      </div>
    </Receipt>
  );
}
