import type { Cart } from '#buying/cart/contract';
import styles from './fee-list.module.css';
import { useFeeRows } from './use-fee-rows.ts';

/** Delivery and every fee of the cart under its subtotal, so that checkout adds only the tax. */
export function FeeList({ cart }: { readonly cart: Cart }) {
  return (
    <dl className={styles.fees}>
      {useFeeRows(cart).map(({ id, label, amount, tone }) => (
        <div key={id} className={tone === 'good' ? styles.good : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
