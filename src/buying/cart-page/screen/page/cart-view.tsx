// The layout of the cart page: notices, groups of lines, summary; or the empty cart.
import { memo } from 'react';
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { BottomBar } from '#ui/kit/bottom-bar';
import { Slot } from '#ui/page/slot';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import {
  type CartFormAnswer,
  ChangeMessagesProvider,
  isCouponAnswer,
  useCart,
  useMessagesWithText,
  useScrollToFailure,
} from '#buying/cart/screen';
import { ChangingOrder } from './changing-order.tsx';
import { CartSummary } from './cart-summary.tsx';
import { GoOn, Lines, Saved, SystemNotices } from './whose-cart.tsx';
import styles from './cart-page.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { FeesRestored } from './fees-restored.tsx';
import { PickupToast } from './pickup-toast.tsx';
import { RemovedRow } from './removed-row.tsx';
import { useSaved } from '#buying/saved-for-later/screen';
import { useRestoredFocus } from './use-restored-focus.ts';
import { CartNotices } from './cart-notices.tsx';
import { CartHead, CartLoading } from './cart-head.tsx';

declare module '#ui/page/slot' {
  interface Slots {
    /** Goods that go with the cart, or start one (REC-1). */
    cartRecommendations: {
      readonly place: 'cart' | 'emptyCart';
      readonly itemIds?: readonly string[];
      readonly className?: string | undefined;
    };
  }
}

export interface CartViewProps {
  /** ISO date at the site. */
  readonly today: string;
  /** Why a form failed, before hydration. */
  readonly answer: CartFormAnswer | undefined;
  /** A saved item that a form has just removed, without JavaScript. */
  readonly unsaved: string | null;
  /** Why checkout sent the shopper here, in words. */
  readonly problem: string | null;
}

/** One constant array, so that lines without messages do not render again. */
const NOTHING: readonly CartMessage[] = [];
/** Longer carts render their lines as they come into view. */
const LONG = 30;

export function CartView({ today, answer, unsaved, problem }: CartViewProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { cart, removed, messages, error, busy } = useCart();
  const changeMessages = useMessagesWithText(messages.length > 0 ? messages : (answer?.messages ?? NOTHING));
  const top = useScrollToFailure(messages);
  useRestoredFocus(top, cart, removed, useSaved().itemList);
  if (cart === null) return <CartLoading />;
  if (cart.items.length === 0)
    return (
      <div className={`wrap ${styles.withoutLines}`} ref={top}>
        <CartNotices cart={cart} changeMessages={changeMessages} error={error ?? problem} />
        {removed.map((line) => (
          <RemovedRow key={line.cartItemId} line={line} className={styles.alone} />
        ))}
        <SystemNotices />
        <EmptyCart />
        <Saved unsaved={unsaved} />
        <Slot name="cartRecommendations" with={{ place: 'emptyCart', className: styles.recommended }} />
      </div>
    );
  return (
    <div className="wrap" ref={top}>
      <CartHead cart={cart} busy={busy} />
      <ChangingOrder orderNumber={cart.cartAttributes.orderNumber} isGuest={cart.cartAttributes.userType === 'GUEST'} />
      <FeesRestored cart={cart} />
      <div className={styles.layout}>
        <div className={styles.lines} data-long={cart.items.length > LONG || undefined}>
          <CartNotices cart={cart} changeMessages={changeMessages} error={error ?? problem} />
          <ChangeMessagesProvider value={changeMessages}>
            <Lines cart={cart} today={today} />
            <PickupToast />
          </ChangeMessagesProvider>
        </div>
        <CartSummary cart={cart} busy={busy} refused={couponRefused(changeMessages, answer)} />
      </div>
      <Saved unsaved={unsaved} />
      <Recommendations items={cart.items} />
      <BottomBar>
        <span className={styles.barTotal}>
          {t('total')} <b>{price(cart.cartSummary.ordTotal)}</b>
        </span>
        <GoOn cart={cart} />
      </BottomBar>
    </div>
  );
}

/** Memoized by the cart's lines. */
const Recommendations = memo(function Recommendations({ items }: { readonly items: readonly CartItem[] }) {
  const about = { place: 'cart', itemIds: items.map(({ itemId }) => itemId), className: styles.recommended } as const;
  return <Slot name="cartRecommendations" with={about} />;
});

/** Why the typed coupon does not apply, and its code. */
function couponRefused(changeMessages: readonly CartMessage[], answer: CartFormAnswer | undefined) {
  const problem = changeMessages.find((message) => isCouponAnswer(message) && message.type !== 'info');
  return problem === undefined ? null : { text: problem.description, code: answer?.coupon ?? null };
}
