// The total of the good rows, and the button that adds them; always in view.
import { quickOrderWords } from '#buying/quick-order/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { ORDER_FIELDS } from './form-fields.ts';
import { addable } from './order-rows.ts';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

/** Always in view: the total of the good rows, and the button that adds them. */
export function OrderFoot({ order }: { readonly order: QuickOrder }) {
  const t = useWords(quickOrderWords);
  const price = usePrice();
  const good = addable(order.state.rows);
  const ids = new Set(good.map(({ id }) => id));
  const cents = order.state.rows.reduce((sum, { id, reply }) => sum + (ids.has(id) ? Math.round((reply?.finalPrice ?? 0) * 100) : 0), 0);
  const units = good.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className={styles.foot}>
      <p aria-live="polite">
        <span>{t('sum', { n: units })}</span> <b className="num">{price(cents / 100)}</b>
      </p>
      <Button
        type="submit"
        name={ORDER_FIELDS.intent}
        value="add"
        variant="primary"
        busy={order.adding > 0}
        off={good.length === 0 ? t('addOff') : undefined}
      >
        {order.adding > 0 ? t('adding', { n: order.adding }) : t('add', { n: good.length })}
      </Button>
    </div>
  );
}
