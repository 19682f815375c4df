// Explains at the top why a product cannot be bought as usual, with alternatives (CAT-1, CAT-3).
import type { ReactNode } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { formatDate } from '#base/locale/rules';
import { Link } from '#ui/kit/link';
import { Message, type MessageTone } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import { useBlocked } from '#finding/tiles/screen';
import type { ProductOnPage } from './load-product.ts';
import styles from './product-info.module.css';

export function ProductNotice({ product }: { readonly product: ProductOnPage }) {
  const t = useWords(catalogWords);
  const { copyLocale } = useShop();
  const { tile, replacement, streetDate, backorderDays } = product;
  const blocked = useBlocked(tile);
  // A street date is a calendar day: noon UTC gives the same day in every time zone.
  const date = streetDate === null ? null : formatDate(new Date(`${streetDate}T12:00:00Z`), 'UTC', copyLocale);
  const say = (tone: MessageTone, title: string, text: ReactNode) => (
    <Message tone={tone} title={title} className={styles.notice}>
      {text}
    </Message>
  );
  if (blocked !== null) return say('warn', blocked, null);
  if (tile.badge === 'discontinued') {
    const instead =
      replacement === null ? (
        t('replacementNone')
      ) : (
        <>
          {t('replacementText')} <Link to={replacement.href}>{replacement.title}</Link>
        </>
      );
    return say('warn', t('replacementTitle'), instead);
  }
  if (tile.badge === 'preOrder' && date !== null) return say('info', t('preOrderTitle'), t('preOrderText', { date }));
  // The box in the place of the button says what it waits for.
  if (product.alert !== null) return null;
  if (!tile.canAdd && !tile.isSKUSET && !tile.isCustomSKU) return say('info', t('inStoreOnlyTitle'), t('inStoreOnlyText'));
  if (backorderDays !== null && !tile.isDeliveryInstock)
    return say('info', t('backorderTitle'), backorderDays === 0 ? t('backorderNoDate') : t('backorderText', { days: backorderDays }));
  return null;
}
