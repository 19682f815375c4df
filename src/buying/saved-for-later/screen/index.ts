/** The list as the store holds it (SFL-1), and its engine on a browser page. */
export { selectSaved } from './saved-slice.ts';
export { pageSaved } from './page-saved.ts';
/** Inside CartScope: what a loader brought of it, and how components read it and ask for changes. */
export { SavedScope } from './saved-scope.tsx';
export { useSaved, useSavedCommands } from './use-saved.ts';
/** The list under the cart, and in the mini cart. */
export { SavedPanel, SavedSection } from './saved-panel.tsx';
/** Its forms, for the page that answers them. */
export { SAVED_FORMS, type SavedIntent } from './saved-forms.ts';
