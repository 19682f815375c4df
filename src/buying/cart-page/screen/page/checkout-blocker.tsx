// Below a checkout button that a line disables (hardStop): a link to the first such line, which may be far away.
import type { Cart, CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { lineId } from '#buying/cart/screen';
import styles from './cart-page.module.css';

export function CheckoutBlocker({ cart: { cartAttributes, items } }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const line = cartAttributes.hardStop ? items.find(stops) : undefined;
  if (line === undefined) return null;
  return (
    <p className={styles.stoppedBy}>
      <TextAction to={`#${lineId(line.cartItemId)}`}>{t('stoppedBy', { name: line.product.name })}</TextAction>
    </p>
  );
}

/** The item is unavailable, or there are fewer units than the line wants. */
const stops = ({ messages }: CartItem): boolean =>
  messages.some(({ code, type }) => type === 'failure' || code === 'PARTIAL_QTY_AVAILABLE');
