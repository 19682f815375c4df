// One shipment of a placed order: arrival, progress, tracking, lines.
import type { ReactNode } from 'react';
import { formatDay } from '#base/locale/rules';
import type { PlacedLine, PlacedShipment } from '#buying/orders/contract';
import { amountText, carrierPage, isGone } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { useShop, useWords } from '#ui/page/shop';
import { useArrival, useShipmentName } from './arrival.tsx';
import { LineNotes } from './line-notes.tsx';
import styles from './shipment-card.module.css';
import { ShipmentProgress } from './shipment-progress.tsx';

export interface ShipmentCardProps {
  readonly shipment: PlacedShipment;
  readonly currency: string;
  readonly placedAt: string;
  readonly timeZone: string;
  /** The buttons below a line. */
  readonly actions?: (line: PlacedLine) => ReactNode;
}

export function ShipmentCard({ shipment, currency, placedAt, timeZone, actions }: ShipmentCardProps) {
  const t = useWords(ordersWords);
  const { copyLocale, site } = useShop();
  const nameOf = useShipmentName();
  const title = useShipmentTitle(timeZone);
  const { store, lines, carrier, trackingNumber, state, heldUntil, pickupPerson } = shipment;
  const isAwaited = !isGone(state) && state !== 'pickedUp';
  return (
    <Card>
      <h2 className={styles.title}>{title(shipment)}</h2>
      {state !== 'cancelled' && (
        <p className={styles.meta}>
          {[state === 'lapsed' ? null : nameOf(shipment), store === null ? null : `${store.name}, ${store.address}`]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      )}
      {isAwaited && pickupPerson !== null && <p className={styles.meta}>{t('pickupPerson', { name: pickupPerson })}</p>}
      {state === 'ready' && heldUntil !== null && (
        <p className={styles.kept}>{t('keptUntil', { day: formatDay(new Date(`${heldUntil}T12:00:00Z`), 'UTC', copyLocale) })}</p>
      )}
      {state === 'lapsed' && <p className={styles.meta}>{t('lapsedNote')}</p>}
      {carrier !== null && trackingNumber !== null && <Tracked carrier={carrier} number={trackingNumber} />}
      <ShipmentProgress shipment={shipment} placedAt={placedAt} timeZone={timeZone} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineNo} className={styles.line}>
            <Picture src={line.image} alt="" width={72} height={72} ground className={styles.picture} />
            <div>
              <h3 className={styles.name}>
                <Link to={line.href}>{line.title}</Link>
              </h3>
              <p className={styles.meta}>{t('itemNumber', { itemId: line.itemId, n: line.qty })}</p>
              <LineNotes line={line} />
              {line.cancelled && !isGone(state) && <Badge tone="bad">{t('lineCancelled')}</Badge>}
            </div>
            <span className={line.cancelled ? styles.amountGone : styles.amount}>
              {amountText(line.total, currency, copyLocale, site.currency)}
            </span>
            {actions !== undefined && <div className={styles.lineActions}>{actions(line)}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The carrier and tracking number, linked to the carrier's tracking page if known. */
function Tracked({ carrier, number }: { readonly carrier: string; readonly number: string }) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const page = carrierPage(carrier, number, copyLocale);
  return (
    <p className={styles.meta}>
      {t('trackedBy', { carrier, number })}
      {page !== null && (
        <>
          {' · '}
          <Link to={page} target="_blank" rel="noreferrer">
            {t('trackParcel', { carrier })}
          </Link>
        </>
      )}
    </p>
  );
}

/** "Arrives Sat, Nov 21" before the arrival, "Delivered Fri, Nov 20" after it. */
export function useShipmentTitle(timeZone: string): (shipment: PlacedShipment) => string {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const arrival = useArrival();
  return (shipment) => {
    const { state, kind, leftAt, arrivedAt, heldUntil } = shipment;
    const day = (at: string | null): string => (at === null ? '' : formatDay(new Date(at), timeZone, copyLocale));
    if (state === 'cancelled') return t('shipmentCancelled');
    if (state === 'lapsed')
      return heldUntil === null ? t('lapsed') : t('lapsedOn', { day: formatDay(new Date(`${heldUntil}T12:00:00Z`), 'UTC', copyLocale) });
    if (state === 'pickedUp') return t('pickedUpOn', { day: day(arrivedAt) });
    if (state === 'delivered') return t(kind === 'nothing' ? 'sentOn' : 'deliveredOn', { day: day(arrivedAt) });
    return state === 'ready' ? t('readySince', { day: day(leftAt) }) : arrival(shipment);
  };
}
