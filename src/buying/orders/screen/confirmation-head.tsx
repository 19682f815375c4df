// The head of the confirmation page: thanks, the order's number, and where its mail went.
import type { OrderDetail } from '#buying/orders/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { ordersWords } from '#buying/orders/words';
import { CheckIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import styles from './confirmation.module.css';
import { buyerName } from './buyer-name.ts';

export function ConfirmationHead({ order }: { readonly order: OrderDetail }) {
  const t = useWords(ordersWords);
  const name = buyerName(order).split(' ')[0] ?? '';
  return (
    <header className={styles.head}>
      <span className={styles.tick}>
        <CheckIcon />
      </span>
      <div>
        <h1>{name === '' ? t('confirmationTitlePlain') : t('confirmationTitle', { name })}</h1>
        <p className={styles.lead}>
          {unbroken(t('confirmationLead', { number: shownOrderNumber(order.orderNumber), email: order.email }))}
        </p>
      </div>
    </header>
  );
}
