// The filters on a small screen: a button that opens the drawer; before hydration it links to the filters on the page.
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { listingWords } from '#finding/listing/words';
import { FilterIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { LinkButton } from '#ui/kit/link-button';
import { useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import type { ShownListing } from './listing-view-model.ts';
import styles from './facet-drawer-button.module.css';

const FacetDrawer = lazy(async () => ({ default: (await import('./facet-drawer.tsx')).FacetDrawer }));

export function FacetSheet({ facets, pickupStore }: Pick<ShownListing, 'facets' | 'pickupStore'>) {
  const t = useWords(listingWords);
  const { used, open, show, close } = useSurface();
  const [params] = useSearchParams();
  const others = params.getAll('own').length + (pickupStore === null ? 0 : 1);
  const chosen = facets.flatMap(({ values }) => values).filter(({ selected }) => selected).length + others;
  return (
    <>
      <LinkButton to="#filters" size="small" aria-haspopup="dialog" onClick={show} className={styles.button}>
        <CachedPart name="filter-icon" of={null}>
          <FilterIcon />
        </CachedPart>
        {t('filtersChosen', { n: chosen })}
      </LinkButton>
      {used && (
        <Suspense>
          <FacetDrawer facets={facets} pickupStore={pickupStore} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
