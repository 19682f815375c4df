// The tiles of a list with the sponsored ones among them.
import { Fragment, useSyncExternalStore } from 'react';
import { preload } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import { adSlotOf } from '#finding/recommendations/rules';
import { listingWords } from '#finding/listing/words';
import { TileCompare } from '#finding/compare/screen';
import { CachedPart } from '#ui/page/cached-part';
import { useWords } from '#ui/page/shop';
import { MOST_OF_FEW, TileGrid } from '#ui/kit/tile-grid';
import { ProductTile, QuickViewProvider, SimilarItems, useRowEvents, type ShownTile } from '#finding/tiles/screen';
import { pageStart } from './more-products.tsx';
import type { ShownListing } from './listing-view-model.ts';
import styles from './listing-view.module.css';

/** Tiles whose pictures are visible when the page opens. */
const FIRST_TILES = 4;

/** The list's tiles with the sponsored ones at their positions; `page` where another page begins. */
export function withSponsored({ tiles, sponsored, from, starts }: ShownListing) {
  const shown = tiles.map((tile, at) => ({
    tile,
    sponsored: undefined as string | undefined,
    page: starts.includes(at) ? from + 1 + starts.indexOf(at) : null,
  }));
  for (const { position, tile, recId } of sponsored) shown.splice(position - 1, 0, { tile, sponsored: recId, page: null });
  return shown;
}

interface ListingGridProps {
  readonly listing: ShownListing;
  readonly shown: ReturnType<typeof withSponsored>;
  /** Two columns on phones. */
  readonly pair: boolean;
}

export function ListingGrid({ listing, shown, pair }: ListingGridProps) {
  const busy = useIsListLoading();
  const isFew = shown.length <= MOST_OF_FEW;
  // React does not preload pictures in cached markup, so this does.
  for (const { tile } of shown.slice(0, FIRST_TILES)) preload(tile.image.src, { as: 'image', fetchPriority: 'high' });
  return (
    <QuickViewProvider>
      <SimilarItems tiles={shown.map(({ tile }) => tile)}>
        <CachedPart name={`list ${pagesOf(listing)}`} of={null} each={shown.map(({ tile }) => tile)}>
          <TileGrid
            busy={busy}
            narrow={pair && !isFew ? 'pair' : 'list'}
            layout={isFew ? 'few' : undefined}
            rows={isFew ? undefined : 'chosen'}
          >
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
  );
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

/** Whether the same list is loading with other controls. */
function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Loading one more page below leaves the existing tiles unchanged.
  return state === 'loading' && location.pathname === pathname && !location.search.includes('from=');
}
