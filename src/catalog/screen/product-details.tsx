// What else there is to know: description, specifications, what is inside, and what it fits.
import { catalogWords } from '#catalog/words';
import { CheckIcon } from '#ui/icons';
import { KeptPart } from '#ui/kept-part';
import { LATER } from '#ui/later';
import { Link } from '#ui/link';
import { useWords } from '#ui/shop';
import { unbroken } from '#ui/unbroken';
import type { ShownProduct } from './load-product.ts';
import { ProductFits } from './product-fits.tsx';
import styles from './product-details.module.css';

export function ProductDetails({ product }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const { tile, partNumber, ean, specs, description, features, bundle, fits } = product;
  return (
    <section {...LATER} className={styles.details} aria-label={t('aboutTitle')}>
      <div>
        <KeptPart name="about" of={{ description, features, bundle }}>
          <About product={product} />
        </KeptPart>
        {fits.length > 0 && <ProductFits fits={fits} className={styles.next} />}
      </div>
      <KeptPart name="specifications" of={{ brand: tile.brand, partNumber, ean, specs }}>
        <Specifications product={product} />
      </KeptPart>
    </section>
  );
}

function About({ product: { description, features, bundle } }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  return (
    <>
      <h2>{t('aboutTitle')}</h2>
      <p className={styles.text}>{description}</p>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <CheckIcon />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {bundle.length > 0 && (
        <>
          <h2 className={styles.next}>{t('bundleTitle')}</h2>
          <ul className={styles.bundle}>
            {bundle.map(({ title, href, qty }) => (
              <li key={href}>
                {t('bundleRow', { qty })} <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Specifications({ product: { tile, partNumber, ean, specs } }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const own = [
    { label: t('brand'), value: tile.brand },
    { label: t('partNumber'), value: partNumber },
    ...(ean === null ? [] : [{ label: t('ean'), value: ean }]),
  ];
  const said = new Set(specs.map(({ label }) => label));
  return (
    <div>
      <h2>{t('specifications')}</h2>
      <dl className={styles.specs}>
        {[...specs, ...own.filter(({ label }) => !said.has(label))].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
