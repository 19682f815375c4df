// One shipment of an order: when it arrives, how far it is, what is in it.
import type { OrderDetail, Shipment } from '#orders/contract';
import { amountText } from '#orders/rules';
import { ordersWords } from '#orders/words';
import { Card } from '#ui/card';
import { Link } from '#ui/link';
import { Picture } from '#ui/picture';
import { useShop, useWords } from '#ui/shop';
import { Tracking } from '#ui/tracking';
import { useArrival, useShipmentName } from './arrival.tsx';
import styles from './shipment-card.module.css';

export interface ShipmentCardProps {
  readonly shipment: Shipment;
  readonly currency: string;
  readonly status: OrderDetail['status'];
}

export function ShipmentCard({ shipment, currency, status }: ShipmentCardProps) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const arrival = useArrival();
  const nameOf = useShipmentName();
  const { store, lines, kind } = shipment;
  return (
    <Card>
      <h2 className={styles.title}>{arrival(shipment)}</h2>
      <p className={styles.meta}>
        {nameOf(shipment)}
        {store !== null && ` · ${store.name}, ${store.address}`}
      </p>
      {kind !== 'nothing' && <Progress kind={kind} status={status} />}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.itemId} className={styles.line}>
            <Picture src={line.image} alt="" width={72} height={72} ground className={styles.picture} />
            <div>
              <h3 className={styles.name}>
                <Link to={line.href}>{line.title}</Link>
              </h3>
              <p className={styles.meta}>{t('itemNumber', { itemId: line.itemId, n: line.qty })}</p>
            </div>
            <span className={styles.amount}>{amountText(line.total, currency, copyLocale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How many of the dots are behind it, by what the order says of itself. */
const REACHED: Readonly<Record<OrderDetail['status'], number>> = {
  waiting: 0,
  cancelled: 0,
  placed: 1,
  onItsWay: 2,
  ready: 2,
  delivered: 4,
  pickedUp: 4,
};

function Progress({ kind, status }: { readonly kind: 'ship' | 'pickup'; readonly status: OrderDetail['status'] }) {
  const t = useWords(ordersWords);
  if (status === 'cancelled') return null;
  const labels =
    kind === 'ship'
      ? ([t('trackOrdered'), t('trackPacked'), t('trackOnItsWay'), t('trackDelivered')] as const)
      : ([t('trackOrdered'), t('trackPacked'), t('trackReady'), t('trackPickedUp')] as const);
  const reached = REACHED[status];
  const points = labels.map((label, at) => ({
    id: label,
    label,
    state: at < reached ? ('done' as const) : at === reached ? ('current' as const) : ('next' as const),
  }));
  return (
    <Tracking
      label={t('trackLabel')}
      points={points}
      stateLabels={{ done: t('trackDone'), current: t('trackNow'), next: t('trackNext') }}
      className={styles.track}
    />
  );
}
