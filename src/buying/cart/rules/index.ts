// The cart as rules: commands turn (cart, command, facts) into (cart, messages); pricing puts every amount on it.
export { isCharged, needsAccounting } from './accounting-needed.ts';
export { acknowledge, unmarkedOutOfStock, markOutOfStock } from './acknowledge.ts';
export { addItems } from './add-items.ts';
export type { AddItem, AddOptions } from './add-item.ts';
export type { CartChange } from './cart-change.ts';
export { mergeCountryCart } from './merge-country-cart.ts';
export { isBundlePart } from './bundle-parts.ts';
export {
  emptyCart,
  isLive,
  type Cart,
  type CartAccounting,
  type CartExtra,
  type CartLine,
  type LineExtra,
  type ParentRelation,
  type SpecialAddress,
} from './cart.ts';
export { accountLikeCart, accountTo, addCoupons, removeCoupons, sendTo } from './cart-details.ts';
export type { CartFacts, FactsEdition, ShopperTerms } from './cart-facts.ts';
export { groupLines, type LineGroup } from './cart-groups.ts';
export type { CartMessage, MessageCode } from './cart-message.ts';
export { couponCodes } from './turned-on-offers.ts';
export { typeOf, type MessageType } from './message-type.ts';
export type { CartReview } from './cart-review.ts';
export { changeLines, type LineEdit } from './change-lines.ts';
export { purgeRemoved, removeLines, RESTORABLE_MS } from './remove-lines.ts';
export { together } from './cart-change.ts';
export {
  furnitureFeePerUnit,
  furnitureServiceOf,
  hasFurnitureService,
  type FurnitureLevel,
  type FurnitureService,
} from './furniture-service.ts';
export { daysBetween, memberPrice, moveUpCents } from './member-price.ts';
export { giftedProgramOf, programOf, takesRewards, type Program } from './special-goods.ts';
export { makeSpecial, setOrderType } from './special-order.ts';
export { surchargeAlternates } from './surcharge.ts';
export { LONGEST_DEVICE_VALUE } from './device-value.ts';
export { deliverOn, type FutureDelivery } from './future-delivery.ts';
export { explainLine, type PriceStep } from './explain-line.ts';
export { countDeeds, noteDeeds } from './representative-deeds.ts';
export { undoRepresentative } from './undo-representative.ts';
export { canPickUp, isHiddenByPolicy, itemProblem, stockFor } from './item-problem.ts';
export { countsByStatus } from './item-status.ts';
export { quantityChange, type LineChange } from './line-change.ts';
export { choicesOf, type LineChoices } from './line-choices.ts';
export { mergeCarts, type UnplacedLine } from './merge-carts.ts';
export { hardAlternate, type NoAlternates } from './hard-alternate.ts';
export { isNotice, withMergeNotices, type MergeOverflow } from './merge-notices.ts';
export { deskOf } from './price-line.ts';
export { reopenCart, stopChanging } from './reopen-cart.ts';
export { ACTING_ON_CART } from './acting-on-cart.ts';
export { restoreLine } from './restore-line.ts';
export { priceCart, type PricedCart } from './price-cart.ts';
export type { PricedLine } from './priced-line.ts';
export { MAX_DRAWER_QUANTITY, MAX_COUPONS, MAX_LINES, readQuantity } from './quantity.ts';
export type { CartSummary } from './totals.ts';
export { cartCharges, cartNumberCharges, numberedLines } from './cart-charges.ts';
