// The personal rows of a placement. They load after hydration, so that no page waits for them or caches them.
import { startTransition, useEffect, useState } from 'react';
import { shownTile, type ShownTile } from '#finding/tiles/screen';
import { reportProblem } from '#ui/page/report-problem';
import { isRefusal } from '#base/outcome/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { makeFillings, type PlacementName } from '#finding/recommendations/rules';
import { caller } from '#ui/page/call';
import { viewedItems } from './viewed.ts';

const call = caller<typeof recommendationsContract>();

export interface RowsAsked {
  readonly place: PlacementName;
  /** Items that the rows relate to: the cart's lines. */
  readonly itemIds?: readonly string[];
  /** Items that the page shows elsewhere. */
  readonly without?: readonly string[];
}

export interface PersonalRow {
  readonly place: PlacementName;
  readonly title: string;
  readonly scheme: string;
  readonly tiles: readonly ShownTile[];
}

const MOST_ASKED = 100;
const NONE: readonly PersonalRow[] = [];

/** Whether these rows are still being asked for. */
export const isLoading = (rows: readonly PersonalRow[]): boolean => rows === NONE;

/** Empty while they load, when there is nothing to recommend, and when the shop cannot be reached: the page works without them. */
export function useRows({ place, itemIds = [], without = [] }: RowsAsked): readonly PersonalRow[] {
  const [rows, setRows] = useState(NONE);
  const about = itemIds.slice(0, MOST_ASKED).join(' ');
  const elsewhere = without.slice(0, MOST_ASKED).join(' ');
  const [mayFill] = useState(makeFillings);
  useEffect(() => {
    let stale = false;
    // The cart has changed so often that the rows have been refilled enough.
    if (!mayFill()) return undefined;
    const body = { place, itemIds: words(about), without: words(elsewhere), viewed: [...viewedItems()] };
    void call('POST /api/recommendations', { body }).then((reply) => {
      if (isRefusal(reply))
        reportProblem({ msg: 'Recommendations failed', error: { status: reply.status, code: reply.code }, info: { place } });
      if (stale) return;
      const found = isRefusal(reply)
        ? []
        : reply.rows.map(({ heading, tiles, ...row }) => ({ ...row, scheme: heading, tiles: tiles.map(shownTile) }));
      // A transition renders the rows in slices, so that they do not block the shopper's input.
      startTransition(() => setRows(found));
    });
    return () => {
      stale = true;
    };
  }, [place, about, elsewhere, mayFill]);
  return rows;
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));
