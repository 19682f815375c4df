// Devices with their order, delivery and warranty.
import { formatDate } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import type { Device } from '#buying/serial-numbers/contract';
import { serialNumbersWords } from '#buying/serial-numbers/words';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './devices.module.css';

export function DevicesTable({ devices }: { readonly devices: readonly Device[] }) {
  const t = useWords(serialNumbersWords);
  const paths = usePaths();
  const { copyLocale, site } = useShop();
  const on = (at: string): string => formatDate(new Date(at), site.timeZone, copyLocale);
  return (
    <Table
      caption={t('title')}
      rows={devices}
      keyOf={({ orderNumber, lineNo, serial }) => `${orderNumber} ${lineNo} ${serial}`}
      columns={[
        {
          id: 'serial',
          label: t('serial'),
          heads: true,
          cell: ({ serial, isReturned }) => (
            <>
              <span className={styles.codes}>{serial}</span> {isReturned && <Badge tone="line">{t('returned')}</Badge>}
            </>
          ),
        },
        {
          id: 'device',
          label: t('device'),
          cell: ({ title, itemId }) => (
            <>
              {title}
              <span className={styles.small}>{itemId}</span>
            </>
          ),
        },
        {
          id: 'order',
          label: t('order'),
          cell: ({ orderNumber, placedAt, person }) => (
            <>
              <Link to={paths.order(orderNumber)}>{shownOrderNumber(orderNumber)}</Link>
              <span className={styles.small}>
                {t('orderedOn', { date: on(placedAt) })}
                {person !== '' && `, ${person}`}
              </span>
            </>
          ),
        },
        { id: 'delivered', label: t('delivered'), cell: (device) => <Delivered device={device} on={on} /> },
        { id: 'warranty', label: t('warranty'), cell: (device) => <Warranty device={device} /> },
      ]}
    />
  );
}

function Delivered({ device, on }: { readonly device: Device; readonly on: (at: string) => string }) {
  const t = useWords(serialNumbersWords);
  const { arrivedAt, leftAt, location, carrier, trackingNumber } = device;
  return (
    <>
      {arrivedAt !== '' ? t('deliveredOn', { date: on(arrivedAt) }) : leftAt !== '' && t('shippedOn', { date: on(leftAt) })}
      <span className={styles.small}>{location}</span>
      {trackingNumber !== '' && <span className={styles.small}>{t('tracking', { carrier, number: trackingNumber })}</span>}
    </>
  );
}

function Warranty({ device: { warrantyUntil, isOutOfWarranty } }: { readonly device: Device }) {
  const t = useWords(serialNumbersWords);
  const { copyLocale } = useShop();
  if (warrantyUntil === '') return <span className={styles.small}>{t('unknown')}</span>;
  const day = formatDate(new Date(`${warrantyUntil}T12:00:00Z`), 'UTC', copyLocale);
  return t(isOutOfWarranty ? 'ended' : 'until', { day });
}
