// The personal rows of the home page. A product stands once on the page: the row above wins.
import { homeWords } from '#finding/home/words';
import { RowRail, useRows, type PersonalRow } from '#finding/recommendations/screen';
import type { ShownTile } from '#finding/tiles/screen';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';

const itemsOf = (row: PersonalRow | undefined): readonly string[] => row?.tiles.map(({ itemId }) => itemId) ?? [];

/** `cached`: the items of the rows that are the same for everybody. */
export function useHomeRows(cached: readonly string[]) {
  const rows = useRows({ place: 'home', without: cached });
  const again = rows.find(({ place }) => place === 'again');
  const recommended = rows.find(({ place }) => place === 'home');
  const own = new Set(itemsOf(again));
  return {
    again,
    recommended,
    /** Those of a row below that do not stand in the shopper's own. */
    others: (tiles: readonly ShownTile[]): readonly ShownTile[] => tiles.filter(({ itemId }) => !own.has(itemId)),
    /** All items of these rows. */
    shown: [...cached, ...own, ...itemsOf(recommended)],
  };
}

/** What the shopper orders most, with the way to their orders. */
export function BuyItAgain({ row, className }: { readonly row: PersonalRow; readonly className: string | undefined }) {
  const t = useWords(homeWords);
  const paths = usePaths();
  return (
    <RowRail
      row={row}
      className={className}
      title={t('againTitle')}
      note={t('againText')}
      action={<Link to={paths.orders()}>{t('allOrders')}</Link>}
    />
  );
}
