// When a line arrives or is ready for pickup, in one short sentence.
import type { Cart, CartItem } from '#buying/cart/contract';
import { giftedProgramOf } from '#buying/cart/rules';
import { cartWords } from '#buying/cart/words';
import { formatDay } from '#base/locale/rules';
import { StoreIcon, TruckIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import styles from '../panel/mini-line.module.css';

export interface LinePromiseProps {
  readonly item: CartItem;
  readonly stores: Cart['stores'];
}

export function LinePromise({ item, stores }: LinePromiseProps) {
  const t = useWords(cartWords);
  const { copyLocale } = useShop();
  const { group, minDeliveryDate: first, maxDeliveryDate: last, pickupStoreNumber, messages } = item.selectedDeliveryOption;
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), 'UTC', copyLocale);
  const store = stores.find(({ storeNumber }) => storeNumber === pickupStoreNumber);
  if (group === 'outOfStock') return <p className={styles.bad}>{t('group_outOfStock')}</p>;
  if (group === 'eDownload') return <p className={styles.promise}>{t('sentByEmail')}</p>;
  if (group === 'membership')
    return <p className={styles.promise}>{t(giftedProgramOf(item) === null ? 'startsNow' : 'startsWhenAccepted')}</p>;
  if (group === 'backOrder' && first === null) return <p className={styles.promise}>{messages[0]?.description}</p>;
  // A plan or service comes with its product.
  if (first === null || item.parentRelationCartItemId !== null) return null;
  const between =
    last === null || last === first ? t('arrives', { day: day(first) }) : t('arrivesBetween', { first: day(first), last: day(last) });
  if (store !== undefined)
    return (
      <p className={styles.promise}>
        <StoreIcon /> <span>{t('pickupReady', { day: day(first), store: store.name })}</span>
      </p>
    );
  return (
    <p className={styles.promise}>
      <TruckIcon /> <span>{group === 'sameDay' ? t('arrivesToday') : between}</span>
    </p>
  );
}
