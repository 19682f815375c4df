// What else is to be said about a line of a placed order, and the serial numbers of its devices, for their warranty.
import { formatDate } from '#base/locale/rules';
import type { PlacedLine } from '#buying/orders/contract';
import { lineNotes } from '#buying/orders/rules';
import { ordersWords } from '#buying/orders/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './shipment-card.module.css';

export function LineNotes({ line }: { readonly line: PlacedLine }) {
  const t = useWords(ordersWords);
  const { copyLocale } = useShop();
  const day = (date: string): string => formatDate(new Date(`${date}T12:00:00Z`), 'UTC', copyLocale);
  const { serials = [] } = line;
  return (
    <>
      {lineNotes(line, t).map((note) => (
        <p key={note} className={styles.meta}>
          {note}
        </p>
      ))}
      {serials.length > 0 && (
        <ul className={styles.serials}>
          {serials.map(({ serial, warrantyUntil }) => (
            <li key={serial} className={styles.meta}>
              {warrantyUntil === null ? t('serial', { serial }) : t('serialWarranty', { serial, day: day(warrantyUntil) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
