// Server door of saved cards: the calls, saving a card, paying with one, clean-up (PAY-3).
export { savedCardHandlers } from './card-calls.ts';
export { FORGET_REMOVED_CARDS } from './card-queries.ts';
export { recordCardUse } from './card-store.ts';
export { markMembershipCard, membershipCard } from './membership-card.ts';
export { readCards } from './read-cards.ts';
export { saveCard, todayOf, usableCard, type SaveCardDeps } from './save-card.ts';
export { savedCardsPersonalData } from './personal-data.ts';
