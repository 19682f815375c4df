// The row of recently viewed products; its code loads where there is a history to show.
import { startTransition, useEffect, useState } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { isRefusal } from '#base/outcome/rules';
import type { recommendationsContract } from '#finding/recommendations/contract';
import { caller } from '#ui/page/call';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { ProductRail, shownTile, TileFactsProvider, type ShownTile } from '#finding/tiles/screen';
import type { RecentlyViewedProps } from './recently-viewed.tsx';
import { forgetViewed } from './viewed.ts';

const call = caller<typeof recommendationsContract>();
const NOTHING: readonly ShownTile[] = [];

export interface ViewedRowProps extends RecentlyViewedProps {
  /** Item numbers with spaces between them, latest first. */
  readonly others: string;
}

export function ViewedRow({ others, now, without = [], className }: ViewedRowProps) {
  const t = useWords(catalogWords);
  const [tiles, setTiles] = useState(NOTHING);
  useEffect(() => {
    let stale = false;
    const body = { itemIds: others.split(' '), ...(now === undefined ? {} : { now }) };
    void call('POST /api/recommendations/viewed', { body }).then((reply) => {
      if (!stale && !isRefusal(reply)) startTransition(() => setTiles(reply.tiles.map(shownTile)));
    });
    return () => {
      stale = true;
    };
  }, [others, now]);
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
