// Test builders of orders for other capabilities: buyers, and their payment cards.
export {
  ADDRESS,
  answerAt,
  booksOf,
  buyer,
  CARDS,
  count,
  tokenOf,
  typeIntoFrame,
  type Buyer,
  type BuyerFacts,
  type Visitor,
} from './fixtures/buyers.ts';
export { addGift, freshGift, giftTokenOf, withGift, type TypedGift } from './fixtures/gift-cards.ts';
export { networkVisitor } from './fixtures/network-visitor.ts';
