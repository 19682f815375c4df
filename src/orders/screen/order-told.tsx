// What was done with an order, or why not; of a reorder each item that was left out, and the way to the cart.
import { ordersWords } from '#orders/words';
import { Link } from '#ui/link';
import { Message } from '#ui/message';
import { usePaths, useShop, useWords } from '#ui/shop';
import type { OrderNote } from './order-actions.ts';
import styles from './order-view.module.css';

export function OrderTold({ note: { tone, text, leftOut, toCart } }: { readonly note: OrderNote }) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { site } = useShop();
  return (
    <Message tone={tone} live className={styles.note}>
      {text} {toCart && <Link to={paths.cart(site.tenant)}>{t('toCart')}</Link>}
      {leftOut.length > 0 && (
        <ul className={styles.leftOut}>
          {leftOut.map(({ title, reason }) => (
            <li key={title}>
              <b>{title}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
