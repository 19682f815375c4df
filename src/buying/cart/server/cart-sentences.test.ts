// Sentences that the specification gives appear word for word (§5, §8).
import { expect, test } from 'vitest';
import { sayer } from '#base/locale/words';
import { cartWords } from '#buying/cart/words';
import { cartMessageWords } from '#buying/cart/words/messages';
import { siteWords } from '#base/site/words';

const [say, sayOnScreen] = [sayer(cartMessageWords, 'en-US'), sayer(cartWords, 'en-US')];

test.each([
  [say('EMPTY_CART'), 'Your cart is empty.'],
  [say('OUT_OF_STOCK_none'), "We're sorry, the following item is out of stock."],
  [say('PARTIAL_QTY_AVAILABLE'), "We're sorry, but you have ordered more than we have in stock."],
  [say('EXCEEDED_LIMIT_limit'), 'You already have this item in cart with the maximum quantity allowed.'],
  [say('EXCEEDED_LIMIT_stock'), 'You already have this item in cart with the maximum quantity available.'],
  [
    say('QTY_LIMIT_ITEM', { limit: '5' }),
    "We're sorry, this item is sold in limited quantities. You can order a maximum of 5. Please update the quantity and click Add to cart to continue.",
  ],
  [
    say('QTY_LIMIT_EXCEEDED', { limit: '9,999', had: '9,990', applied: '9,999' }),
    'There is a purchase limit of 9,999 for this item. Because you already have 9,990 in your cart, your order quantity has been updated to 9,999.',
  ],
  [say('PRICE_NOT_AVAILABLE'), 'Sorry, but we are unable to display prices at this time.'],
  [say('BLOCKED_FOR_ADD_TO_CART'), 'The items are blocked for add to cart as per your organization policies'],
  [say('STANDALONE_WARRANTY_ITEM_warranty'), 'Warranties must be purchased with a related product and cannot be purchased separately.'],
  [
    say('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY'),
    'There was a problem updating your cart. Total quantity of plans cannot exceed quantity of items purchased.',
  ],
  [say('INVALID_FREE_ITEM'), 'This item is a free sample and cannot be purchased individually.'],
  [sayOnScreen('planOut'), 'The warranty plan is Out of Stock.'],
  [sayOnScreen('planFailed'), 'Failure while adding warranty plan. Please try again'],
  [
    say('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_outOfStock'),
    'One or more items in your cart is out of stock. Please remove the item to proceed.',
  ],
  [
    say('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_attention'),
    'Item(s) in your cart requires attention. Please review before proceeding to checkout.',
  ],
  [say('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY_chooseStore'), 'Choose store in cart to see availability.'],
  [say('NO_EASY_REWARDS'), 'This item is not eligible for Easy Rewards points redemption.'],
  [say('SAMPLES_ONLY'), "To proceed to checkout, please add another item that's not a sample to your cart."],
  [say('GLOBAL_FEE_SERVICE_IS_DOWN'), 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.'],
  [say('ADDED_coupon'), 'Your coupon has been added to the cart.'],
  [say('ADDED_skus'), 'Your SKUs have been added to the cart.'],
  [sayOnScreen('addedTitle', { n: '3' }), 'Added 3 to cart'],
  [sayOnScreen('limitTitle'), 'Item limit exceeded'],
  [sayOnScreen('replacedTitle'), 'Replacement item added to cart'],
  [sayOnScreen('unavailableTitle'), 'Unavailable for purchase'],
  [sayOnScreen('atcFailed'), 'Failure while adding item to cart. Please try again'],
  [sayer(siteWords, 'en-US')('GENERIC_CART_ERROR'), 'Oops, something went wrong on our side. Please refresh the page to continue.'],
])('[ERR-1, ATC-3] “%s” is the specification’s sentence', (said, written) => {
  expect(said).toBe(written);
});
