export { storeHandlers } from './store-handlers.ts';
export { makeStores, writeStores, type Stores } from './stores.ts';
