export { loadSavedCards } from './load-cards.ts';
export { SaveCardFields, savingOf } from './save-card-fields.tsx';
export { SavedCardOptions } from './saved-card-options.tsx';
