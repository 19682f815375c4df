// A list of products with filters, chips, order and pages. Categories, deals and search results share it.
import { Fragment, useId, useSyncExternalStore, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { adSlotOf } from '#finding/recommendations/rules';
import { listingWords } from '#finding/listing/words';
import { COMPARE_FORM, CompareBar, TileCompare } from '#finding/compare/screen';
import { Button } from '#ui/kit/button';
import { CachedPart } from '#ui/page/cached-part';
import { Pager } from '#ui/kit/pager';
import { usePaths, useWords } from '#ui/page/shop';
import { TileGrid } from '#ui/kit/tile-grid';
import { ProductTile, QuickViewProvider, SimilarItems, TileFactsProvider, useRowEvents, type ShownTile } from '#finding/tiles/screen';
import { FacetSheet } from './facet-drawer-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FacetForm } from './facet-form.tsx';
import { LayoutSwitch } from './phone-columns-switch.tsx';
import { hrefOfPage } from './listing-address.ts';
import { useListingLayout } from './listing-layout.ts';
import { MoreProducts, pageStart } from './more-products.tsx';
import type { ShownListing } from './listing-view-model.ts';
import { SortForm } from './sort-form.tsx';
import { ViewSwitch } from './grid-rows-switch.tsx';
import styles from './listing-view.module.css';

export interface ListingViewProps {
  readonly listing: ShownListing;
  /** Shown instead of the grid when there are no products. */
  readonly empty: ReactNode;
}

/** Tiles whose pictures are visible when the page opens. */
const FIRST_TILES = 4;

export function ListingView({ listing, empty }: ListingViewProps) {
  const t = useWords(listingWords);
  const { total, facets, pickupStore } = listing;
  const shown = inTheirPlaces(listing);
  const busy = useIsListLoading();
  const form = useId();
  const [pair, setPair] = useListingLayout();
  // React does not preload pictures in cached markup, so this does.
  for (const { tile } of shown.slice(0, FIRST_TILES)) preload(tile.image.src, { as: 'image', fetchPriority: 'high' });
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
          {shown.length === 0 ? (
            empty
          ) : (
            <QuickViewProvider>
              <SimilarItems tiles={shown.map(({ tile }) => tile)}>
                <CachedPart name={`list ${pagesOf(listing)}`} of={null} each={shown.map(({ tile }) => tile)}>
                  <TileGrid busy={busy} narrow={pair ? 'pair' : 'list'} rows="chosen">
                    {shown.map(({ tile, sponsored, page }, at) => (
                      <Fragment key={`${tile.itemId} ${sponsored}`}>
                        {page !== null && <PageStart page={page} />}
                        {sponsored === undefined ? (
                          <ProductTile tile={tile} first={at < FIRST_TILES} compareBox={<TileCompare tile={tile} />} />
                        ) : (
                          <SponsoredTile tile={tile} recId={sponsored} first={at < FIRST_TILES} />
                        )}
                      </Fragment>
                    ))}
                  </TileGrid>
                </CachedPart>
              </SimilarItems>
            </QuickViewProvider>
          )}
          <CompareForm />
          <CompareBar />
          <MoreProducts {...listing} />
          <ListPager listing={listing} />
        </div>
      </div>
    </TileFactsProvider>
  );
}

/** The list's tiles with the sponsored ones at their positions; `page` where another page begins. */
function inTheirPlaces({ tiles, sponsored, from, starts }: ShownListing) {
  const shown = tiles.map((tile, at) => ({
    tile,
    sponsored: undefined as string | undefined,
    page: starts.includes(at) ? from + 1 + starts.indexOf(at) : null,
  }));
  for (const { position, tile, recId } of sponsored) shown.splice(position - 1, 0, { tile, sponsored: recId, page: null });
  return shown;
}

/** What the cached markup depends on besides its tiles: where pages begin, and sponsored positions. */
const pagesOf = ({ from, starts, sponsored }: ShownListing): string =>
  `${from} ${starts.join()} ${sponsored.map(({ recId, position }) => `${recId} ${position}`).join()}`;

const never = () => () => undefined;

/** A sponsored position: labelled as such, and its views and clicks are counted. */
function SponsoredTile({ tile, recId, first }: { readonly tile: ShownTile; readonly recId: string; readonly first: boolean }) {
  // Counted separately per window width.
  const slot = useSyncExternalStore<number | null>(
    never,
    () => adSlotOf(window.innerWidth),
    () => null,
  );
  const place = useRowEvents<HTMLDivElement>(`list${slot ?? ''}`, slot === null ? undefined : recId);
  return (
    <div ref={place} className={styles.sponsored}>
      <ProductTile tile={tile} first={first} compareBox={<TileCompare tile={tile} />} sponsored />
    </div>
  );
}

/** Heading and focus target where the tiles of another page begin. */
function PageStart({ page }: { readonly page: number }) {
  const t = useWords(listingWords);
  return (
    <h3 id={pageStart(page)} tabIndex={-1} className="sr">
      {t('pageNumber', { n: page })}
    </h3>
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
  const [params] = useSearchParams();
  return (
    <Pager
      page={page}
      pages={Math.ceil(total / size)}
      addressOf={(to) => hrefOfPage(pathname, params, to)}
      labels={{ nav: t('pages'), previous: t('pagePrevious'), next: t('pageNext'), page: (n) => t('pageNumber', { n }) }}
    />
  );
}

/** Whether the same list is loading with other controls. */
function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Loading one more page below leaves the existing tiles unchanged.
  return state === 'loading' && location.pathname === pathname && !location.search.includes('from=');
}
