// The comparison of this browser page: its place in the store, what is kept for the next page and told to the boxes.
import type { compareContract } from '#finding/compare/contract';
import { isRefusal } from '#base/outcome/rules';
import { pageStore, type ShopStore } from '#store';
import { caller } from '#ui/page/call';
import { comparedIds, setMarks, storedMarks, storeMarks } from './compare-marks.ts';
import { compareEvents, selectCompare } from './compare-slice.ts';

export { compareEvents };

const call = caller<typeof compareContract>();
let started: ShopStore | undefined;

export function compareStore(): ShopStore {
  return (started ??= start(pageStore()));
}

/** Listens to the list of a store: keeps it, tells the boxes, and asks for the tiles of what came. */
export function start(store: ShopStore): ShopStore {
  store.listen({
    predicate: (_, now, before) => selectCompare(now).itemIds !== selectCompare(before).itemIds,
    effect: () => {
      const { itemIds } = selectCompare(store.getState());
      storeMarks(itemIds);
      setMarks(itemIds);
      return loadTiles(store);
    },
  });
  const stored = storedMarks();
  if (stored.length > 0) store.dispatch(compareEvents.replaced(stored));
  return store;
}

/** Tiles of the list; again after a failure. Those that are known are not asked for. */
export async function loadTiles(store: ShopStore): Promise<void> {
  const { itemIds, tiles, status } = selectCompare(store.getState());
  if (itemIds.every((itemId) => tiles.some((tile) => tile.itemId === itemId))) {
    if (status === 'error') store.dispatch(compareEvents.selectionLoaded({ asked: [], tiles }));
    return;
  }
  store.dispatch(compareEvents.selectionRequested());
  const reply = await call('POST /api/compare', { body: { itemIds: [...itemIds] } });
  // Meanwhile the list may have changed: then another answer is on its way.
  if (selectCompare(store.getState()).itemIds.some((itemId) => !itemIds.includes(itemId))) return;
  store.dispatch(
    isRefusal(reply) ? compareEvents.selectionFailed() : compareEvents.selectionLoaded({ asked: itemIds, tiles: reply.tiles }),
  );
}

/** The page of a comparison shows these: they are the list now. */
export function compareOnly(itemIds: readonly string[]): void {
  const now = comparedIds();
  if (now.length === itemIds.length && now.every((itemId, at) => itemId === itemIds[at])) return;
  compareStore().dispatch(compareEvents.replaced(itemIds));
}
