// In a receipt: the means of payment, with amounts when there are several.
import type { OrderDetail } from '#buying/orders/contract';
import { amountText, paidWith } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { paymentWords } from '#buying/payment/words';
import { ReceiptSection } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import styles from './order-paid.module.css';

export function OrderPaid({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale, site } = useShop();
  const paid = paidWith(order, sayPayment);
  if (paid.length === 0) return null;
  return (
    <ReceiptSection title={t('paidWith')}>
      <ul className={styles.paid}>
        {paid.map(({ name, amount }) => (
          <li key={name}>
            <span>{name}</span>
            {amount !== null && <b>{amountText(amount, order.amounts.currency, copyLocale, site.currency)}</b>}
          </li>
        ))}
      </ul>
    </ReceiptSection>
  );
}
