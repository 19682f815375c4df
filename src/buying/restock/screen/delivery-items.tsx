// What comes on the day whose delivery is changed; where each goes and what pays for it is said where they differ.
import type { RestockDelivery, RestockView } from '#buying/restock/contract';
import { Picture } from '#ui/kit/picture';
import { useRestockText } from './use-restock-text.ts';
import styles from './delivery.module.css';

export function DeliveryItems({ delivery: { restocks, addressId, paymentId } }: { readonly delivery: RestockDelivery }) {
  const { t, every, card } = useRestockText();
  const placeOf = ({ address, payment }: RestockView): string =>
    [
      ...(addressId === '' ? [address === '' ? t('addressGone') : t('to', { address })] : []),
      ...(paymentId === '' ? [payment === '' ? t('cardGone') : payment === 'account' ? t('byInvoice') : card(payment)] : []),
    ].join(' · ');
  return (
    <ul className={styles.items}>
      {restocks.map((restock) => (
        <li key={restock.restockId}>
          <Picture src={restock.item.image} alt="" width={48} height={48} ground className={styles.picture} />
          <div>
            <b>{restock.item.title}</b>
            <p>{t('qtyEvery', { qty: restock.qty, every: every(restock.every) })}</p>
            {(addressId === '' || paymentId === '') && <p>{placeOf(restock)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
