// The purchase order of a business order at the payment step, optional unless the account requires one (CART-29, B2B-2).
import type { CheckoutView } from '#buying/checkout/contract';
import { PurchaseOrderFields } from '#buying/purchase-orders/screen';
import { useShop } from '#ui/page/shop';

interface PurchaseOrderFieldProps {
  readonly checkout: Pick<CheckoutView, 'purchaseOrder' | 'purchaseOrderRelease' | 'purchaseOrderNeeded' | 'purchaseOrders' | 'chargedTo'>;
  readonly error?: string | undefined;
}

/** Renders nothing on the consumer site. */
export function PurchaseOrderField({ checkout, error }: PurchaseOrderFieldProps) {
  const { purchaseOrder, purchaseOrderRelease, purchaseOrderNeeded, purchaseOrders, chargedTo } = checkout;
  const { site } = useShop();
  if (site.tenant !== 'business') return null;
  return (
    <PurchaseOrderFields
      choice={purchaseOrders}
      number={purchaseOrder}
      release={purchaseOrderRelease === '' ? chargedTo.purchaseOrderRelease : purchaseOrderRelease}
      ofCart={purchaseOrder === '' ? chargedTo.purchaseOrder : ''}
      needed={purchaseOrderNeeded}
      error={error}
    />
  );
}
