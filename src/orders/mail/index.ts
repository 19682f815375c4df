export { renderConfirmation, type ConfirmationFacts, type RenderedMail } from './render-confirmation.tsx';
export { renderUpdate } from './render-update.tsx';
export type { UpdateFacts } from './update-text.ts';
