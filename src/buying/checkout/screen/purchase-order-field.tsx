// The purchase order number of a business order, optional unless the account requires one (CART-29).
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';

/** Renders nothing on the consumer site. */
export function PurchaseOrderField({ checkout }: { readonly checkout: Pick<CheckoutView, 'purchaseOrder' | 'purchaseOrderNeeded'> }) {
  const t = useWords(checkoutWords);
  const { site } = useShop();
  if (site.tenant !== 'business') return null;
  return (
    <Field id="purchaseOrder" label={t('purchaseOrder')} optional={!checkout.purchaseOrderNeeded && t('optional')}>
      <TextInput name="purchaseOrder" defaultValue={checkout.purchaseOrder} maxLength={40} autoComplete="off" />
    </Field>
  );
}
