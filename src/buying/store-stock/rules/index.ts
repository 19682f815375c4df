export { checkAtStore, type StoreVerdict } from './check-at-store.ts';
export { readAsked, type Asked } from './read-asked.ts';
