// Delivery and pickup promises for everybody: shown until the shopper's own store and ZIP code are known.
import type { Tile } from '#goods/catalog/contract';
import type { catalogWords } from '#goods/catalog/words';
import type { PageSay, Words } from '#base/locale/words';

type Key = typeof catalogWords extends Words<infer K> ? K : never;
type Facts = Pick<Tile, 'badge' | 'bopisEligible' | 'isOutOfStock' | 'isDeliveryInstock'>;

export function generalPromise({ badge, bopisEligible, isOutOfStock, isDeliveryInstock }: Facts, t: PageSay<Key>) {
  const isToCome = badge === 'comingSoon' || badge === 'preOrder';
  const delivery = badge === 'comingSoon' ? 'comingSoon' : isDeliveryInstock ? 'deliveryYes' : 'deliveryNo';
  return {
    pickup: isToCome
      ? { ok: false, text: t('pickupNotYet') }
      : { ok: bopisEligible && !isOutOfStock, text: t(bopisEligible ? 'pickupYes' : 'pickupNo') },
    delivery: { ok: delivery === 'deliveryYes', text: t(delivery) },
  };
}
