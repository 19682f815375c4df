// The foot of a cart panel: the total and the buttons.
import type { ReactNode } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-foot.module.css';
import { CheckOutButton } from './check-out-link.tsx';
import { ChargeList } from './charge-list.tsx';
import { SmallOrderHint } from './small-order-hint.tsx';

export interface CartFootProps {
  readonly cart: Cart;
  /** "Subtotal, 2 items" */
  readonly label?: string | undefined;
  /** Buttons side by side, for a wide overlay that shows the total elsewhere. */
  readonly inRow?: boolean | undefined;
  /** Marks the amount as provisional during a change. */
  readonly busy?: boolean | undefined;
  /** An element next to "View cart". */
  readonly second?: ReactNode;
}

export function CartFoot({ cart, label, inRow, busy, second }: CartFootProps) {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { site } = useShop();
  const price = usePrice();
  const checkOut = cart.items.length > 0 && <CheckOutButton cart={cart} wide={!inRow} />;
  const view = (
    <LinkButton to={paths.cart(site.tenant, { viewcart: true })} wide={!inRow} rel="nofollow">
      {t('viewCart')}
    </LinkButton>
  );
  if (inRow)
    return (
      <>
        {checkOut}
        {view}
        {second}
      </>
    );
  return (
    <>
      <p className={styles.sum} aria-live="polite" aria-busy={busy || undefined}>
        <span>{label}</span> <b className={styles.amount}>{price(cart.cartSummary.cartSubTotal)}</b>
      </p>
      {cart.items.length > 0 && <ChargeList cart={cart} />}
      <SmallOrderHint cart={cart} />
      <div className={styles.steps}>
        {checkOut}
        <div className={styles.ways}>
          {view}
          {second}
        </div>
      </div>
    </>
  );
}
