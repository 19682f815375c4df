export { renderConfirmation, type ConfirmationFacts } from './render-confirmation.tsx';
export { renderUpdate } from './render-update.tsx';
export type { UpdateFacts } from './update-text.ts';
