// The newest orders on a purchase order.
import { formatDate } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import type { ChargedOrder, PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { EmptyState } from '#ui/kit/empty-state';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import styles from './purchase-orders.module.css';

interface ChargedProps {
  readonly order: PurchaseOrderView;
  readonly charged: readonly ChargedOrder[];
  /** There are older ones. */
  readonly more: boolean;
  /** Whoever sees all orders of the organization can open each. */
  readonly seesOrders: boolean;
  readonly timeZone: string;
}

export function ChargedOrders({ order, charged, more, seesOrders, timeZone }: ChargedProps) {
  const t = useWords(purchaseOrdersWords);
  const { copyLocale } = useShop();
  const money = useMoney();
  const { currency, number } = order;
  return (
    <section aria-labelledby="charged" className={styles.section}>
      <h2 id="charged">{t('charged')}</h2>
      {charged.length === 0 ? (
        <EmptyState title={t('noneCharged')}>{t('noneChargedText', { number })}</EmptyState>
      ) : (
        <Table
          caption={t('charged')}
          rows={charged}
          keyOf={({ orderNumber }) => orderNumber}
          columns={[
            {
              id: 'order',
              label: t('orderNumber'),
              heads: true,
              cell: (one) => <OrderName one={one} isOpened={seesOrders} />,
            },
            { id: 'day', label: t('day'), cell: ({ at }) => formatDate(new Date(at), timeZone, copyLocale) },
            { id: 'by', label: t('orderedBy'), cell: ({ by }) => by },
            {
              id: 'amount',
              label: t('orderAmount'),
              align: 'right',
              cell: ({ amount, credited }) => (
                <>
                  {money(amount, currency)}
                  {credited > 0 && <span className={styles.small}>{t('cameBack', { amount: money(credited, currency) })}</span>}
                </>
              ),
            },
          ]}
        />
      )}
      {more && <p className={styles.small}>{t('moreCharged')}</p>}
    </section>
  );
}

function OrderName({ one: { orderNumber, state }, isOpened }: { readonly one: ChargedOrder; readonly isOpened: boolean }) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const shown = shownOrderNumber(orderNumber);
  return (
    <>
      {isOpened && state === 'spent' ? <Link to={paths.order(orderNumber)}>{shown}</Link> : shown}
      {state === 'held' && <span className={styles.small}>{t('waits')}</span>}
    </>
  );
}
