// Switches a whole delivery group between delivery and pickup (DLV-2, DLV-3).
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { Deliver, PickUp } from '../line/line-delivery-switch.tsx';
import { canBePickedUp } from '../line/use-delivery-switch.ts';

/** Nothing for a group of one, whose line has its own switch. Lines that cannot switch stay. */
export function GroupDeliverySwitch({ items }: { readonly items: readonly CartItem[] }) {
  const t = useWords(cartWords);
  const fetched = items.some(({ shippingInfo }) => shippingInfo.pickStoreNumber !== null);
  const movable = items.filter((item) => canBePickedUp(item) && !(fetched && item.product.inStoreOnlyProduct));
  if (movable.length < 2) return null;
  return fetched ? <Deliver items={movable} label={t('deliverGroup')} /> : <PickUp items={movable} label={t('pickUpGroup')} />;
}
