// Messages about the whole cart, and about the last change when no line can show them.
import type { Cart, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { CartNotice } from '#people/representatives/screen';
import { formatNumber } from '#base/locale/rules';
import { MessageList, type ListedMessage } from '#ui/kit/message-list';
import { useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { isCouponAnswer, lineId, SMALL_ORDER, useCart } from '#buying/cart/screen';
import styles from './cart-page.module.css';
import { UndoRepresentative } from './undo-representative.tsx';
import { useRepresentative } from './representative-here.ts';

/** From this share of the most lines on, the cart shows a warning. */
const NEARLY = 0.9;

const TONES = { failure: 'bad', warning: 'warn', info: 'info' } as const;

export function CartNotices({
  cart,
  changeMessages,
  error,
}: {
  readonly cart: Cart;
  readonly changeMessages: readonly CartMessage[];
  readonly error: string | null;
}) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  const lines = new Map(cart.items.map(({ cartItemId, product }) => [cartItemId, product.name]));
  // A line saved for later has its message in its place.
  const { removed, gone } = useCart();
  const toShow = changeMessages.filter(({ code }) => code !== 'SFL_MOVED' || !removed.some(({ movedTo }) => movedTo !== undefined));
  const own = toShow.filter((message) => !isAtCoupon(message) && (message.cartItemId === undefined || !lines.has(message.cartItemId)));
  // A failed line may be far below, so its message also appears here, with a link.
  const below = toShow.filter(({ type, cartItemId = '' }) => type === 'failure' && lines.has(cartItemId));
  const left = gone.map((name, at) => ({ id: `gone-${at}`, tone: 'info' as const, text: t('gone', { name }) }));
  const shown: ListedMessage[] = [...own, ...cart.messages.filter(({ code }) => code !== 'EMPTY_CART' && code !== SMALL_ORDER)].map(
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
  const { change } = useRepresentative();
  return (
    <>
      {change !== null && <CartNotice change={change} undo={<UndoRepresentative {...cart} />} />}
      <MessageList messages={[...left, ...shown]} className={styles.notices} />
    </>
  );
}

/** Messages that appear at the coupon's field or row. */
const isAtCoupon = (message: CartMessage): boolean => isCouponAnswer(message) || message.code === 'ADDED_TO_CART';
