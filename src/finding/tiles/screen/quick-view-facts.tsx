import type { ProductDetail } from '#goods/catalog/contract';
import { unbroken } from '#ui/kit/unbroken';
import styles from './quick-view-drawer.module.css';

/** The product's page has the rest. */
const MOST_FEATURES = 6;
const MOST_SPECS = 8;

export interface ProductFactsProps {
  readonly product: Pick<ProductDetail, 'description' | 'features' | 'specs'>;
}

/** Features, or else the description, and specifications of the quick view. */
export function ProductFacts({ product: { description, features, specs } }: ProductFactsProps) {
  return (
    <>
      {features.length > 0 ? (
        <ul className={styles.features}>
          {features.slice(0, MOST_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : (
        <p>{description}</p>
      )}
      {specs.length > 0 && (
        <dl className={styles.specs}>
          {specs.slice(0, MOST_SPECS).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
