// The short mark of a card brand; screen readers get its full name.
import { BRAND_MARKS, type CardBrand } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { useWords } from '#ui/page/shop';
import styles from './brand-mark.module.css';

export function BrandMark({ brand }: { readonly brand: CardBrand }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {BRAND_MARKS[brand]}
    </span>
  );
}

/** Marks of all accepted brands; screen readers get their names. */
export function AcceptedBrands() {
  const t = useWords(paymentWords);
  const shown: readonly CardBrand[] = ['VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'DISCOVER'];
  return (
    <span className={styles.marks}>
      {shown.map((brand) => (
        <BrandMark key={brand} brand={brand} />
      ))}
      <span className="sr">{shown.map((brand) => t(brand)).join(', ')}</span>
    </span>
  );
}
