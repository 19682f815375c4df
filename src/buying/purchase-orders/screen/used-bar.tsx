// What orders have spent and hold of a purchase order, as a bar with its numbers below.
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { Meter } from '#ui/kit/meter';
import { useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import styles from './purchase-orders.module.css';

/** A purchase order without a limit has no bar. */
export function UsedBar({ order: { number, amount, spent, held, currency } }: { readonly order: PurchaseOrderView }) {
  const t = useWords(purchaseOrdersWords);
  const money = useMoney();
  const [spentText, heldText] = [money(spent, currency), money(held, currency)];
  return (
    <div className={styles.used}>
      {amount !== null && (
        <Meter
          value={spent}
          plus={held}
          max={amount}
          tone="ink"
          label={t('meter', { amount: money(spent + held, currency), number })}
          valueText={t('meterText', { spent: spentText, held: heldText, amount: money(amount, currency) })}
        />
      )}
      <span className={styles.usedNumbers}>
        <span>{t('spentN', { amount: spentText })}</span>
        <span>{held > 0 ? t('heldN', { amount: heldText }) : t('nothingHeld')}</span>
      </span>
    </div>
  );
}
