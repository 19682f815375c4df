// What the shopper waits for: parcels, pickups, and reward money to spend.
import type { ReactNode } from 'react';
import { accountsWords } from '#people/accounts/words';
import type { OrderDetail, PlacedShipment } from '#buying/orders/contract';
import { amountText } from '#buying/orders/rules';
import { useShipmentTitle } from '#buying/orders/screen';
import { shownOrderNumber } from '#base/order-number/rules';
import { RewardsIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './coming-up.module.css';

const MOST_SHIPMENTS = 4;

interface ComingUpProps {
  readonly orders: readonly OrderDetail[];
  /** Reward money in the site's currency; 0 for nobody's. */
  readonly rewardMoney: number;
  readonly timeZone: string;
}

/** Renders nothing when nothing is coming. */
export function ComingUp({ orders, rewardMoney, timeZone }: ComingUpProps) {
  const t = useWords(accountsWords);
  const { copyLocale, site } = useShop();
  const coming = orders.flatMap(({ orderNumber, shipments }) => shipments.filter(isAwaited).map((shipment) => ({ orderNumber, shipment })));
  if (coming.length === 0 && rewardMoney <= 0) return null;
  return (
    <Rows id="coming-up" title={t('comingUp')}>
      {coming.slice(0, MOST_SHIPMENTS).map(({ orderNumber, shipment }) => (
        <ComingShipment key={`${orderNumber} ${shipment.shipmentNo}`} orderNumber={orderNumber} shipment={shipment} timeZone={timeZone} />
      ))}
      {rewardMoney > 0 && (
        <Row
          icon={<RewardsIcon />}
          title={t('rewardsToSpend', { amount: amountText(rewardMoney, site.currency, copyLocale, site.currency) })}
          detail={t('rewardsToSpendHow')}
        >
          <LinkButton size="small" to="#rewards">
            {t('seeRewards')}
          </LinkButton>
        </Row>
      )}
    </Rows>
  );
}

/** A sheet of rows under a small heading. */
export const Rows = ({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) => (
  <section aria-labelledby={id} className={styles.coming}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <ul className={styles.rows}>{children}</ul>
  </section>
);

const isAwaited = ({ state }: PlacedShipment): boolean => ['ordered', 'packed', 'shipped', 'ready'].includes(state);

interface ComingShipmentProps {
  readonly orderNumber: string;
  readonly shipment: PlacedShipment;
  readonly timeZone: string;
}

function ComingShipment({ orderNumber, shipment, timeZone }: ComingShipmentProps) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const title = useShipmentTitle(timeZone);
  const { kind, store, lines } = shipment;
  const number = shownOrderNumber(orderNumber);
  const others = lines.length - 1;
  const goods = others > 0 ? t('andMore', { title: lines[0]?.title ?? '', n: others }) : (lines[0]?.title ?? '');
  return (
    <Row
      icon={kind === 'pickup' ? <StoreIcon /> : <TruckIcon />}
      title={title(shipment)}
      detail={[store?.name, goods, t('orderNumberShort', { number })].filter((part) => part !== undefined).join(' · ')}
    >
      <LinkButton size="small" to={paths.order(orderNumber)} aria-label={t('trackOrder', { number })}>
        {t('track')}
      </LinkButton>
    </Row>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

export const Row = ({ icon, title, detail, children }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <b>{title}</b>
      <p>{detail}</p>
    </div>
    {children}
  </li>
);
