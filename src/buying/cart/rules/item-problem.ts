// Whether this shopper can buy an item with this delivery: checked at adding, on every read of the cart, and at placing.
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import { isPartnerPoint, isPickup, type DeliveryChoice } from '#goods/delivery/rules';
import { isStocked } from '#goods/inventory/rules';
import type { CartFacts } from './cart-facts.ts';
import type { ItemMessage } from './cart-message.ts';
import { membershipProblem } from './special-goods.ts';

/** The first reason against it, or null. Stock and quantities are checked separately. */
export function itemProblem(
  itemId: string,
  product: ProductFacts | undefined,
  delivery: DeliveryChoice,
  facts: CartFacts,
): ItemMessage | null {
  if (product === undefined) return { code: 'INVALID_ITEM', itemId };
  return (
    unpublished(product) ??
    forbidden(product, facts) ??
    membershipProblem(product, facts) ??
    wrongWay(product, delivery, facts) ??
    unpriced(product, facts)
  );
}

function unpublished({ itemId, status, flags }: ProductFacts): ItemMessage | null {
  if (status === 'unpublished') return { code: 'ITEM_NOT_PUBLISHED', itemId };
  if (status === 'discontinued') return { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'discontinued' };
  return flags.comingSoon ? { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'comingSoon' } : null;
}

function forbidden({ itemId, flags }: ProductFacts, { shopper, blocked }: CartFacts): ItemMessage | null {
  if (blocked(itemId)) return { code: 'BLOCKED_FOR_ADD_TO_CART', itemId };
  if (flags.wholesaler && !shopper.permissions.has('G_WS')) return { code: 'RESTRICTED_ITEM', itemId, cause: 'wholesaler' };
  if (flags.healthCare && !shopper.permissions.has('HC')) return { code: 'HEALTH_CARE_RESTRICTION', itemId };
  return null;
}

function wrongWay({ itemId, flags }: ProductFacts, delivery: DeliveryChoice, { store, site }: CartFacts): ItemMessage | null {
  if (!isPickup(delivery)) return flags.inStoreOnly ? { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'inStoreOnly' } : null;
  const storeNumber = delivery.storeNumber ?? '';
  const place = store(storeNumber);
  // A partner point hands over parcels, and accepts no other delivery type.
  if (place?.country !== site.country || isPartnerPoint(place) !== (delivery.type === 'PCK'))
    return { code: 'INVALID_STORE_NUMBER', itemId, storeNumber };
  // In-store-only items are picked up from a shelf and never shipped.
  if (delivery.type !== 'ISP' && flags.inStoreOnly) return { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'inStoreOnly' };
  return flags.bopisEligible ? null : { code: 'NOT_AVAILABLE_FOR_BOPIS', itemId };
}

function unpriced(product: ProductFacts, { price, shopper }: CartFacts): ItemMessage | null {
  if (price(product, 1) !== null) return null;
  return shopper.contractOnly
    ? { code: 'RESTRICTED_ITEM', itemId: product.itemId, cause: 'contract' }
    : { code: 'PRICE_NOT_AVAILABLE', itemId: product.itemId };
}

/** Units that can be promised at the line's source; Infinity when stock is unlimited or back orders are allowed. */
export function stockFor(product: ProductFacts, delivery: DeliveryChoice, facts: CartFacts): number {
  if (!isStocked(product.kind)) return Infinity;
  if (delivery.type === 'ISP') return facts.availableAt(product.itemId, delivery.storeNumber ?? '');
  return product.backorderDays !== null || isPreOrder(product, facts) ? Infinity : facts.available(product.itemId);
}

/** A pre-order item is not in stock before its first day of sale. */
function isPreOrder({ flags, streetDate }: ProductFacts, { now }: CartFacts): boolean {
  return flags.preOrder && streetDate !== null && Date.parse(streetDate) > now;
}

/** What to offer instead of an item that ran out: pickup or a similar item. */
export function alternativeOffer(product: ProductFacts, delivery: DeliveryChoice, facts: CartFacts): 'none' | 'pickup' | 'alternates' {
  const { ownStore } = facts;
  if (!isPickup(delivery) && product.flags.bopisEligible && ownStore !== null && facts.availableAt(product.itemId, ownStore) > 0)
    return 'pickup';
  return product.alternates.some((itemId) => facts.available(itemId) > 0) ? 'alternates' : 'none';
}

/** The purchase limit of an item per order. */
export function limitOf(product: ProductFacts): number {
  return Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
}
