// The layout of the cart page: notices, groups of lines, summary; or the empty cart.
import { memo } from 'react';
import type { Cart, CartItem, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { QuickOrderLink } from '#buying/quick-order/screen';
import { formatNumber } from '#base/locale/rules';
import { Badge } from '#ui/kit/badge';
import { BottomBar } from '#ui/kit/bottom-bar';
import { MessageList, type ListedMessage } from '#ui/kit/message-list';
import { Slot } from '#ui/page/slot';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import { CartDeliveryChoice } from './cart-delivery-choice.tsx';
import {
  type CartFormAnswer,
  ChangeMessagesProvider,
  CheckOutButton,
  isCouponAnswer,
  lineId,
  useCart,
  useMessagesWithText,
  useScrollToFailure,
} from '#buying/cart/screen';
import { ChangingOrder } from './changing-order.tsx';
import { CartGroups } from './cart-groups.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartToCome } from './cart-to-come.tsx';
import styles from './cart-page.module.css';
import { DeliveryDay } from './delivery-day.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FeesRestored } from './fees-restored.tsx';
import { FreeItems } from './free-items.tsx';
import { PickupToast } from './pickup-toast.tsx';
import { RemovedRow } from './removed-row.tsx';
import { SavedSection, useSaved } from '#buying/saved-for-later/screen';
import { useRestoredFocus } from './use-restored-focus.ts';

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
/** From this share of the most lines on, the cart shows a warning. */
const NEARLY = 0.9;
const TONES = { failure: 'bad', warning: 'warn', info: 'info' } as const;

export function CartView({ today, answer, unsaved, problem }: CartViewProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { cart, removed, messages, error, busy } = useCart();
  const said = useMessagesWithText(messages.length > 0 ? messages : (answer?.messages ?? NOTHING));
  const top = useScrollToFailure(messages);
  useRestoredFocus(top, cart, removed, useSaved().itemList);
  // The shopper changed, and the new cart is loading.
  if (cart === null)
    return (
      <div className="wrap">
        <div className={styles.head}>
          <h1>{t('cartTitle')}</h1>
        </div>
        <CartToCome />
      </div>
    );
  if (cart.items.length === 0)
    return (
      <div className="wrap" ref={top}>
        <Notices cart={cart} said={said} error={error ?? problem} />
        {removed.map((line) => (
          <RemovedRow key={line.cartItemId} line={line} className={styles.alone} />
        ))}
        <EmptyCart />
        <SavedSection unsaved={unsaved} />
        <Slot name="cartRecommendations" with={{ place: 'emptyCart', className: styles.recommended }} />
      </div>
    );
  return (
    <div className="wrap" ref={top}>
      <CartHead cart={cart} busy={busy} />
      <ChangingOrder orderNumber={cart.cartAttributes.orderNumber} />
      <FeesRestored cart={cart} />
      <div className={styles.layout}>
        <div className={styles.lines} data-long={cart.items.length > LONG || undefined}>
          <Notices cart={cart} said={said} error={error ?? problem} />
          <ChangeMessagesProvider value={said}>
            <CartDeliveryChoice items={cart.items} />
            {cart.futureDelivery !== undefined && <DeliveryDay future={cart.futureDelivery} />}
            <CartGroups cart={cart} today={today} />
            <FreeItems items={cart.availableFreeItems ?? []} />
            <PickupToast />
          </ChangeMessagesProvider>
        </div>
        <CartSummary cart={cart} busy={busy} refused={couponRefused(said, answer)} />
      </div>
      <SavedSection unsaved={unsaved} />
      <Recommendations items={cart.items} />
      <BottomBar>
        <span className={styles.barTotal}>
          {t('total')} <b>{price(cart.cartSummary.ordTotal)}</b>
        </span>
        <CheckOutButton cart={cart} />
      </BottomBar>
    </div>
  );
}

function CartHead({ cart, busy }: { readonly cart: Cart; readonly busy: boolean }) {
  const t = useWords(cartWords);
  const { numberOfItems, isMvp, mvpType } = cart.cartAttributes;
  return (
    <div className={styles.head}>
      <h1>{t('cartTitle')}</h1>
      <p aria-live="polite">{busy ? t('updating') : t('items', { n: numberOfItems })}</p>
      {isMvp && <Badge tone="new">{t('mvp', { type: mvpType ?? '' })}</Badge>}
      <span className={styles.headAction} data-screen-only>
        <QuickOrderLink />
      </span>
    </div>
  );
}

/** Memoized by the cart's lines. */
const Recommendations = memo(function Recommendations({ items }: { readonly items: readonly CartItem[] }) {
  const about = { place: 'cart', itemIds: items.map(({ itemId }) => itemId), className: styles.recommended } as const;
  return <Slot name="cartRecommendations" with={about} />;
});

/** Messages about the whole cart, and about the last change when no line can show them. */
function Notices({ cart, said, error }: { readonly cart: Cart; readonly said: readonly CartMessage[]; readonly error: string | null }) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  const lines = new Map(cart.items.map(({ cartItemId, product }) => [cartItemId, product.name]));
  // A line saved for later has its message in its place.
  const { removed, gone } = useCart();
  const told = said.filter(({ code }) => code !== 'SFL_MOVED' || !removed.some(({ aside }) => aside !== undefined));
  const own = told.filter((message) => !isAtCoupon(message) && (message.cartItemId === undefined || !lines.has(message.cartItemId)));
  // A failed line may be far below, so its message also appears here, with a link.
  const below = told.filter(({ type, cartItemId = '' }) => type === 'failure' && lines.has(cartItemId));
  const left = gone.map((name, at) => ({ id: `gone-${at}`, tone: 'info' as const, text: t('gone', { name }) }));
  const shown: ListedMessage[] = [...own, ...cart.messages.filter(({ code }) => code !== 'EMPTY_CART')].map(
    ({ code, type, description }, at) => ({
      id: `${code}-${at}`,
      tone: TONES[type],
      text: description,
    }),
  );
  for (const { code, description, cartItemId = '' } of below)
    shown.push({
      id: `${code} ${cartItemId}`,
      tone: 'bad',
      text: (
        <>
          {description} <TextAction to={`#${lineId(cartItemId)}`}>{lines.get(cartItemId)}</TextAction>
        </>
      ),
    });
  const { numberOfLineItems } = cart.cartAttributes;
  const { maxItemAllowed } = cart.metadata.cartProperty;
  const count = (n: number): string => formatNumber(n, copyLocale);
  if (numberOfLineItems >= maxItemAllowed * NEARLY)
    shown.push({ id: 'nearlyFull', tone: 'warn', text: t('nearlyFull', { n: count(numberOfLineItems), limit: count(maxItemAllowed) }) });
  if (error !== null && below.length === 0) shown.push({ id: 'error', tone: 'bad', text: error === '' ? t('cartFailed') : error });
  return <MessageList messages={[...left, ...shown]} className={styles.notices} />;
}

/** Messages that appear at the coupon's field or row. */
const isAtCoupon = (message: CartMessage): boolean => isCouponAnswer(message) || message.code === 'ADDED_TO_CART';

/** Why the typed coupon does not apply, and its code. */
function couponRefused(said: readonly CartMessage[], answer: CartFormAnswer | undefined) {
  const problem = said.find((message) => isCouponAnswer(message) && message.type !== 'info');
  return problem === undefined ? null : { text: problem.description, code: answer?.coupon ?? null };
}
