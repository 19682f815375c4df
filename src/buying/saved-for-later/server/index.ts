// Saved for later, for the rest of the shop: its calls, the merge at sign-in, and housekeeping.
export { savedHandlers } from './handlers.ts';
export type { SavedDeps } from './run-saved-command.ts';
export { FORGET_REMOVED } from './saved-queries.ts';
export { mergeSavedAtSignIn, saveOverflow, savedIdsOf } from './saved-lists.ts';
export { savedForLaterPersonalData } from './personal-data.ts';
