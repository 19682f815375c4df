import type { ProductDetail } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import { useTileFacts } from '#finding/tiles/screen';
import styles from './product-info.module.css';

export interface ProductBreaksProps {
  readonly itemId: string;
  readonly breaks: ProductDetail['breaks'];
}

/** Volume prices; nothing for a single price, or for an account with an agreed price. */
export function ProductBreaks({ itemId, breaks }: ProductBreaksProps) {
  const t = useWords(catalogWords);
  const hasOnePrice = useTileFacts(itemId)?.contract === true || breaks.length < 2;
  if (hasOnePrice) return null;
  const hasUnit = breaks.some(({ unitPrice }) => unitPrice !== null);
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
        {breaks.map(({ range, price, unitPrice }) => (
          <tr key={range}>
            <th scope="row">{range}</th>
            <td>{price}</td>
            {hasUnit && <td>{unitPrice}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
