// The fields of a line, and of its product, that every answer has (§3 Cart item).
import { artworkHref } from '#goods/customization/rules';
import type { CartItem } from '#buying/cart/contract';
import { canPickUp, type CartLine } from '#buying/cart/rules';
import { contentLocale, MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import { customizedTitle } from '#goods/customization/server';
import type { ItemView } from './item-view.ts';

export function lineFields(line: CartLine, { version, itemOf, childItems, changeOf, facts }: ItemView) {
  const change = changeOf(line.cartItemId);
  const children = childItems(line.cartItemId);
  const kinds = (kind: ProductFacts['kind']): string[] => children.filter((itemId) => facts.product(itemId)?.kind === kind);
  return {
    cartItemId: line.cartItemId,
    itemId: line.itemId,
    resolvedItemId: soldFor(line.itemId, facts),
    customerSku: line.customerSku,
    qty: line.qty,
    requestedQty: change?.requestedQty ?? line.qty,
    prevQty: change?.prevQty ?? line.qty,
    qtyAdded: change === undefined || line.removedAt !== null ? 0 : line.qty - change.prevQty,
    actioned: change?.actioned ?? 'NONE',
    parentRelationType: line.parent?.relation ?? null,
    parentRelationCartItemId: line.parent?.cartItemId ?? null,
    parentItemId: line.parent === null ? null : itemOf(line.parent.cartItemId),
    warrantyItemIds: kinds('warranty'),
    techHelpItemIds: kinds('techHelp'),
    optionItemIds: kinds('assembly'),
    version,
    shippingInfo: { deliveryType: line.delivery.type, pickStoreNumber: line.delivery.storeNumber },
  } satisfies Partial<CartItem>;
}

export function productFields({ itemId, extra }: CartLine, product: ProductFacts | undefined, { facts, paths, speech, imageOf }: ItemView) {
  const locale = contentLocale(speech.locale);
  const { kind = 'ordinary' } = product ?? {};
  const path = product === undefined ? [] : facts.categoriesOf(product);
  return {
    partNumber: product?.partNumber ?? '',
    quantityLimit: Math.min(product?.quantityLimit ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY),
    increment: product?.increment ?? 1,
    itemAttributes: {
      membershipSKU: kind === 'membership',
      partBundle: kind === 'bundle',
      ...(kind === 'bundle' ? { partBundleId: itemId } : {}),
    },
    product: {
      name: customizedTitle(product?.title[locale] ?? itemId, extra?.custom, speech.locale),
      pack: product?.pack?.[locale] ?? null,
      url: product === undefined ? paths.home() : paths.product(product.slug[locale], itemId),
      // A customized item shows the shopper's own picture, so that several designs can be told apart.
      images:
        product === undefined ? [] : [extra?.custom?.artwork === undefined ? imageOf(product, locale) : artworkHref(extra.custom.artwork)],
      brandName: product?.brand ?? '',
      partNumber: product?.partNumber ?? '',
      baseCategory: product?.categoryId ?? '',
      classId: path.at(-1) ?? '',
      hierarchy: [...path],
      relatedItems: [...(product?.accessories ?? [])],
      kind,
      productTypeName: kind === 'eDownload' ? 'ESD' : kind === 'directFurniture' ? 'DF' : null,
      streetDate: product?.streetDate ?? null,
      bopisEligible: (product?.flags.bopisEligible ?? false) && canPickUp(facts.shopper),
      preOrder: product?.flags.preOrder ?? false,
      comingSoon: product?.flags.comingSoon ?? false,
      sfs: product?.flags.shipFromStore ?? false,
      inStoreOnlyProduct: product?.flags.inStoreOnly ?? false,
      seePriceInCart: product?.flags.seePriceInCart ?? false,
    },
  } satisfies Partial<CartItem>;
}

/** The successor of a discontinued item, for a caller that adds it anew. */
function soldFor(itemId: string, { product }: ItemView['facts']): string {
  const { status, replacement = null } = product(itemId) ?? {};
  return status === 'discontinued' && replacement !== null && product(replacement)?.status === 'active' ? replacement : itemId;
}
