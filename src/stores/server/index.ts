export { makeStores, writeStores, type Stores } from './stores.ts';
