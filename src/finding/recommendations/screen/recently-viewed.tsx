// Recently viewed products (REC-2): from this device's history, loaded after hydration.
import { startTransition, useEffect, useState } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { isRefusal } from '#base/outcome/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { caller } from '#ui/page/call';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { ProductRail, shownTile, TileFactsProvider, type ShownTile } from '#finding/tiles/screen';
import { forgetViewed, rememberViewed, viewedItems } from './viewed.ts';

const call = caller<typeof recommendationsContract>();
const NOTHING: readonly ShownTile[] = [];

export interface RecentlyViewedProps {
  /** The product being viewed: it is added to the history but not shown. */
  readonly now?: string;
  /** Items that the page shows elsewhere. */
  readonly without?: readonly string[];
  readonly className?: string | undefined;
}

/** Renders nothing without a history, or when the shop cannot be reached: the page works without it. */
export function RecentlyViewed({ now, without = [], className }: RecentlyViewedProps) {
  const t = useWords(catalogWords);
  const [tiles, setTiles] = useState(NOTHING);
  useEffect(() => {
    let stale = false;
    const itemIds = viewedItems().filter((itemId) => itemId !== now);
    if (now !== undefined) rememberViewed(now);
    if (itemIds.length > 0)
      void call('POST /api/recommendations/viewed', { body: { itemIds, ...(now === undefined ? {} : { now }) } }).then((reply) => {
        if (!stale && !isRefusal(reply)) startTransition(() => setTiles(reply.tiles.map(shownTile)));
      });
    return () => {
      stale = true;
    };
  }, [now]);
  const forget = () => {
    forgetViewed();
    setTiles(NOTHING);
  };
  const shown = tiles.filter(({ itemId }) => !without.includes(itemId));
  if (shown.length === 0) return null;
  return (
    <TileFactsProvider itemIds={shown.map(({ itemId }) => itemId)}>
      <ProductRail
        className={className}
        title={t('recentlyViewed')}
        action={<TextAction onClick={forget}>{t('forgetViewed')}</TextAction>}
        tiles={shown}
      />
    </TileFactsProvider>
  );
}
