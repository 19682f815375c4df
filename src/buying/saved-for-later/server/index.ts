// Saved for later, for the rest of the shop: its calls, the merge at sign-in, and housekeeping.
export { savedHandlers, type SavedDeps } from './handlers.ts';
export { forgetRemovedBefore, mergeSavedAtSignIn, saveAside, savedIdsOf } from './saved-lists.ts';
