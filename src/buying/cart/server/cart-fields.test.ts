// The contract has every field of a cart that the specification names (§3), with the same spelling (CART-1, CART-28, DLV-1).
import { expect, test } from 'vitest';
import { Cart } from '#buying/cart/contract';

/** The part of JSON Schema that finding fields needs. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** A contract's schema is JSON Schema, which its static type does not show. */
const CART = Cart as unknown as Shape;

/** The schema without null and undefined; of a list, its element. */
function told(shape: Shape | undefined): Shape {
  const some = shape?.anyOf?.find(({ type }) => type !== 'null') ?? shape ?? {};
  return some.items === undefined ? some : told(some.items);
}

function at(path: string): Shape {
  return path === '' ? CART : path.split('.').reduce((shape, name) => told(told(shape).properties?.[name]), CART);
}

test.each([
  [
    '',
    'cartId previousCartId status type items sflItems freeItems availableFreeItems relatedItems warrantyItems coupons messages addresses',
  ],
  ['', 'userPayment userPayments orderPayment orderPayments buyNowEligible suggestedAddress checkoutSections cartEasyRewards furnSvcFee'],
  ['', 'futureDelivery userInfo cartSummary cartAttributes cartAccountInfo metadata bcDetails invoiceInfo captchaData'],
  ['messages', 'code type description'],
  ['futureDelivery', 'date earliestDeliveryDate'],
  ['userInfo', 'accountNumber rewardsTier rewardsNumber'],
  ['cartSummary', 'cartSubTotal cartSubTotalAfterCoupons cartSubTotalAfterPriorityTwoCoupons cartSubTotalExcludingBasketCoupons'],
  ['cartSummary', 'ordTotal balanceOrdTotal shipFee surchargeFee dasFee handlingFee surchargeFeePerUnit instantCouponSavings'],
  ['cartSummary', 'finalMembershipSavings'],
  ['cartAttributes', 'numberOfItems numberOfLineItems userType freeShippingThreshold remainingAmountGetFreeShipping isDasEnabled isMvp'],
  ['cartAttributes', 'mvpType hardStop hasESDOrDFItem loginRequired proceedCheckout newItemAdded orderNumber ccmultisave isPreAuthEnabled'],
  ['cartAttributes', 'isMandatoryEnabled isFurnitureServicesFeeTBD enablePaypal tpsCode'],
  ['cartAccountInfo', 'bc po por isLIBCSelected'],
  ['metadata', 'displayRules uiSwitches cartProperty'],
  ['metadata.cartProperty', 'taxExemptType maxItemAllowed hsn'],
  ['bcDetails', 'availableBalance budgetCenter'],
  ['invoiceInfo.bc', 'level values budgetingEnabled isConfigured'],
  ['captchaData', 'captchaSection captchaHtml'],
  ['addresses', 'id type field1 address1 address2 storeNumber city state zipCode country firstName lastName organizationName phones email'],
  ['items', 'cartItemId itemId resolvedItemId partNumber customerSku qty requestedQty qtyAdded prevQty status parentRelationType'],
  [
    'items',
    'parentRelationCartItemId parentItemId warrantyItemIds optionItemIds techHelpItemIds requiredItemIds messages altItem actioned',
  ],
  [
    'items',
    'surchargeApplicable surchargeSplit surchargeAlts easyRewardsItem forceDelete version furnSvcInfo itemAccountInfo shippingInfo',
  ],
  ['items', 'inventory itemAttributes addToCartPriceInfo product priceInfo selectedDeliveryOption availableDeliveryOptions'],
  ['items.altItem', 'altType origItemId'],
  ['items.furnSvcInfo', 'level qty'],
  ['items.itemAccountInfo', 'bcName'],
  ['items.shippingInfo', 'deliveryType pickStoreNumber'],
  ['items.inventory.items', 'itemId availablequantity'],
  ['items.itemAttributes', 'membershipSKU partBundle partBundleId'],
  ['items.selectedDeliveryOption', 'deliveryType pickupStoreNumber addressId minDeliveryDate maxDeliveryDate minLeadTime maxLeadTime'],
  ['items.selectedDeliveryOption', 'levelOfService isBackOrder availableQuantity surchargeFeePerUnit messages'],
  ['items.availableDeliveryOptions.locations', 'locationId available threshold groupId'],
  [
    'items.product',
    'name images brandName partNumber baseCategory hierarchy relatedItems productTypeName classId streetDate bopisEligible',
  ],
  ['items.product', 'preOrder comingSoon sfs inStoreOnlyProduct seePriceInCart'],
  ['items.priceInfo', 'basePrice basePricePerUnit finalPrice finalPricePerUnit finalPriceBeforeBasketCoupons comparePrice'],
  ['items.priceInfo', 'finalPriceBeforeCheckoutOnlyCoupons handlingFeePerUnit priceAdjustment uom'],
])('[CART-1, CART-28, DLV-1] “%s” has the fields %s', (path, names) => {
  const known = Object.keys(at(path).properties ?? {});
  expect(names.split(' ').filter((name) => !known.includes(name))).toEqual([]);
});

test.each([
  ['items.status', 'active ACTIVE DELETED INVALID TRANSIENT APPROVED'],
  ['items.actioned', 'ADD_ITEM EDIT_ITEM DELETED_ITEM NONE'],
  ['items.selectedDeliveryOption.deliveryType', 'ISP STA STS PCK'],
  ['items.availableDeliveryOptions.locations.groupId', 'G1 G2 G3 G4'],
  ['addresses.type', 'S B SB ST'],
  ['messages.type', 'warning failure info'],
])('[CART-1, CART-9, DLV-1] %s may have the values %s', (path, words) => {
  const { enum: known } = at(path) as { readonly enum?: readonly string[] }; // string unions have an enum
  expect(words.split(' ').filter((word) => known?.includes(word) !== true)).toEqual([]);
});
