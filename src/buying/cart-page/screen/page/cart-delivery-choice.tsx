// One choice for the whole cart: pick up everything possible at one store, or deliver everything (DLV-3).
import { memo } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { deliveryWords } from '#goods/delivery/words';
import { useWords } from '#ui/page/shop';
import styles from './cart-delivery-choice.module.css';
import { Deliver, PickUp } from '../line/line-delivery-switch.tsx';
import { canBePickedUp } from '../line/use-delivery-switch.ts';

export const CartDeliveryChoice = memo(function CartDeliveryChoice({ items }: { readonly items: readonly CartItem[] }) {
  const t = useWords(deliveryWords);
  const movable = items.filter(canBePickedUp);
  const fetched = movable.filter(({ shippingInfo }) => shippingInfo.pickStoreNumber !== null);
  if (movable.length < 2) return null;
  return (
    <div className={styles.all} data-screen-only>
      <span>{t('getAll')}</span>
      {fetched.length > 0 && <Deliver items={fetched} label={t('allDelivered')} />}
      <PickUp items={movable} label={t('allPickedUp')} />
    </div>
  );
});
