// "More products": a link to the same list with one page more; after hydration the page stays in place while it loads.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { catalogWords } from '#goods/catalog/words';
import { listingWords } from '#finding/listing/words';
import { useAwake } from '#ui/page/awake';
import { LinkButton } from '#ui/kit/link-button';
import { Meter } from '#ui/kit/meter';
import { Spinner } from '#ui/kit/spinner';
import { useWords } from '#ui/page/shop';
import { canLoadMore, hrefWithMore } from './listing-address.ts';
import { useNextParams } from './use-next-params.ts';
import styles from './more-products.module.css';
import type { ShownListing } from './listing-view-model.ts';

/** Id of the place where a page's tiles begin, for keyboard and screen-reader users. */
export const pageStart = (page: number): string => `page-${page}`;

type MoreProductsProps = Pick<ShownListing, 'from' | 'page' | 'size' | 'total'>;

/** Renders nothing at the end of the list, or when the page already shows the most pages. */
export function MoreProducts({ from, page, size, total }: MoreProductsProps) {
  const t = useWords(listingWords);
  const tiles = useWords(catalogWords);
  const { pathname } = useLocation();
  const params = useNextParams();
  const awake = useAwake();
  const pressed = useFocusOnMore(page);
  const { state, location } = useNavigation();
  const busy = state === 'loading' && new URLSearchParams(location.search).has('from');
  const seen = Math.min(page * size, total);
  if (total <= size) return null;
  return (
    <div data-screen-only className={styles.more}>
      <p>{tiles('railPosition', { first: (from - 1) * size + 1, last: seen, total })}</p>
      <Meter value={seen} max={total} label={tiles('railPosition', { first: 1, last: seen, total })} tone="ink" className={styles.meter} />
      {seen < total && canLoadMore(from, page) && (
        <LinkButton
          // Without JavaScript the link leads to the first of the new tiles.
          to={hrefWithMore(pathname, params, { from, page: page + 1 }) + (awake ? '' : `#${pageStart(page + 1)}`)}
          onClick={pressed}
          replace
          preventScrollReset
          aria-busy={busy || undefined}
        >
          {busy && <Spinner size="sm" />}
          {t('showMore', { n: Math.min(size, total - seen) })}
        </LinkButton>
      )}
    </div>
  );
}

/** Moves the focus to the new tiles when they have loaded. */
function useFocusOnMore(page: number): () => void {
  const wanted = useRef(0);
  useEffect(() => {
    if (wanted.current !== page) return;
    wanted.current = 0;
    document.getElementById(pageStart(page))?.focus({ preventScroll: true });
  }, [page]);
  return () => (wanted.current = page + 1);
}
