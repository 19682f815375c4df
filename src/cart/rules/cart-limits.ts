// What lines may hold together, asked again with every look at the cart and at placing: whichever way they came in (trust 12).
import { isBundlePart } from './bundle-parts.ts';
import type { ItemMessage } from './cart-message.ts';
import type { CartFacts } from './cart-facts.ts';
import { limitOf } from './item-gate.ts';
import type { LinePrice } from './price-line.ts';
import { isAddOn, isGiftCard, MAX_GIFT_CARD_CENTS, MAX_ORDER_CENTS } from './special-goods.ts';

/** The lines, those that do not go together saying so: each stops the order until something is taken out. */
export function withLimits<L extends LinePrice>(lines: readonly L[], facts: CartFacts): readonly L[] {
  const judge = judgeOf(sumsOf(lines), facts);
  let changed = false;
  const judged = lines.map((line) => {
    const { product } = line;
    const problem = product === undefined || !line.counted || isBundlePart(line.line) ? null : judge(line);
    if (problem === null) return line;
    changed = true;
    return { ...line, messages: [...line.messages, { ...problem, cartItemId: line.line.cartItemId }], standsAlone: false };
  });
  return changed ? judged : lines;
}

interface Sums {
  /** Units per item, of items that are limited. */
  readonly units: ReadonlyMap<string, number>;
  readonly memberships: number;
  /** Cents: gift cards, everything, and everything that is no add-on. */
  readonly cards: number;
  readonly all: number;
  readonly withoutAddOns: number;
}

function sumsOf(lines: readonly LinePrice[]): Sums {
  const units = new Map<string, number>();
  let [memberships, cards, all, withoutAddOns] = [0, 0, 0, 0];
  for (const { line, product, gross } of lines) {
    all += gross;
    if (product === undefined || !isAddOn(product)) withoutAddOns += gross;
    if (product === undefined || isBundlePart(line)) continue;
    if (product.kind === 'membership') memberships += line.qty;
    if (isGiftCard(product)) cards += gross;
    if (product.quantityLimit !== null) units.set(line.itemId, (units.get(line.itemId) ?? 0) + line.qty);
  }
  return { units, memberships, cards, all, withoutAddOns };
}

function judgeOf({ units, memberships, cards, all, withoutAddOns }: Sums, { site }: CartFacts): (line: LinePrice) => ItemMessage | null {
  return ({ line: { itemId }, product }) => {
    if (product === undefined) return null;
    const limit = limitOf(product);
    if ((units.get(itemId) ?? 0) > limit) return { code: 'QTY_LIMIT_ITEM', itemId, limit };
    if (product.kind === 'membership' && memberships > 1) return { code: 'MEMBERSHIP_GENERIC_ERR', itemId };
    if (isGiftCard(product) && cards > MAX_GIFT_CARD_CENTS) return { code: 'GIFT_CARD_LIMIT_EXCEEDED', itemId, limit: MAX_GIFT_CARD_CENTS };
    if (all > MAX_ORDER_CENTS) return { code: 'TECHNICAL_PROBLEM', itemId };
    const missing = site.smallOrder - withoutAddOns;
    // Add-ons leave with other goods only: below the sum they say what is missing.
    if (missing <= 0 || !isAddOn(product)) return null;
    return { code: 'ADDON_THRESHOLD_NOT_MET', itemId, minimum: site.smallOrder, missing };
  };
}
