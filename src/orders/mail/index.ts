export { renderConfirmation, type ConfirmationFacts, type RenderedMail } from './render-confirmation.tsx';
