// How far the cart is from free delivery, exact to the cent; nothing for a cart without deliveries that cost a fee.
import { Trans } from '#ui/page/trans';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Meter } from '#ui/kit/meter';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './free-delivery.module.css';

export function FreeDelivery({ cart }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: missing } = cart.cartAttributes;
  // Free below the threshold, because the membership pays.
  if (cart.cartSummary.finalMembershipSavings > 0) return <p className={styles.box}>{t('memberSaving')}</p>;
  if (!cart.metadata.displayRules.freeShippingProgress) return null;
  const have = Math.max(threshold - missing, 0);
  return (
    <div className={styles.box}>
      <p>
        {missing > 0 ? (
          <Trans id="cart.freeMissing" values={{ amount: price(missing) }} components={{ b: <b /> }} />
        ) : (
          <Trans id="cart.freeReached" values={{ threshold: price(threshold) }} components={{ b: <b /> }} />
        )}
      </p>
      <Meter
        value={have}
        max={threshold}
        label={t('freeLabel')}
        valueText={t('freeValue', { amount: price(have), threshold: price(threshold) })}
      />
    </div>
  );
}
