// The shopper's own facts for a page's tiles: contract price, and pickup and delivery for their ZIP code and store. One call after hydration loads
// them for all tiles; public pages contain none.
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { tileCalls } from '#goods/catalog/contract';
import { isRefusal } from '#base/outcome/rules';
import { usePlace } from '#goods/stores/screen';
import { caller } from '#ui/page/call';
import type { ReplyOf } from '#ui/page/page-visit';
import type { ShownTile } from './tile-view-model.ts';

export type TileFacts = ReplyOf<(typeof tileCalls)['POST /api/tiles']>['tiles'][number];

type Own = ReplyOf<(typeof tileCalls)['POST /api/tiles']>['own'];

const Own = createContext<Own>([]);
const Facts = createContext<ReadonlyMap<string, TileFacts>>(new Map());
const call = caller<typeof tileCalls>();
/** Most items per call, as in the contract. */
const MOST = 100;

/** Facts of a product for this shopper; undefined until they are known. */
export const useTileFacts = (itemId: string): TileFacts | undefined => use(Facts).get(itemId);

/** Why the shopper may not buy a tile's product: their own reason when it is known, until then everybody's. */
export const useBlocked = (tile: Pick<ShownTile, 'itemId' | 'blocked'>): string | null =>
  (useTileFacts(tile.itemId) ?? tile).blocked ?? null;

/** Unit price of each product: the shopper's own when it is known. */
export function useUnitPrices(tiles: readonly Pick<ShownTile, 'itemId' | 'unitPrice'>[]): readonly (string | null)[] {
  const facts = use(Facts);
  return tiles.map((tile) => (facts.get(tile.itemId) ?? tile).unitPrice);
}

/** The filters that only this shopper has; none until known. */
export const useOwnFilters = (): Own => use(Own);

export interface TileFactsProviderProps {
  /** Every product that the page shows. */
  readonly itemIds: readonly string[];
  readonly children: ReactNode;
}

export function TileFactsProvider({ itemIds, children }: TileFactsProviderProps) {
  const [facts, setFacts] = useState<ReadonlyMap<string, TileFacts>>(new Map());
  const [own, setOwn] = useState<Own>([]);
  const { zip, storeNumber, known } = usePlace();
  const wanted = [...new Set(itemIds)].slice(0, MOST).join(' ');
  useEffect(() => {
    if (!known || wanted === '') return undefined;
    let stale = false;
    void call('POST /api/tiles', { body: { itemIds: wanted.split(' '), zip, storeNumber } }).then((reply) => {
      if (stale || isRefusal(reply)) return;
      startTransition(() => {
        setOwn(reply.own);
        setFacts(new Map(reply.tiles.map((tile) => [tile.itemId, tile])));
      });
    });
    return () => {
      stale = true;
    };
  }, [wanted, zip, storeNumber, known]);
  return (
    <Own value={own}>
      <Facts value={facts}>{children}</Facts>
    </Own>
  );
}
