import { listingWords } from '#finding/listing/words';
import { formatNumber } from '#base/locale/rules';
import { useShop, useWords } from '#ui/page/shop';

/** How many products a filter would leave, beside its name; read out with what it counts. */
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
