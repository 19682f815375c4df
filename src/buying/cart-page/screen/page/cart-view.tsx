// The cart page put together: notices, groups of lines, summary; or what to do when nothing is in it.
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
    /** Goods that go with the cart, or begin one (REC-1). */
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
  /** What a form could not do, before the page was awake. */
  readonly answer: CartFormAnswer | undefined;
  /** A saved item that a form has just taken off the list, without JavaScript. */
  readonly unsaved: string | null;
  /** What brought the shopper here from checkout, in words. */
  readonly problem: string | null;
}

/** Always the same, so that lines that have nothing to say stay as they are. */
const NOTHING: readonly CartMessage[] = [];
/** More lines than this are drawn as they come into view. */
const LONG = 30;
/** From this share of the most lines on the cart says so. */
const NEARLY = 0.9;
const TONES = { failure: 'bad', warning: 'warn', info: 'info' } as const;

export function CartView({ today, answer, unsaved, problem }: CartViewProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { cart, removed, messages, error, busy } = useCart();
  const said = useMessagesWithText(messages.length > 0 ? messages : (answer?.messages ?? NOTHING));
  const top = useScrollToFailure(messages);
  useRestoredFocus(top, cart, removed, useSaved().itemList);
  // Another shopper is at the page by now: their cart is asked for.
  if (cart === null)
    return (
      <div className="wrap">
        <div className={styles.head}>
          <h1>{t('cartTitle')}</h1>
        </div>
        <CartToCome />
      </div>
    );
  const { numberOfItems, isMvp, mvpType } = cart.cartAttributes;
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
      <div className={styles.head}>
        <h1>{t('cartTitle')}</h1>
        <p aria-live="polite">{busy ? t('updating') : t('items', { n: numberOfItems })}</p>
        {isMvp && <Badge tone="new">{t('mvp', { type: mvpType ?? '' })}</Badge>}
        <span className={styles.headAction} data-screen-only>
          <QuickOrderLink />
        </span>
      </div>
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
      <GoesWith items={cart.items} />
      <BottomBar>
        <span className={styles.barTotal}>
          {t('total')} <b>{price(cart.cartSummary.ordTotal)}</b>
        </span>
        <CheckOutButton cart={cart} />
      </BottomBar>
    </div>
  );
}

/** Drawn again only when the lines are others. */
const GoesWith = memo(function GoesWith({ items }: { readonly items: readonly CartItem[] }) {
  const about = { place: 'cart', itemIds: items.map(({ itemId }) => itemId), className: styles.recommended } as const;
  return <Slot name="cartRecommendations" with={about} />;
});

/** What is said of the whole cart, and of the last change where no line of it can say so. */
function Notices({ cart, said, error }: { readonly cart: Cart; readonly said: readonly CartMessage[]; readonly error: string | null }) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  const lines = new Map(cart.items.map(({ cartItemId, product }) => [cartItemId, product.name]));
  // A line that was put aside says so where it stood.
  const { removed, gone } = useCart();
  const told = said.filter(({ code }) => code !== 'SFL_MOVED' || !removed.some(({ aside }) => aside !== undefined));
  const own = told.filter((message) => !isAtCoupon(message) && (message.cartItemId === undefined || !lines.has(message.cartItemId)));
  // What failed at a line that may be far below is said here too, and leads there.
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

/** What the coupon's field shows, or its row in the list. */
const isAtCoupon = (message: CartMessage): boolean => isCouponAnswer(message) || message.code === 'ADDED_TO_CART';

/** Why the coupon that was just typed does not count, and its code. */
function couponRefused(said: readonly CartMessage[], answer: CartFormAnswer | undefined) {
  const problem = said.find((message) => isCouponAnswer(message) && message.type !== 'info');
  return problem === undefined ? null : { text: problem.description, code: answer?.coupon ?? null };
}
