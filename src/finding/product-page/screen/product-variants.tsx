import type { ProductDetail } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { Link } from '#ui/kit/link';
import { useWords } from '#ui/page/shop';
import styles from './product-info.module.css';

/** The variants of a product by their options. Each variant is a product, so each option is a link. */
export function ProductVariants({ variants }: { readonly variants: ProductDetail['variants'] }) {
  const t = useWords(catalogWords);
  return variants.map(({ name, values }) => (
    <nav key={name} aria-label={name} className={styles.variants}>
      <h2>{t('variantChosen', { name, value: values.find(({ current }) => current)?.label ?? '' })}</h2>
      <ul className={styles.choices}>
        {values.map(({ label, detail, picture, difference, href, current }) => (
          <li key={label}>
            <Link
              to={href}
              replace
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className={picture === null ? styles.variant : styles.swatch}
            >
              {picture !== null && <img src={picture} alt="" width={84} height={84} loading="lazy" />}
              <b>{label}</b> {difference ?? detail}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
