import type { ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { formatDate } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './lists.module.css';

/** Today's price of what the list asks for, and what one cost when it was added, where that differs. */
export function ItemPrice({ item, timeZone }: { readonly item: ListItem; readonly timeZone: string }) {
  const t = useWords(listsWords);
  const price = usePrice();
  const { copyLocale } = useShop();
  const { finalPricePerUnit: now, priceThen: then } = item;
  const differs = now !== null && then !== null && now !== then;
  return (
    <div className={styles.price}>
      <b className="num">{price(item.finalPrice)}</b>
      {item.addQty > 1 && now !== null && <span className={styles.meta}>{t('each', { price: price(now) })}</span>}
      {differs && (
        <span className={now < then ? styles.cheaper : styles.meta}>
          {t('priceThen', { price: price(then), day: formatDate(new Date(item.addedOn), timeZone, copyLocale) })}
        </span>
      )}
    </div>
  );
}
