// The effects of events on saved for later: loading, and storing the list for the next page.
import { oneAtATime } from '#buying/cart/screen';
import { isRefusal } from '#base/outcome/rules';
import type { ShopStore } from '#store';
import { fetchSaved } from './fetch-saved.ts';
import { savedEvents, selectSaved } from './saved-slice.ts';
import { forgetStoredList, readStoredList, storeList } from './stored-list.ts';

export interface SavedEngine {
  /** Loads the list: from storage while it is fresh, else from the server. `all` loads every page. */
  readonly load: (options?: { readonly all?: boolean }) => Promise<void>;
}

/** Starts the listeners of a store, once per browser page. */
export function startSaved(store: ShopStore): SavedEngine {
  const loadList = oneAtATime((all) => loadInto(store, all));
  const load: SavedEngine['load'] = ({ all } = {}) => loadList(all);
  // Another tab changed something, or a requested item is missing.
  store.listen({
    predicate: (_, now, before) => selectSaved(now).status === 'stale' && selectSaved(before).status === 'ready',
    effect: () => load(),
  });
  store.listen({
    actionCreator: savedEvents.loaded,
    effect: ({ payload: { list, again } }) => {
      if (again !== true && list.page <= 1) storeList(list);
    },
  });
  // The stored list is outdated (SFL_MOVED, CART-19).
  store.listen({ actionCreator: savedEvents.answered, effect: () => forgetStoredList() });
  return { load };
}

async function loadInto(store: ShopStore, all: boolean): Promise<void> {
  const known = selectSaved(store.getState());
  const complete = known.itemList.items.length >= known.totalItems;
  if (known.status === 'ready' && (complete || !all)) return;
  const kept = known.status === 'unknown' ? readStoredList() : null;
  if (kept !== null) store.dispatch(savedEvents.loaded({ list: kept.list, again: !kept.fresh }));
  if (kept?.fresh === true && !all) return;
  if (kept === null && known.status === 'unknown') store.dispatch(savedEvents.loadStarted());
  for (let page = 1; ; page += 1) {
    const reply = await fetchSaved(page);
    if (isRefusal(reply)) {
      store.dispatch(savedEvents.loadFailed({ message: reply.message }));
      return;
    }
    store.dispatch(savedEvents.loaded({ list: reply }));
    if (!all || reply.itemList.items.length === 0 || page * reply.size >= reply.totalItems) return;
  }
}
