/** The list in the store (SFL-1), and the engine that loads it. */
export { selectSaved } from './saved-slice.ts';
export { pageSaved } from './page-saved.ts';
/** Inside CartScope: the loader's list, and the hooks to read and change it. */
export { SavedScope } from './saved-scope.tsx';
export { useSaved, useSavedCommands } from './use-saved.ts';
/** The list below the cart, and in the mini cart. */
export { SavedPanel, SavedSection } from './saved-panel.tsx';
/** The forms of the list, for the page that handles them. */
export { SAVED_FORMS, type SavedIntent } from './saved-forms.ts';
