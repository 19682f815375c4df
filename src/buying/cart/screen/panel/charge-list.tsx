import type { Cart } from '#buying/cart/contract';
import styles from './charge-list.module.css';
import { useChargeRows } from './use-charge-rows.ts';

/** Coupons, delivery, every fee and the taxes under the subtotal, so that the cart and checkout add nothing. */
export function ChargeList({ cart }: { readonly cart: Cart }) {
  return (
    <dl className={styles.fees}>
      {useChargeRows(cart).map(({ id, label, amount, tone }) => (
        <div key={id} className={tone === 'good' ? styles.good : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
