import { listingWords } from '#finding/listing/words';
import { formatNumber } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';

/** Number of products that a filter would leave; screen readers also hear the unit. */
export function ProductsCount({ n }: { readonly n: number }) {
  const t = useWords(listingWords);
  const { copyLocale } = useShop();
  return (
    <>
      {formatNumber(n, copyLocale)}
      <span className="sr"> {t('ofProducts', { n })}</span>
    </>
  );
}
