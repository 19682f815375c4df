import type { CategoryCard } from '#finding/listing/contract';
import { DepartmentFolders, hrefUnfiltered } from '#finding/listing/screen';
import { ProductRail, TileFactsProvider, type ShownTile } from '#finding/tiles/screen';
import { searchWords } from '#finding/search/words';
import { RecommendedRow } from '#finding/recommendations/screen';
import { useLocation, useSearchParams } from 'react-router';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { SectionHead } from '#ui/kit/section-head';
import { useWords } from '#ui/page/shop';
import { listingWords } from '#finding/listing/words';
import styles from './search-page.module.css';

interface WaysOn {
  /** A page answers the search, which has no products. */
  readonly isAnswered: boolean;
  readonly departments: readonly CategoryCard[];
  readonly popular: readonly ShownTile[];
}

/** One row of folders on a wide screen. */
const MOST_DEPARTMENTS = 8;

/** No results: the query stays in the field, with links to departments and popular products. */
export function NothingFound({ waysOn }: { readonly waysOn?: WaysOn }) {
  const t = useWords(searchWords);
  if (waysOn === undefined) return <NothingLeft />;
  return (
    <TileFactsProvider itemIds={waysOn.popular.map(({ itemId }) => itemId)}>
      {!waysOn.isAnswered && <p className={styles.lead}>{t('nothingText')}</p>}
      <section className={styles.band} aria-labelledby="try-departments">
        <SectionHead id="try-departments" title={t('tryDepartments')} />
        <DepartmentFolders departments={waysOn.departments.slice(0, MOST_DEPARTMENTS)} />
      </section>
      <ProductRail className={styles.band} title={t('popular')} tiles={waysOn.popular} />
      <RecommendedRow place="nothingFound" className={styles.band} />
    </TileFactsProvider>
  );
}

/** No results because of the filters. */
function NothingLeft() {
  const t = useWords(listingWords);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <EmptyState
      title={t('nothingHere')}
      actions={
        <LinkButton to={hrefUnfiltered(pathname, params)} variant="ink">
          {t('clearAll')}
        </LinkButton>
      }
    >
      {t('nothingHereText')}
    </EmptyState>
  );
}
