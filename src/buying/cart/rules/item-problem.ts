// Whether this shopper can buy an item with this delivery: checked at adding, on every read of the cart, and at placing.
import { isHidden, MAX_LINE_QUANTITY, offContractPolicy, purchaseBlock, type ProductFacts, type PurchaseBlock } from '#goods/catalog/rules';
import { isPartnerPoint, isPickup, type DeliveryChoice } from '#goods/delivery/rules';
import { mayPickUp } from '#base/shopper/rules';
import { isStocked } from '#goods/inventory/rules';
import type { CartFacts, ShopperTerms } from './cart-facts.ts';
import type { ItemMessage } from './cart-message.ts';
import { membershipProblem } from './special-goods.ts';

/** Whether the shopper may pick up at all (G_BOP). */
export const canPickUp = ({ account, permissions }: ShopperTerms): boolean => mayPickUp({ hasAccount: account, permissions });

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

/** The same rule as in the catalogue (USR-4). */
function blockOf(product: ProductFacts, { shopper, blocked, inContract, offContract }: CartFacts): PurchaseBlock | null {
  const { contractOnly, permissions } = shopper;
  return purchaseBlock(product, {
    contractOnly,
    inContract: inContract(product),
    offContract,
    blocked: blocked(product.itemId),
    permissions,
  });
}

/** What the organization says about an item that it may buy though no contract prices it; null: nothing. */
export function offContractNotice(product: ProductFacts, facts: CartFacts): ItemMessage | null {
  if (facts.offContract === 'allow' || facts.shopper.contractOnly) return null;
  const policy = offContractPolicy(product, { inContract: facts.inContract(product), offContract: facts.offContract });
  if (policy !== 'warn' && policy !== 'approval') return null;
  return { code: 'RESTRICTED_ITEM', itemId: product.itemId, cause: policy === 'warn' ? 'offContractWarning' : 'offContractApproval' };
}

/** Whether the shopper’s policy hides the item (G_IBV): to them the shop does not have it. What is off contract is explained. */
export const isHiddenByPolicy = (product: ProductFacts, facts: CartFacts): boolean => {
  const block = blockOf(product, facts);
  return block === 'policy' && isHidden(block, facts.shopper.permissions);
};

function forbidden(product: ProductFacts, facts: CartFacts): ItemMessage | null {
  const { itemId } = product;
  switch (blockOf(product, facts)) {
    case 'contractOnly':
      return { code: 'RESTRICTED_ITEM', itemId, cause: 'contract' };
    case 'offContract':
      return { code: 'RESTRICTED_ITEM', itemId, cause: 'offContract' };
    case 'policy':
      return isHiddenByPolicy(product, facts) ? { code: 'INVALID_ITEM', itemId } : { code: 'BLOCKED_FOR_ADD_TO_CART', itemId };
    case 'healthCare':
      return { code: 'HEALTH_CARE_RESTRICTION', itemId };
    case 'wholesaler':
      return { code: 'RESTRICTED_ITEM', itemId, cause: 'wholesaler' };
    case null:
      return null;
  }
}

function wrongWay({ itemId, flags }: ProductFacts, delivery: DeliveryChoice, { store, site, shopper }: CartFacts): ItemMessage | null {
  if (!isPickup(delivery)) return flags.inStoreOnly ? { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'inStoreOnly' } : null;
  if (!canPickUp(shopper)) return { code: 'NOT_AVAILABLE_FOR_BOPIS', itemId };
  const storeNumber = delivery.storeNumber ?? '';
  const place = store(storeNumber);
  // A partner point hands over parcels, and accepts no other delivery type.
  if (place?.country !== site.country || isPartnerPoint(place) !== (delivery.type === 'PCK'))
    return { code: 'INVALID_STORE_NUMBER', itemId, storeNumber };
  // In-store-only items are picked up from a shelf and never shipped.
  if (delivery.type !== 'ISP' && flags.inStoreOnly) return { code: 'ITEM_NOT_AVAILABLE', itemId, cause: 'inStoreOnly' };
  return flags.bopisEligible ? null : { code: 'NOT_AVAILABLE_FOR_BOPIS', itemId };
}

function unpriced(product: ProductFacts, { price }: CartFacts): ItemMessage | null {
  return price(product, 1) === null ? { code: 'PRICE_NOT_AVAILABLE', itemId: product.itemId } : null;
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
  const { ownStore, shopper } = facts;
  if (
    !isPickup(delivery) &&
    canPickUp(shopper) &&
    product.flags.bopisEligible &&
    ownStore !== null &&
    facts.availableAt(product.itemId, ownStore) > 0
  )
    return 'pickup';
  return product.alternates.some((itemId) => facts.available(itemId) > 0) ? 'alternates' : 'none';
}

/** The purchase limit of an item per order. */
export function limitOf(product: ProductFacts): number {
  return Math.min(product.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
}
