// The items of the order, grouped by shipment with their dates.
import type { Shipment } from '#buying/orders/contract';
import { amountText, lineNotes } from '#buying/orders/rules';
import { useArrival, useShipmentName } from '#buying/orders/screen';
import { ordersWords } from '#buying/orders/words';
import { Picture } from '#ui/kit/picture';
import { useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import styles from './review-items.module.css';

export function ReviewItems({ shipments, currency }: { readonly shipments: readonly Shipment[]; readonly currency: string }) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const arrival = useArrival();
  const nameOf = useShipmentName();
  return shipments.map((shipment) => (
    <section key={shipment.lines[0]?.lineNo} className={styles.group}>
      <h3 className={styles.heading}>
        {arrival(shipment)}{' '}
        <span className={styles.meta}>
          {nameOf(shipment)}
          {shipment.store !== null && ` · ${shipment.store.name}`}
        </span>
      </h3>
      <ul className={styles.lines}>
        {shipment.lines.map(({ lineNo, itemId, title, image, qty, total, ...noted }) => (
          <li key={lineNo} className={styles.line}>
            <Picture src={image} alt="" width={72} height={72} ground className={styles.picture} />
            <div>
              <p className={styles.name}>{unbroken(title)}</p>
              <p className={styles.meta}>{t('itemNumber', { itemId, n: qty })}</p>
              {lineNotes(noted, t).map((note) => (
                <p key={note} className={styles.meta}>
                  {note}
                </p>
              ))}
            </div>
            <span className={styles.amount}>{amountText(total, currency, copyLocale)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
