import type { ProductDetail } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { formatNumber } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';
import { useTileFacts } from '#finding/tiles/screen';
import styles from './product-info.module.css';

export interface ProductBreaksProps {
  readonly itemId: string;
  readonly breaks: ProductDetail['breaks'];
}

/** Volume prices; nothing for a single price, or for an account with an agreed price. */
export function ProductBreaks({ itemId, breaks }: ProductBreaksProps) {
  const t = useWords(catalogWords);
  const { copyLocale } = useShop();
  const hasOnePrice = useTileFacts(itemId)?.contract === true || breaks.length < 2;
  if (hasOnePrice) return null;
  const hasUnit = breaks.some(({ unitPrice }) => unitPrice !== null);
  const range = (from: number, to: number | null): string => {
    if (to === null) return t('breakOpen', { from: formatNumber(from, copyLocale) });
    return from === to
      ? formatNumber(from, copyLocale)
      : t('breakRange', { from: formatNumber(from, copyLocale), to: formatNumber(to, copyLocale) });
  };
  return (
    <table className={styles.breaks}>
      <caption>{t('breaksTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('breakQuantity')}</th>
          <th scope="col">{t('breakEach')}</th>
          {hasUnit && <th scope="col">{t('breakUnit')}</th>}
        </tr>
      </thead>
      <tbody>
        {breaks.map(({ from, to, price, unitPrice }) => (
          <tr key={from}>
            <th scope="row">{range(from, to)}</th>
            <td>{price}</td>
            {hasUnit && <td>{unitPrice}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
