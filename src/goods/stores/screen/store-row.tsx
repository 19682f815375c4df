// One store in a list: address, distance, opening state, stock of the goods and actions.
import type { ReactNode } from 'react';
import { formatNumber } from '#base/locale/rules';
import type { StoreFound } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { Badge } from '#ui/kit/badge';
import { CheckIcon, ErrorIcon, PhoneIcon, WarningIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import { shownPhone } from './shown-phone.ts';
import { StoreHours } from './store-hours.tsx';
import { StoreState } from './store-state.tsx';
import styles from './store-row.module.css';

export interface StoreRowProps {
  readonly store: StoreFound;
  /** The button that chooses it. */
  readonly action: ReactNode;
  /** Heading level in its page. */
  readonly level?: 2 | 3;
  /** Names are no links in a drawer; on the store's own page the name is the heading. */
  readonly name?: 'link' | 'plain' | 'none';
  /** Its number in the list and on the map. */
  readonly place?: number;
  /** The shopper's own store. */
  readonly isOwn?: boolean;
}

/** Element id of a store's row, for links from the map. */
export const rowId = (storeNumber: string): string => `store-${storeNumber}`;

export function StoreRow({ store, action, level = 2, name: naming = 'link', place, isOwn = false }: StoreRowProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const Heading = `h${level}` as const;
  const { storeNumber, name, address, phone, latitude, longitude } = store;
  return (
    <article className={styles.row} id={rowId(storeNumber)} tabIndex={-1} aria-label={name}>
      {naming !== 'none' && (
        <div className={styles.head}>
          <Heading className={styles.name}>
            {place !== undefined && <span className={styles.place}>{place}</span>}
            {naming === 'link' ? <Link to={paths.store(storeNumber)}>{name}</Link> : name}
          </Heading>
          <Distance store={store} />
        </div>
      )}
      {isOwn && (
        <p>
          <Badge tone="ok">{t('yourStore')}</Badge>
        </p>
      )}
      <p className={styles.address}>
        {address.addressLine1}, {address.city}, {address.state} <span className="whole">{address.zipcode}</span>
      </p>
      <StoreState store={store} />
      {/* Whether it is open now appears after hydration. */}
      {naming === 'link' && (
        <noscript>
          <StoreHours hours={store.hours} />
        </noscript>
      )}
      <Stock store={store} />
      <div className={styles.foot}>
        {action}
        <Link to={directionsTo(latitude, longitude)} rel="noopener" className={styles.link}>
          {t('directions')}
          <span className="sr"> {name}</span>
        </Link>
        {phone !== '' && (
          <Link to={`tel:${phone}`} className={styles.link}>
            <PhoneIcon /> {unbroken(shownPhone(phone))}
          </Link>
        )}
      </div>
    </article>
  );
}

function Distance({ store: { distance, distanceUnit } }: Pick<StoreRowProps, 'store'>) {
  const t = useWords(storesWords);
  const { copyLocale } = useShop();
  if (distance === null) return null;
  return <span className={styles.distance}>{t(`distance_${distanceUnit}`, { n: formatNumber(distance, copyLocale) })}</span>;
}

/** Stock of the requested goods: when all are ready, or how many there are of each short one. */
function Stock({ store: { items, pickup } }: Pick<StoreRowProps, 'store'>) {
  const t = useWords(storesWords);
  if (items.length === 0) return null;
  if (pickup !== null)
    return (
      <p className={`${styles.stock} ${styles.ok}`}>
        <CheckIcon />
        <span>
          {pickup.text}
          {items.length === 1 && items[0] !== undefined && <> · {t('onShelf', { n: items[0].available })}</>}
        </span>
      </p>
    );
  const there = items.filter(({ enough }) => enough).length;
  const [only] = items;
  const few = items.length === 1 && only !== undefined && only.available > 0;
  return (
    <p className={`${styles.stock} ${there > 0 || few ? styles.some : styles.none}`}>
      {there > 0 || few ? <WarningIcon /> : <ErrorIcon />}
      <span>
        {few ? t('onlySome', { n: only.available }) : there > 0 ? t('someItems', { n: there, all: items.length }) : t('notThere')}
      </span>
    </p>
  );
}

/** A link to an open map, which devices can open in their own app. */
function directionsTo(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)}%2C${longitude.toFixed(5)}`;
}
