// Overlay with alternates of an unavailable product (CAT-8), in the usual tiles.
import { useEffect, useState } from 'react';
import type { tileCalls } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { tilesWords } from '#finding/tiles/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { caller } from '#ui/page/call';
import { Dialog } from '#ui/kit/dialog';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { TileGrid } from '#ui/kit/tile-grid';
import { ProductTile } from './product-tile.tsx';
import { shownTile, type ShownTile } from './tile-view-model.ts';
import { TileFactsProvider } from './personal-facts-provider.tsx';

const call = caller<typeof tileCalls>();

export interface SimilarOverlayProps {
  readonly itemIds: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SimilarOverlay({ itemIds, open, onClose }: SimilarOverlayProps) {
  const t = useWords(catalogWords);
  const own = useWords(tilesWords);
  const [similar, ask] = useSimilar(itemIds.join(' '));
  return (
    <Dialog open={open} onClose={onClose} title={t('alternates')} closeLabel={t('close')} size="wide">
      {similar === 'asked' ? (
        <Spinner label={own('quickViewLoading')} />
      ) : similar === 'failed' ? (
        <Message tone="bad" title={own('quickViewFailed')} live>
          <Button onClick={ask}>{own('tryAgain')}</Button>
        </Message>
      ) : (
        <TileFactsProvider itemIds={similar.map(({ itemId }) => itemId)}>
          <TileGrid columns={3} narrow="list">
            {similar.map((tile) => (
              <ProductTile key={tile.itemId} tile={tile} />
            ))}
          </TileGrid>
        </TileFactsProvider>
      )}
    </Dialog>
  );
}

type Similar = 'asked' | 'failed' | readonly ShownTile[];

/** The tiles for one list of items, and a function that loads them again. */
function useSimilar(wanted: string): readonly [Similar, () => void] {
  const [similar, setSimilar] = useState<Similar>('asked');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    void call('POST /api/tiles/shown', { body: { itemIds: wanted.split(' ') } }).then((reply) => {
      if (stale) return;
      setSimilar(isRefusal(reply) || reply.tiles.length === 0 ? 'failed' : reply.tiles.map(shownTile));
    });
    return () => {
      stale = true;
    };
  }, [wanted, tries]);
  const again = (): void => {
    setSimilar('asked');
    setTries((before) => before + 1);
  };
  return [similar, again];
}
