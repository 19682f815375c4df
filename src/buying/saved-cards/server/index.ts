// Cards kept with an account, for the rest of the shop: their calls, saving one, paying with one, their housekeeping (PAY-3).
export { savedCardHandlers } from './card-calls.ts';
export { forgetRemovedCardsBefore, noteCardUsed, readCards } from './card-store.ts';
export { saveCard, usableCard, type SaveCardDeps } from './save-card.ts';
