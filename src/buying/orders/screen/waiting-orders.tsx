// Own orders that wait for approval, above those that were placed (B2B-3).
import type { WaitingSummary } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { formatDay } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { Card } from '#ui/kit/card';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import styles from './orders.module.css';

interface WaitingOrdersProps {
  readonly waiting: readonly WaitingSummary[];
  readonly timeZone: string;
}

export function WaitingOrders({ waiting, timeZone }: WaitingOrdersProps) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const money = useMoney();
  return (
    <Card aria-labelledby="waiting" className={styles.waiting}>
      <h2 id="waiting">{t('waitingOrders')}</h2>
      <ul>
        {waiting.map(({ orderNumber, total, currency, sentAt }) => (
          <li key={orderNumber} className={styles.state}>
            <Link to={paths.approval(orderNumber)}>{t('waitingOrder', { number: shownOrderNumber(orderNumber) })}</Link>
            <span>{t('waitingSince', { day: formatDay(new Date(sentAt), timeZone, copyLocale) })}</span>
            <b>{money(total, currency)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
