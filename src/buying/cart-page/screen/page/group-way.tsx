// The other way to get a whole delivery group: delivered when it was fetched, fetched when it was delivered (DLV-2, DLV-3).
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { Deliver, PickUp } from '../line/line-way.tsx';
import { canBeFetched } from '../line/use-ways.ts';

/** Nothing for a group of one: its line has a switch of its own. What cannot change its way stays where it is. */
export function GroupWay({ items }: { readonly items: readonly CartItem[] }) {
  const t = useWords(cartWords);
  const fetched = items.some(({ shippingInfo }) => shippingInfo.pickStoreNumber !== null);
  const movable = items.filter((item) => canBeFetched(item) && !(fetched && item.product.inStoreOnlyProduct));
  if (movable.length < 2) return null;
  return fetched ? <Deliver items={movable} label={t('deliverGroup')} /> : <PickUp items={movable} label={t('pickUpGroup')} />;
}
