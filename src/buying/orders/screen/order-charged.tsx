// In a receipt: the purchase order, its release and the budget center of an order (B2B-1, B2B-2).
import type { OrderDetail } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { ReceiptSection } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';

export function OrderCharged({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  return (['purchaseOrder', 'purchaseOrderRelease', 'budgetCenter'] as const)
    .filter((key) => order[key] !== '')
    .map((key) => (
      <ReceiptSection key={key} title={t(key)}>
        <p>{order[key]}</p>
      </ReceiptSection>
    ));
}
