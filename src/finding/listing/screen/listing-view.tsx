// A list of products with filters, chips, order and pages. Categories, deals and search results share it.
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { listingWords } from '#finding/listing/words';
import { COMPARE_FORM, CompareBar } from '#finding/compare/screen';
import { Button } from '#ui/kit/button';
import { Pager } from '#ui/kit/pager';
import { usePaths, useWords } from '#ui/page/shop';
import { TileFactsProvider } from '#finding/tiles/screen';
import { FacetSheet } from './facet-drawer-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FacetForm } from './facet-form.tsx';
import { LayoutSwitch } from './phone-columns-switch.tsx';
import { hrefOfPage } from './listing-address.ts';
import { useListingLayout } from './listing-layout.ts';
import { MoreProducts } from './more-products.tsx';
import { isPastEnd, type ShownListing } from './listing-view-model.ts';
import { PastEnd } from './past-end.tsx';
import { SortForm } from './sort-form.tsx';
import { useNextParams } from './use-next-params.ts';
import { ViewSwitch } from './grid-rows-switch.tsx';
import styles from './listing-view.module.css';
import { ListingGrid, withSponsored } from './listing-grid.tsx';

export interface ListingViewProps {
  readonly listing: ShownListing;
  /** Shown instead of the grid when there are no products. */
  readonly empty: ReactNode;
}

export function ListingView({ listing, empty }: ListingViewProps) {
  const t = useWords(listingWords);
  const { total, facets, pickupStore } = listing;
  const shown = withSponsored(listing);
  const form = useId();
  const pastEnd = total > 0 && isPastEnd(listing);
  const [pair, setPair] = useListingLayout();
  return (
    <TileFactsProvider itemIds={shown.map(({ tile }) => tile.itemId)}>
      <div className={styles.layout}>
        <aside id="filters" data-screen-only className={styles.side} aria-label={t('filters')}>
          <FacetForm id={form} facets={facets} pickupStore={pickupStore} instant />
        </aside>
        <div>
          <div className={styles.bar}>
            <FilterChips facets={facets} total={total} pickupStore={pickupStore} />
            <div data-screen-only className={styles.tools}>
              <FacetSheet facets={facets} pickupStore={pickupStore} />
              <SortForm />
              <ViewSwitch />
              <LayoutSwitch pair={pair} onChange={setPair} />
            </div>
          </div>
          <h2 className="sr">{t('products')}</h2>
          {shown.length > 0 ? <ListingGrid listing={listing} shown={shown} pair={pair} /> : pastEnd ? <PastEnd listing={listing} /> : empty}
          <CompareForm />
          <CompareBar />
          {!pastEnd && (
            <>
              <MoreProducts {...listing} />
              <ListPager listing={listing} />
            </>
          )}
        </div>
      </div>
    </TileFactsProvider>
  );
}

/** Before hydration its button opens the comparison of the selected products. */
function CompareForm() {
  const t = useWords(listingWords);
  const paths = usePaths();
  return (
    <form id={COMPARE_FORM} action={paths.compare()}>
      <noscript>
        <Button type="submit">{t('compareTicked')}</Button>
      </noscript>
    </form>
  );
}

function ListPager({ listing: { page, size, total } }: { readonly listing: ShownListing }) {
  const t = useWords(listingWords);
  const { pathname } = useLocation();
  const params = useNextParams();
  return (
    <Pager
      page={page}
      pages={Math.ceil(total / size)}
      addressOf={(to) => hrefOfPage(pathname, params, to)}
      labels={{ nav: t('pages'), previous: t('pagePrevious'), next: t('pageNext'), page: (n) => t('pageNumber', { n }) }}
    />
  );
}
