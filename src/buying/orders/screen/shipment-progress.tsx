// The progress of a shipment: four dots with the date of each step.
import { formatDay } from '#base/locale/rules';
import type { PlacedShipment } from '#buying/orders/contract';
import { isGone } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { useShop, useWords } from '#ui/page/shop';
import { Tracking } from '#ui/kit/tracking';
import styles from './shipment-card.module.css';

/** The number of completed dots. "Ordered" is complete from the start. */
const REACHED: Readonly<Record<PlacedShipment['state'], number>> = {
  cancelled: 0,
  lapsed: 0,
  ordered: 1,
  packed: 2,
  shipped: 3,
  ready: 3,
  delivered: 4,
  pickedUp: 4,
};

export interface ShipmentProgressProps {
  readonly shipment: PlacedShipment;
  readonly placedAt: string;
  readonly timeZone: string;
}

export function ShipmentProgress({ shipment, placedAt, timeZone }: ShipmentProgressProps) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const { kind, state, packedAt, leftAt, arrivedAt } = shipment;
  if (isGone(state) || kind === 'nothing') return null;
  const labels =
    kind === 'ship'
      ? ([t('trackOrdered'), t('trackPacked'), t('trackOnItsWay'), t('trackDelivered')] as const)
      : ([t('trackOrdered'), t('trackPacked'), t('trackReady'), t('trackPickedUp')] as const);
  const days = [placedAt, packedAt, leftAt, arrivedAt];
  const reached = REACHED[state];
  const points = labels.map((label, at) => {
    const day = days[at] ?? null;
    return {
      id: label,
      label,
      detail: day === null ? undefined : formatDay(new Date(day), timeZone, copyLocale),
      // The last completed dot is the current one, until the shipment has arrived.
      state:
        at < reached - 1 || reached === labels.length ? ('done' as const) : at === reached - 1 ? ('current' as const) : ('next' as const),
    };
  });
  return (
    <Tracking
      label={t('trackLabel')}
      points={points}
      stateLabels={{ done: t('trackDone'), current: t('trackNow'), next: t('trackNext') }}
      className={styles.track}
    />
  );
}
