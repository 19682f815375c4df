/** The list as the store holds it (SFL-1). */
export { savedEvents, selectSaved, type RemovedSaved, type SavedFilter, type SavedState } from './saved-slice.ts';
