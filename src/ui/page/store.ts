// What outlives a page or is shared by surfaces. One store per browser page, one per server render; capabilities bring their
// slices when they are first used, so that a page that only shows a number loads none of this.
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

/** Capabilities add their slice here by declaration merging, and to `reducers` by `slice.injectInto(reducers)`. */
export interface LazySlices {}

export const reducers = combineSlices().withLazyLoadedSlices<LazySlices>();
export type ShopState = ReturnType<typeof reducers>;
export type ShopStore = ReturnType<typeof makeStore>;

/** A store of its own: for a server render, for a test. `listen` starts what an event sets off: storage, timers, calls. */
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
