// The events of an order, oldest first: time, items, amount.
import { formatDay, formatTime } from '#base/locale/rules';
import type { OrderDetail, OrderEvent } from '#buying/orders/contract';
import { amountText } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Card } from '#ui/kit/card';
import { useShop, useWords } from '#ui/page/shop';
import styles from './order-history.module.css';

/** The label of an event's amount; other events move no money. */
const MONEY: Readonly<Partial<Record<OrderEvent['kind'], 'eventCharged' | 'eventTakenOff' | 'eventPaidBack'>>> = {
  shipped: 'eventCharged',
  pickedUp: 'eventCharged',
  delivered: 'eventCharged',
  cancelled: 'eventTakenOff',
  lapsed: 'eventTakenOff',
  returnReceived: 'eventPaidBack',
};

export function OrderHistory({ order, timeZone }: { readonly order: OrderDetail; readonly timeZone: string }) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  return (
    <Card aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        {t('historyTitle')}
      </h2>
      <ol className={styles.events}>
        {order.events.map(({ kind, at, amount, titles }, place) => {
          const money = amount > 0 ? MONEY[kind] : undefined;
          return (
            // The list only grows at its end, so the index is a stable key.
            <li key={place}>
              <time dateTime={at} className={styles.when}>
                {formatDay(new Date(at), timeZone, copyLocale)}, {formatTime(new Date(at), timeZone, copyLocale)}
              </time>
              <div>
                <b>{t(`event${kind}`)}</b>
                {money !== undefined && (
                  <span> · {t(money, { amount: amountText(amount, order.amounts.currency, copyLocale, site.currency) })}</span>
                )}
                {titles.length > 0 && <p className={styles.about}>{titles.join(' · ')}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
