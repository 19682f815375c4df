// What tests of other capabilities borrow from orders: buyers, and the cards they pay with.
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
} from './buyer-fixtures.ts';
export { addGift, freshGift, giftTokenOf, withGift, type TypedGift } from './gift-fixtures.ts';
export { networkVisitor } from './network-fixtures.ts';
