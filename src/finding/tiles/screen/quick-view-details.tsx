import type { ProductDetail } from '#goods/catalog/contract';
import { unbroken } from '#ui/kit/unbroken';
import styles from './quick-view-drawer.module.css';

/** The product's page has the rest. */
const MOST_FEATURES = 6;
const MOST_SPECS = 8;

export interface QuickViewDetailsProps {
  readonly product: Pick<ProductDetail, 'description' | 'features' | 'specs'>;
}

/** What the product is: its features, or its description, and its first specifications. */
export function QuickViewDetails({ product: { description, features, specs } }: QuickViewDetailsProps) {
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
