// The title of the cart page, with the number of items; also while the cart is loading.
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { QuickOrderLink } from '#buying/quick-order/screen';
import { Badge } from '#ui/kit/badge';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useRepresentative, useViewOnly } from './representative-here.ts';
import { SpecialOrder } from './special-order.tsx';
import styles from './cart-page.module.css';

export function CartHead({ cart, busy }: { readonly cart: Cart; readonly busy: boolean }) {
  const t = useWords(cartWords);
  const { numberOfItems, isMvp, mvpType } = cart.cartAttributes;
  return (
    <div className={styles.head}>
      <h1>{t('cartTitle')}</h1>
      <p aria-live="polite">{busy ? t('updating') : t('items', { n: numberOfItems })}</p>
      {isMvp && <Badge tone="new">{t('mvp', { type: mvpType ?? '' })}</Badge>}
      {!useViewOnly() && <HeadActions cart={cart} />}
    </div>
  );
}

function HeadActions({ cart }: { readonly cart: Cart }) {
  return (
    <>
      <SpecialOrder cart={cart} />
      <span className={styles.headActions} data-screen-only>
        <SaveAsList />
        <QuickOrderLink />
      </span>
    </>
  );
}

/** A visit that a purchasing system has opened has no lists. */
function SaveAsList() {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  if (useRepresentative().punchout !== null) return null;
  return <TextAction to={paths.lists(tenant, { create: 'true', start: 'cart' })}>{t('saveAsList')}</TextAction>;
}

/** The shopper changed, and the new cart is loading. */
export function CartLoading() {
  const t = useWords(cartWords);
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{t('cartTitle')}</h1>
      </div>
      <CartSkeleton />
    </div>
  );
}
