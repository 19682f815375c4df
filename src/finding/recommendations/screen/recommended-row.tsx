// A personal row of recommendations. It loads after hydration, so that no page waits for it or caches it.
import { startTransition, useEffect, useState } from 'react';
import { ProductRail, shownTile, TileFactsProvider, type ShownTile } from '#finding/tiles/screen';
import { reportProblem } from '#ui/page/report-problem';
import { isRefusal } from '#base/outcome/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { makeFillings, type PlacementName } from '#finding/recommendations/rules';
import { caller } from '#ui/page/call';
import { viewedItems } from './viewed.ts';

const call = caller<typeof recommendationsContract>();

export interface RecommendedRowProps {
  readonly place: PlacementName;
  /** Items that the row relates to: the cart's lines. */
  readonly itemIds?: readonly string[];
  readonly className?: string | undefined;
}

interface Shown {
  readonly title: string;
  readonly scheme: string;
  readonly tiles: readonly ShownTile[];
}

const MOST_ASKED = 100;

/** Renders nothing when there is nothing to recommend, or the shop cannot be reached: the page works without it. */
export function RecommendedRow({ place, itemIds = [], className }: RecommendedRowProps) {
  const [row, setRow] = useState<Shown | null>(null);
  const about = itemIds.slice(0, MOST_ASKED).join(' ');
  const [mayFill] = useState(makeFillings);
  useEffect(() => {
    let stale = false;
    // The cart has changed so often that the row has been refilled enough.
    if (!mayFill()) return undefined;
    const body = { place, itemIds: about === '' ? [] : about.split(' '), viewed: [...viewedItems()] };
    void call('POST /api/recommendations', { body }).then((reply) => {
      if (isRefusal(reply))
        reportProblem({ msg: 'Recommendations failed', error: { status: reply.status, code: reply.code }, info: { place } });
      if (stale || isRefusal(reply)) return;
      const [found] = reply.rows;
      // A transition renders the row in slices, so that it does not block the shopper's input.
      startTransition(() =>
        setRow(found === undefined ? null : { title: found.title, scheme: found.heading, tiles: found.tiles.map(shownTile) }),
      );
    });
    return () => {
      stale = true;
    };
  }, [place, about, mayFill]);
  if (row === null) return null;
  return (
    <TileFactsProvider itemIds={row.tiles.map(({ itemId }) => itemId)}>
      <ProductRail className={className} title={row.title} tiles={row.tiles} counted={{ place, scheme: row.scheme }} />
    </TileFactsProvider>
  );
}
