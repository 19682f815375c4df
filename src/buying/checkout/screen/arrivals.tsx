// How and when the order arrives, group by group. The shopper chooses the delivery in the cart, line by line.
import { checkoutWords } from '#buying/checkout/words';
import { OrderWithin } from '#goods/delivery/screen';
import type { Shipment } from '#buying/orders/contract';
import { useArrival, useShipmentName } from '#buying/orders/screen';
import { MailIcon, StoreIcon, TruckIcon } from '#ui/kit/icons';
import { useCartPurpose } from './checkout-paths.ts';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './checkout.module.css';

const ICONS = { ship: TruckIcon, pickup: StoreIcon, nothing: MailIcon } as const;

export function Arrivals({ shipments }: { readonly shipments: readonly Shipment[] }) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { site } = useShop();
  const purpose = useCartPurpose();
  const arrival = useArrival();
  const nameOf = useShipmentName();
  return (
    <section aria-labelledby="arrival-heading">
      <h3 id="arrival-heading" className={styles.heading}>
        {t('arrivalHeading')}
      </h3>
      <div className={styles.arrivals}>
        {shipments.map((shipment) => {
          const Icon = ICONS[shipment.kind];
          return (
            <div key={`${shipment.kind} ${shipment.store?.storeNumber ?? ''} ${shipment.earliest ?? ''}`} className={styles.arrival}>
              <Icon />
              <p>
                <b>{arrival(shipment)}</b>{' '}
                <span className={styles.soon}>
                  <OrderWithin orderBy={shipment.orderBy} />
                </span>
                <span className={styles.quiet}>
                  {nameOf(shipment)}
                  {shipment.store !== null && ` · ${shipment.store.name}`}
                </span>
              </p>
            </div>
          );
        })}
        {purpose === 'basket' && (
          <Link to={paths.cart(site.tenant, { viewcart: true })} className={styles.change ?? ''}>
            {t('changeInCart')}
          </Link>
        )}
      </div>
    </section>
  );
}
