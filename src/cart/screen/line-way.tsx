// Whether a line is picked up or delivered, changed where it stands (DLV-3); what cannot be is answered at the line.
import type { CartItem } from '#cart/contract';
import { cartWords } from '#cart/words';
import { useWords } from '#ui/shop';
import { TextAction } from '#ui/text-action';
import { CartForm } from './cart-form.tsx';
import { useCartCommands } from './use-cart.ts';

export function LineWay({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { setDelivery } = useCartCommands();
  const { cartItemId, product, shippingInfo, selectedDeliveryOption } = item;
  const pickedUp = shippingInfo.pickStoreNumber !== null;
  const fixed = selectedDeliveryOption.group === 'membership' || selectedDeliveryOption.group === 'eDownload';
  if (fixed || (!pickedUp && !product.bopisEligible) || (pickedUp && product.inStoreOnlyProduct)) return null;
  const deliveryType = pickedUp ? 'STA' : 'ISP';
  return (
    <CartForm intent="delivery" fields={{ cartItemId, deliveryType }} onSubmit={() => void setDelivery(cartItemId, deliveryType, null)}>
      <TextAction type="submit" about={t('about', { name: product.name })}>
        {t(pickedUp ? 'deliverLine' : 'pickUpLine')}
      </TextAction>
    </CartForm>
  );
}
