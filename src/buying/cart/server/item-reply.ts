// Turns a cart line into the API's form (§3 Cart item).
import type { CartItem, CartMessage as MessageReply } from '#buying/cart/contract';
import { explainLine, isBundlePart, type CartLine, type PricedLine, type PriceStep } from '#buying/cart/rules';
import { OUT_OF_STOCK } from '#goods/delivery/rules';
import { describe } from './describe.ts';
import { dollars, finite, type ItemView } from './item-view.ts';
import { optionReply, optionsOf } from './option-reply.ts';
import { rareFields } from './rare-fields.ts';
import { lineFields, productFields } from './item-fields.ts';
import { NO_PRICE, priceInfoOf } from './price-info.ts';
import { alternatesOf, offersOf } from './suggested-items.ts';

const NO_INVENTORY: CartItem['inventory'] = { items: [] };
const NO_MESSAGES: readonly MessageReply[] = [];

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
