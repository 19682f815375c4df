/** A form that puts an item into the cart, with and without JavaScript (ATC-1, ATC-2). */
export { AddToCartForm, type AddToCartFormProps } from './add-to-cart/add-to-cart-form.tsx';
/** Adds many items in one call, with one answer for each (ATC-6). */
export { addSeveral } from './add-to-cart/add-several.ts';
/** The confirmation after adding (ATC-1 … ATC-3). */
export { AddToCartSurface } from './add-to-cart/add-to-cart-surface.tsx';
/** Coupons shown outside the cart, with a button that enters them (CART-15, ATC-1). */
export { CouponsToCart } from './add-to-cart/coupons-to-cart.tsx';
/** Alternative products as rows of a list. */
export { AboutProduct, AlternativeRow, AlternativeRows } from './add-to-cart/alternative-row.tsx';
/** Sums up the answers for several items, for such screens. */
export { addReport, type AddReport } from './add-to-cart/add-report.ts';

/** Commands as values: capabilities that move items to and from the cart define their own and send them through the same queue (CART-18). */
export type { About, CartCommand, CommandAnswer, CommandTable, Transport } from './commands/command.ts';

/** The cart's forms by their fields, and the action that carries out a posted form. */
export { runCartForm, type CartFormAnswer } from './forms/cart-form-action.ts';
export { CART_FIELDS, KEPT_ORIGINAL, type CartIntent } from './forms/cart-form-fields.ts';
export type { CartForms, FormFields } from './forms/cart-form-intent.ts';
export { CartForm } from './forms/cart-form.tsx';
export { chosenBy, FURNITURE_ASKED, isFurnitureLevel, type FurnitureLevel } from './forms/furniture-choice.ts';

/** Parts of a line, for the page and the panels. */
export { FurnitureLine } from './line/furniture-line.tsx';
export { goodsPrice } from './line/goods-price.ts';
export { ItemActs, ItemMeta, ItemName, ItemNotice } from './line/item-text.tsx';
export { lineId } from './line/line-id.ts';
export { ShortLine } from './line/short-line.tsx';
/** "Auto-restock" beside goods: a link, and the drawer that it opens (ATC-7). */
export { useRestockDrawer } from './line/use-restock-drawer.tsx';

/** Parts of the panels, and whether this page has opened one. */
export { CartFoot } from './panel/cart-foot.tsx';
export { needPanels, panelsNeeded, watchPanels } from './panel/cart-panels.ts';
export { CheckOutButton } from './panel/check-out-link.tsx';
export { FreeDelivery } from './panel/free-delivery.tsx';
/** Delivery and fees of a cart as rows of a receipt (CART-16). */
export { useChargeRows } from './panel/use-charge-rows.ts';
export { SMALL_ORDER, SmallOrderHint } from './panel/small-order-hint.tsx';
export { MiniLine } from './panel/mini-line.tsx';

/** The cart of a page and its commands (CART-18). */
export { CartScope } from './store/cart-scope.tsx';
export { cartEvents, selectCart } from './store/cart-slice.ts';
export type { RemovedLine } from './store/cart-state.ts';
export { pageCart } from './store/page-cart.ts';
export { undoRemoval, hideUndoRow, runs, useCart, useCartCommands, useCartState, useLine, type Runs } from './store/use-cart.ts';
export { isAccepted } from './store/is-accepted.ts';
export { fetchExplained, keepOriginal, overHttp } from './store/cart-calls.ts';
export { DELETED_PURGE_MS, OPEN_DELAY_MS } from './store/cart-timing.ts';
export { hiddenLines } from './store/hidden-lines.ts';
export { readStored, removeStored, writeStored } from './store/storage.ts';
export { deletePersonalData, isUsableHere } from './store/saved-cart.ts';
export { FRESH_MS, VALIDITY_MS } from './store/saved-validity.ts';
export { oneAtATime } from './store/one-at-a-time.ts';
export { lacksFees } from './store/watch-fees.ts';

/** Answers to changes, shown at their line or form. */
export { ChangeMessagesProvider, useLineMessages, useMessagesWithText, useScrollToFailure } from './store/change-messages.ts';
export { isCouponAnswer } from './store/coupon-answer.ts';
export { listedMessage } from './store/listed-message.ts';

/** Count and subtotal next to the cart icon (CART-25, T42). */
export { useBadge } from './store/use-badge.ts';
/** Events of other pages that change the cart: a placed order (CART-18), a payment method that could not be removed (PAY-3). */
export { useOrderPlaced } from './store/use-order-placed.ts';
export { usePaymentNotRemoved } from './store/use-payment-not-removed.ts';
/** Tells the page or app around the shop how full the cart is. */
export { useParentMessages } from './store/use-parent-messages.ts';
