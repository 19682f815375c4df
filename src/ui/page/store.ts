// State that outlives a page or is shared by surfaces. One store per browser page and per server render; capabilities add their slices at first use,
// so that simple pages load none.
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

/** Capabilities add their slice here by declaration merging, and to `reducers` by `slice.injectInto(reducers)`. */
export interface LazySlices {}

export const reducers = combineSlices().withLazyLoadedSlices<LazySlices>();
export type ShopState = ReturnType<typeof reducers>;
export type ShopStore = ReturnType<typeof makeStore>;

/** A separate store for a server render or test. `listen` registers side effects: storage, timers, calls. */
export function makeStore() {
  const listeners = createListenerMiddleware<ShopState>();
  const { startListening: listen } = listeners;
  const store = configureStore({
    reducer: reducers,
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(listeners.middleware),
  });
  return Object.assign(store, { listen });
}

let page: ShopStore | undefined;

/** The browser page's one store. */
export function pageStore(): ShopStore {
  page ??= makeStore();
  return page;
}
