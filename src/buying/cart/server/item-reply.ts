// Turns a cart line into the API's form (§3 Cart item).
import { artworkHref } from '#goods/customization/rules';
import type { CartItem, CartMessage as MessageReply } from '#buying/cart/contract';
import {
  explainLine,
  isBundlePart,
  surchargeAlternates,
  type CartLine,
  type PricedCart,
  type PricedLine,
  type PriceStep,
} from '#buying/cart/rules';
import { comparedUnit, contentLocale, MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import { customizedTitle } from '#goods/customization/server';
import { OUT_OF_STOCK } from '#goods/delivery/rules';
import { unitPriceOf } from '#goods/pricing/rules';
import { describe } from './describe.ts';
import { dollars, finite, type ItemView } from './item-view.ts';
import { optionReply, optionsOf } from './option-reply.ts';
import { rareFields } from './rare-fields.ts';

const MOST_ALTERNATES = 2;
const MOST_RELATED = 4;
const NO_INVENTORY: CartItem['inventory'] = { items: [] };
const NO_MESSAGES: readonly MessageReply[] = [];
const NO_ITEMS: readonly string[] = [];

/** A line that counts. */
export function itemReply(priced: PricedLine, view: ItemView): CartItem {
  const { line, product, promise, available } = priced;
  const part = isBundlePart(line);
  // A part comes with its bundle: it has no alternates, related items or delivery options of its own.
  const bare = product === undefined || part;
  const lacking = available < line.qty;
  return {
    ...lineFields(line, view),
    status: product === undefined ? 'INVALID' : 'active',
    messages:
      priced.messages.length === 0 ? (NO_MESSAGES as MessageReply[]) : priced.messages.map((message) => describe(message, view.speech)),
    counted: priced.counted,
    surchargeApplicable: priced.surcharge > 0,
    alternates: bare || view.without.alternates === true ? [] : alternatesOf(product, { lacking, surcharged: priced.surcharge > 0 }, view),
    offers: bare || lacking || view.without.related === true ? [] : offersOf(product, line, view),
    ...productFields(line, product, view),
    inventory: view.without.inventory === true ? NO_INVENTORY : { items: [{ itemId: line.itemId, availablequantity: finite(available) }] },
    ...(part ? partFields(line, view) : rareFields(priced, view)),
    selectedDeliveryOption: optionReply({ choice: line.delivery, promise, available }, priced.surcharge / line.qty, view),
    ...(view.withOptions && !bare ? { availableDeliveryOptions: optionsOf(priced, product, view) } : {}),
    priceInfo: priceInfoOf(priced, view),
    ...(view.withTrace === true ? { trace: explainLine(priced).map(stepReply) } : {}),
  };
}

/** The bundle that a line is part of, and the pieces in each bundle (partBundle, partBundleId). */
function partFields(
  { parent, extra }: CartLine,
  { itemOf }: ItemView,
): Pick<CartItem, 'itemAttributes' | 'requiredItemIds' | 'piecesPerBundle'> {
  const bundle = itemOf(parent?.cartItemId ?? '') ?? '';
  return {
    itemAttributes: { membershipSKU: false, partBundle: true, partBundleId: bundle },
    requiredItemIds: [bundle],
    piecesPerBundle: extra?.pieces ?? 1,
  };
}

function stepReply(step: PriceStep): NonNullable<CartItem['trace']>[number] {
  const { cents, ...same } = step;
  const amount = dollars(cents);
  if (same.kind === 'price') return { ...same, each: dollars(same.each), amount };
  if (same.kind === 'tax')
    return { kind: same.kind, name: same.name, jurisdiction: same.jurisdiction, ratePercent: same.rate / 10_000, amount };
  if (same.kind === 'reduction')
    return { kind: same.kind, source: same.source, amount, ...(same.breakQty === null ? {} : { breakQty: same.breakQty }) };
  return { ...same, amount };
}

/** A removed line that can still be restored: what Undo needs, without price or promise. */
export function removedReply(line: CartLine, view: ItemView): CartItem {
  return {
    ...lineFields(line, view),
    status: 'DELETED',
    messages: [],
    counted: false,
    surchargeApplicable: false,
    alternates: [],
    offers: [],
    ...productFields(line, view.facts.product(line.itemId), view),
    inventory: { items: [] },
    selectedDeliveryOption: { ...optionReply({ choice: line.delivery, promise: OUT_OF_STOCK, available: 0 }, 0, view), group: '' },
    priceInfo: NO_PRICE,
  };
}

function lineFields(line: CartLine, { version, itemOf, childItems, changeOf, facts }: ItemView) {
  const change = changeOf(line.cartItemId);
  const children = childItems(line.cartItemId);
  const kinds = (kind: ProductFacts['kind']): string[] => children.filter((itemId) => facts.product(itemId)?.kind === kind);
  return {
    cartItemId: line.cartItemId,
    itemId: line.itemId,
    resolvedItemId: line.itemId,
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

function productFields({ itemId, extra }: CartLine, product: ProductFacts | undefined, { facts, paths, speech, imageOf }: ItemView) {
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
      relatedItems: [...(product?.accessories ?? NO_ITEMS)],
      kind,
      productTypeName: kind === 'eDownload' ? 'ESD' : kind === 'directFurniture' ? 'DF' : null,
      streetDate: product?.streetDate ?? null,
      bopisEligible: product?.flags.bopisEligible ?? false,
      preOrder: product?.flags.preOrder ?? false,
      comingSoon: product?.flags.comingSoon ?? false,
      sfs: product?.flags.shipFromStore ?? false,
      inStoreOnlyProduct: product?.flags.inStoreOnly ?? false,
      seePriceInCart: product?.flags.seePriceInCart ?? false,
    },
  } satisfies Partial<CartItem>;
}

const NO_PRICE: CartItem['priceInfo'] = {
  basePrice: null,
  basePricePerUnit: null,
  finalPrice: null,
  finalPricePerUnit: null,
  finalPriceBeforeBasketCoupons: null,
  finalPriceBeforeCheckoutOnlyCoupons: null,
  comparePrice: null,
  handlingFeePerUnit: 0,
  priceAdjustment: 0,
  unitPrice: null,
  uom: null,
  source: null,
};

function priceInfoOf(
  { line, product, price, net, itemDiscount, basketDiscount, off, handling }: PricedLine,
  { speech }: ItemView,
): CartItem['priceInfo'] {
  if (price === null || product === undefined) return NO_PRICE;
  const regular = price.was ?? price.each;
  // A line that ran out still shows its price, though no total includes it.
  const goods = price.each * line.qty;
  const by = comparedUnit(product, contentLocale(speech.locale));
  const unit = unitPriceOf(price.each, by.count);
  return {
    basePrice: dollars(regular * line.qty),
    basePricePerUnit: dollars(regular),
    finalPrice: dollars(net === 0 ? goods - itemDiscount - basketDiscount : net),
    finalPricePerUnit: dollars(price.each),
    finalPriceBeforeBasketCoupons: dollars(goods - itemDiscount),
    finalPriceBeforeCheckoutOnlyCoupons: dollars(goods - itemDiscount - off.basket),
    comparePrice: price.was === null ? null : dollars(price.was * line.qty),
    handlingFeePerUnit: dollars(handling / line.qty),
    priceAdjustment: dollars(-(itemDiscount + basketDiscount)),
    unitPrice: unit === null ? null : Math.round(unit * 100) / 10_000,
    uom: by.name,
    source: price.source,
  };
}

/** Alternates of a line that ran out, or without a surcharge; a message announces the latter. */
function alternatesOf(
  product: ProductFacts,
  { lacking, surcharged }: { readonly lacking: boolean; readonly surcharged: boolean },
  view: ItemView,
): CartItem['alternates'] {
  const others = lacking ? product.alternates : surcharged ? surchargeAlternates(product, view.facts) : NO_ITEMS;
  return others.flatMap((itemId) => otherItem(itemId, view)).slice(0, MOST_ALTERNATES);
}

/** Items that go with what was just added and are not in the cart yet (relatedItems). */
export function relatedOf(cartItemIds: readonly string[], { lines }: Pick<PricedCart, 'lines'>, view: ItemView): CartItem['alternates'] {
  const there = new Set(lines.map(({ line }) => line.itemId));
  const added = lines.filter(({ line }) => cartItemIds.includes(line.cartItemId));
  const ids = new Set(added.flatMap(({ product }) => product?.accessories ?? []).filter((itemId) => !there.has(itemId)));
  return [...ids].flatMap((itemId) => otherItem(itemId, view)).slice(0, MOST_RELATED);
}

/** A suggested item; nothing when it is unavailable. */
function otherItem(itemId: string, { facts, paths, speech, imageOf }: ItemView): CartItem['alternates'] {
  const locale = contentLocale(speech.locale);
  const other = facts.product(itemId);
  const price =
    other === undefined || other.status !== 'active' || facts.available(itemId) <= 0 || facts.blocked(itemId)
      ? null
      : facts.price(other, 1);
  if (other === undefined || price === null) return [];
  const { title, pack, slug } = other;
  const url = paths.product(slug[locale], itemId);
  return [
    {
      itemId,
      name: title[locale],
      pack: pack?.[locale] ?? null,
      url,
      imageUrl: imageOf(other, locale),
      finalPricePerUnit: dollars(price.each),
    },
  ];
}

function offersOf(product: ProductFacts, line: CartLine, { facts, childItems, speech }: ItemView): CartItem['offers'] {
  if (product.services.length === 0) return [];
  const chosen = childItems(line.cartItemId);
  return product.services.flatMap((itemId) => {
    const service = facts.product(itemId);
    const price = service === undefined || service.status !== 'active' || chosen.includes(itemId) ? null : facts.price(service, line.qty);
    return service === undefined || price === null
      ? []
      : [{ itemId, name: service.title[contentLocale(speech.locale)], kind: service.kind, finalPricePerUnit: dollars(price.each) }];
  });
}
