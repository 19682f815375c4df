export { storeFound } from './store-found.ts';
export { storeHandlers, type StoreDeps } from './store-handlers.ts';
export { makePlaceAtSignIn } from './place-at-sign-in.ts';
export { makeStores, readStores, writeStores, type Stores } from './stores.ts';
export { checkStores } from './check-stores.ts';
export { takenNumbers } from './taken-numbers.ts';
export { readStoresFile, type StoresFile } from './read-stores-file.ts';
