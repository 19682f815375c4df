import type { ProductDetail } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import { useTileFacts } from '#finding/tiles/screen';
import styles from './product-info.module.css';

export interface PriceReasonsProps {
  readonly itemId: string;
  readonly reasons: ProductDetail['priceReasons'];
}

/** Explains the price: the public reasons, or the account's own when they are known. */
export function PriceReasons({ itemId, reasons }: PriceReasonsProps) {
  const t = useWords(catalogWords);
  const own = useTileFacts(itemId)?.priceReasons ?? [];
  const said = own.length > 0 ? own : reasons;
  if (said.length === 0) return null;
  return (
    <details className={styles.reasons}>
      <summary>{t('priceReasons')}</summary>
      <ul>
        {said.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
