// Keeps the comparison's slice of the store, its copy in localStorage and the checkboxes of the tiles in step.
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

/** Subscribes to the store's list: stores it, updates the boxes and loads missing tiles. */
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

/** Loads the missing tiles of the list, also after a failure. */
export async function loadTiles(store: ShopStore): Promise<void> {
  const { itemIds, tiles, status } = selectCompare(store.getState());
  if (itemIds.every((itemId) => tiles.some((tile) => tile.itemId === itemId))) {
    if (status === 'error') store.dispatch(compareEvents.selectionLoaded({ asked: [], tiles }));
    return;
  }
  store.dispatch(compareEvents.selectionRequested());
  const reply = await call('POST /api/compare', { body: { itemIds: [...itemIds] } });
  // The list has changed meanwhile, so another reply is on its way.
  if (selectCompare(store.getState()).itemIds.some((itemId) => !itemIds.includes(itemId))) return;
  store.dispatch(
    isRefusal(reply) ? compareEvents.selectionFailed() : compareEvents.selectionLoaded({ asked: itemIds, tiles: reply.tiles }),
  );
}

/** Replaces the list with the products of the comparison page. */
export function compareOnly(itemIds: readonly string[]): void {
  const now = comparedIds();
  if (now.length === itemIds.length && now.every((itemId, at) => itemId === itemIds[at])) return;
  compareStore().dispatch(compareEvents.replaced(itemIds));
}
