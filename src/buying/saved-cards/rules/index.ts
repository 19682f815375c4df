// Rules of saved cards (PAY-2, PAY-3).
export {
  defaultCard,
  expiryState,
  inOrder,
  lastUsed,
  likenessOfCard,
  MOST_CARDS,
  preselectedCard,
  type CardFace,
  type CardUse,
  type ExpiryState,
} from './saved-card.ts';
