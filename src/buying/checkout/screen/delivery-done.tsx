// A completed delivery step: where the order goes and when it arrives.
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { useArrival, useShipmentName } from '#buying/orders/screen';
import { ordersWords } from '#buying/orders/words';
import { useWords } from '#ui/page/shop';
import styles from './checkout.module.css';

export function DeliveryDone({ checkout }: { readonly checkout: CheckoutView }) {
  const t = useWords(checkoutWords);
  const say = useWords(ordersWords);
  const arrival = useArrival();
  const nameOf = useShipmentName();
  return (
    <div className={styles.done}>
      {checkout.shipments.map((shipment) => (
        <div key={`${shipment.kind} ${shipment.store?.storeNumber ?? ''} ${shipment.earliest ?? ''}`}>
          <h3>{nameOf(shipment)}</h3>
          {shipment.store !== null && (
            <p>
              {shipment.store.name}, {shipment.store.address}
            </p>
          )}
          {shipment.kind === 'ship' && checkout.shipTo !== null && <p>{checkout.shipTo.join(', ')}</p>}
          {shipment.kind === 'ship' && <LocationNotes notes={checkout.shipToLocation?.notes ?? ''} />}
          <p>{arrival(shipment)}</p>
          {shipment.kind === 'pickup' && <p>{say('pickupPerson', { name: checkout.pickupBy })}</p>}
        </div>
      ))}
      <div>
        <h3>{t('contact')}</h3>
        <p>{checkout.email}</p>
      </div>
    </div>
  );
}

/** What the driver has to know about a location of the organization. */
export function LocationNotes({ notes }: { readonly notes: string }) {
  const say = useWords(ordersWords);
  return notes === '' ? null : <p>{say('deliveryNotes', { notes })}</p>;
}

/** The step's heading, which depends on what the cart needs. */
export function useDeliveryHeading(mode: CheckoutView['mode']): string {
  const t = useWords(checkoutWords);
  return t(({ mixed: 'mixedHeading', pickup: 'pickupHeading', 'ship-to-address': 'deliveryHeading' } as const)[mode]);
}
