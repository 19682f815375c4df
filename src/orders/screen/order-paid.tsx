// In a receipt: what the order was paid with, of several means each with its part.
import type { OrderDetail } from '#orders/contract';
import { amountText, paidWithText } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { paymentWords } from '#payment/words';
import { ReceiptSection } from '#ui/receipt';
import { useShop, useWords } from '#ui/shop';

export function OrderPaid({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale } = useShop();
  const paid = paidWithText(order, sayPayment, (amount) => amountText(amount, order.amounts.currency, copyLocale));
  if (paid.length === 0) return null;
  return (
    <ReceiptSection title={t('paidWith')}>
      {paid.map((means) => (
        <p key={means}>{means}</p>
      ))}
    </ReceiptSection>
  );
}
