// The facts of a purchase order: the bar with its amounts, and whom it is for.
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import { useValidity } from './shown-facts.ts';
import { UsedBar } from './used-bar.tsx';
import styles from './purchase-orders.module.css';

export function OrderFacts({ order }: { readonly order: PurchaseOrderView }) {
  const t = useWords(purchaseOrdersWords);
  const money = useMoney();
  const validity = useValidity();
  const { amount, left, spent, held, currency, everybody, everywhere, groups, people, locations } = order;
  const names = [...groups, ...people].map(({ name }) => name);
  const amounts = [
    [t('amount'), amount === null ? t('noLimit') : money(amount, currency)],
    [t('spent'), money(spent, currency)],
    [t('held'), money(held, currency)],
    ...(left === null ? [] : [[t('left'), money(left, currency)] as const]),
  ] as const;
  const facts = [
    [t('validity'), validity(order)],
    [t('usedBy'), everybody ? t('everyone') : names.join(', ') || t('nobody')],
    [t('deliveredTo'), everywhere ? t('anywhere') : locations.map(({ name }) => name).join(', ') || t('nowhere')],
  ] as const;
  return (
    <Card as="section" aria-label={t('facts')} className={styles.facts}>
      <dl className={styles.amounts}>
        {amounts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {amount !== null && <UsedBar order={order} />}
      <dl className={styles.list}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
