// Products as columns, their specifications as rows. Rows with differences are marked; the shopper can hide the others.
import { ProductTile, useUnitPrices, type ShownTile } from '#finding/tiles/screen';
import { valuesDiffer, type ComparedRow } from '#finding/compare/rules';
import { compareWords } from '#finding/compare/words';
import { Badge } from '#ui/kit/badge';
import { LinkButton } from '#ui/kit/link-button';
import type { PageSay } from '#base/locale/words';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { unbroken } from '#ui/kit/unbroken';
import styles from './compare-table.module.css';

export interface ComparedProduct {
  readonly brand: string;
  readonly tile: ShownTile;
}

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparedRow[];
  /** Show only rows in which the products differ. */
  readonly differ: boolean;
}

export function CompareTable({ products, rows, differ }: CompareTableProps) {
  const t = useWords(compareWords);
  const paths = usePaths();
  const itemIds = products.map(({ tile }) => tile.itemId);
  const unitPrices = useUnitPrices(products.map(({ tile }) => tile));
  const own = ownRows(products, unitPrices, t);
  const labels = new Set(own.map(({ label }) => label));
  const all = [...own.filter(({ values }) => values.some((value) => value !== null)), ...rows.filter(({ label }) => !labels.has(label))];
  const shown = differ ? all.filter((row) => row.differs) : all;
  return (
    <>
      {products.length > 1 && (
        <p className={styles.switch}>
          <LinkButton to={paths.compare(itemIds, { differ: !differ })} size="small" preventScrollReset>
            {t(differ ? 'all' : 'differ')}
          </LinkButton>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reached by keyboard */}
      <div className={styles.scroller} role="region" aria-label={t('pageTitle')} tabIndex={0}>
        <table className={styles.table} data-products={products.length}>
          <thead>
            <tr>
              <th scope="col" className={styles.label}>
                <span className="sr">{t('line')}</span>
              </th>
              {products.map(({ tile }) => (
                <th key={tile.itemId} scope="col" className={styles.product}>
                  <ProductTile tile={tile} level={2} />
                  <TextAction to={paths.compare(itemIds.filter((id) => id !== tile.itemId))} about={t('about', { title: tile.title })}>
                    {t('removeFrom')}
                  </TextAction>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.label} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p>{t('same')}</p>}
    </>
  );
}

function Row({ row: { label, values, differs }, products }: { readonly row: ComparedRow; readonly products: readonly ComparedProduct[] }) {
  const t = useWords(compareWords);
  const marked = differs && products.length > 1;
  return (
    <tr className={marked ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        {label} {marked && <Badge>{t('differs')}</Badge>}
      </th>
      {products.map(({ tile }, at) => (
        <td key={tile.itemId}>{unbroken(values[at]) ?? <span className={styles.none}>{t('notSaid')}</span>}</td>
      ))}
    </tr>
  );
}

/** Rows that the products' tiles state: unit price, brand and pack. */
function ownRows(
  products: readonly ComparedProduct[],
  unitPrices: readonly (string | null)[],
  t: PageSay<'unitPrice' | 'brand' | 'pack'>,
): readonly ComparedRow[] {
  return [
    rowOf(t('unitPrice'), unitPrices),
    rowOf(
      t('brand'),
      products.map(({ brand }) => brand),
    ),
    rowOf(
      t('pack'),
      products.map(({ tile }) => tile.pack),
    ),
  ];
}

function rowOf(label: string, values: readonly (string | null)[]): ComparedRow {
  return { label, values, differs: valuesDiffer(values) };
}
