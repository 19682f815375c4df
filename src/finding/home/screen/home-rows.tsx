// The personal rows of the home page. A product stands once on the page: the row above wins.
import { isLoading, useRows, type PersonalRow } from '#finding/recommendations/screen';
import type { ShownTile } from '#finding/tiles/screen';

/** So many goods has the first row. */
export const MOST_OWN = 4;

const itemsOf = (row: FirstRow | undefined): readonly string[] => row?.tiles.map(({ itemId }) => itemId) ?? [];

/** A row with the shopper's own goods, else with those that everybody sees. */
export type FirstRow = Pick<PersonalRow, 'tiles'> &
  (Omit<PersonalRow, 'tiles'> | { readonly place: 'bestSellers'; readonly scheme?: never });

/** `cached`: the items of the rows that are the same for everybody, `bestSellers` one of them. `isKnown`: the shopper has signed in. */
export function useHomeRows(cached: readonly string[], isKnown: boolean, bestSellers: readonly ShownTile[]) {
  const rows = useRows({ place: 'home', without: cached });
  const again = rows.find(({ place }) => place === 'again');
  const recommended = rows.find(({ place }) => place === 'home');
  const asked = isLoading(rows);
  // The page of those who have signed in begins with a row in any case: its room is reserved.
  const instead = recommended ?? (asked || bestSellers.length === 0 ? undefined : ({ place: 'bestSellers', tiles: bestSellers } as const));
  const first: FirstRow | undefined = again ?? (isKnown ? instead : undefined);
  const below = first === recommended ? undefined : recommended;
  const own = new Set(itemsOf(first).slice(0, MOST_OWN));
  return {
    first,
    recommended: below,
    isLoading: asked,
    /** Those of a row below that do not stand in the shopper's own. */
    others: (tiles: readonly ShownTile[]): readonly ShownTile[] => tiles.filter(({ itemId }) => !own.has(itemId)),
    /** All items of these rows. */
    shown: [...cached, ...own, ...itemsOf(below)],
  };
}
