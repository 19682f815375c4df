// What was done with an order, or why not; of a reorder each item that was left out, and the way to the cart.
import { useEffect, useRef } from 'react';
import { ordersWords } from '#orders/words';
import { Link } from '#ui/link';
import { Message } from '#ui/message';
import { usePaths, useShop, useWords } from '#ui/shop';
import type { OrderNote } from './order-note.ts';
import styles from './order-view.module.css';

export function OrderTold({ note }: { readonly note: OrderNote }) {
  const { tone, text, leftOut, toCart } = note;
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { site } = useShop();
  const told = useRef<HTMLDivElement>(null);
  // What was pressed may be gone: the reader goes on from what came of it.
  useEffect(() => told.current?.focus({ preventScroll: true }), [note]);
  return (
    <div ref={told} tabIndex={-1} className={styles.note}>
      <Message tone={tone} live>
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
    </div>
  );
}
