// Product details: description, specifications, package contents and compatibility.
import { catalogWords } from '#goods/catalog/words';
import { CheckIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { Link } from '#ui/kit/link';
import { useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import type { ShownProduct } from './load-product.ts';
import { ProductFits } from './product-fits-lazy.tsx';
import styles from './product-details.module.css';

export function ProductDetails({ product }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const { tile, partNumber, ean, specs, description, features, bundle, documents, fits, fitsPrinters } = product;
  return (
    <section {...LATER} className={styles.details} aria-label={t('aboutTitle')}>
      <div>
        <CachedPart name="about" of={{ description, features, bundle }}>
          <About product={product} />
        </CachedPart>
        {documents.length > 0 && (
          <CachedPart name="documents" of={documents}>
            <Documents documents={documents} />
          </CachedPart>
        )}
        {fits.length > 0 && <ProductFits fits={fits} other={!fitsPrinters} className={styles.next} />}
      </div>
      <CachedPart name="specifications" of={{ brand: tile.brand, partNumber, ean, specs }}>
        <Specifications product={product} />
      </CachedPart>
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

/** Each document names its kind and language before it is opened. */
function Documents({ documents }: Pick<ShownProduct, 'documents'>) {
  const t = useWords(catalogWords);
  return (
    <>
      <h2 className={styles.next}>{t('documentsTitle')}</h2>
      <ul className={styles.documents}>
        {documents.map(({ title, kind, language, lang, href }) => (
          <li key={`${href} ${title}`}>
            <span>
              <a href={href} hrefLang={lang}>
                {title}
              </a>
              <small>
                {kind} · {language}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longer lists are collapsed after this many: some catalogues have over a hundred. */
const FOLDED_FROM = 16;
const FIRST = 12;

function Specifications({ product: { tile, partNumber, ean, specs } }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const own = [
    { label: t('brand'), value: tile.brand },
    { label: t('partNumber'), value: partNumber },
    ...(ean === null ? [] : [{ label: t('ean'), value: ean }]),
  ];
  const said = new Set(specs.map(({ label }) => label));
  const first = specs.length < FOLDED_FROM ? specs : specs.slice(0, FIRST);
  const others = specs.slice(first.length);
  return (
    <div>
      <h2>{t('specifications')}</h2>
      <Rows specs={[...first, ...own.filter(({ label }) => !said.has(label))]} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('specificationsMore', { n: others.length })}</summary>
          <Rows specs={others} />
        </details>
      )}
    </div>
  );
}

const Rows = ({ specs }: Pick<ShownProduct, 'specs'>) => (
  <dl className={styles.specs}>
    {specs.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{unbroken(value)}</dd>
      </div>
    ))}
  </dl>
);
