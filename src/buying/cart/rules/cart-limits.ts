// Limits across all lines of a cart, checked on every read and at placing, however the lines got there (trust 12).
import { isBundlePart } from './bundle-parts.ts';
import type { CartLine } from './cart.ts';
import type { ItemMessage } from './cart-message.ts';
import type { CartFacts } from './cart-facts.ts';
import { limitOf } from './item-problem.ts';
import type { LinePrice } from './price-line.ts';
import { isAddOn, isGiftCard, MAX_GIFT_CARD_CENTS, MAX_ORDER_CENTS } from './special-goods.ts';

/** The lines, with a message on each that breaks a limit; such a line blocks the order. */
export function withLimitMessages<L extends LinePrice>(lines: readonly L[], facts: CartFacts): readonly L[] {
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
  /** Units per item, for items with a limit. */
  readonly units: ReadonlyMap<string, number>;
  readonly memberships: number;
  /** Cents of gift cards, of everything, and of everything except add-ons. */
  readonly cards: number;
  readonly all: number;
  readonly withoutAddOns: number;
  /** Units of products by line, and units of their services by product line and item. Empty without services. */
  readonly above: ReadonlyMap<string, number>;
  readonly below: ReadonlyMap<string, number>;
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
  return { units, memberships, cards, all, withoutAddOns, ...families(lines) };
}

function families(lines: readonly LinePrice[]): Pick<Sums, 'above' | 'below'> {
  const below = new Map<string, number>();
  for (const { line } of lines)
    if (line.parent !== null && !isBundlePart(line)) below.set(placeBelow(line), (below.get(placeBelow(line)) ?? 0) + line.qty);
  return { below, above: below.size === 0 ? NOBODY : new Map(lines.map(({ line }) => [line.cartItemId, line.qty])) };
}

const NOBODY: ReadonlyMap<string, number> = new Map();

function placeBelow({ itemId, parent }: CartLine): string {
  return `${parent?.cartItemId} ${itemId}`;
}

/** A plan or an assembly needs its product, and no service outnumbers its product (CART-10). */
function familyProblem({ line, product }: LinePrice, { above, below }: Sums): ItemMessage | null {
  const { itemId, parent } = line;
  const products = parent === null ? undefined : above.get(parent.cartItemId);
  if (products !== undefined)
    return (below.get(placeBelow(line)) ?? 0) > products ? { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', itemId } : null;
  const service = product?.kind;
  return service === 'warranty' || service === 'assembly' ? { code: 'STANDALONE_WARRANTY_ITEM', itemId, service } : null;
}

function judgeOf(sums: Sums, { site }: CartFacts): (line: LinePrice) => ItemMessage | null {
  const { units, memberships, cards, all, withoutAddOns } = sums;
  return (line) => {
    const { product } = line;
    if (product === undefined) return null;
    const { itemId } = product;
    const apart = familyProblem(line, sums);
    if (apart !== null) return apart;
    const limit = limitOf(product);
    if ((units.get(itemId) ?? 0) > limit) return { code: 'QTY_LIMIT_ITEM', itemId, limit };
    if (product.kind === 'membership' && memberships > 1) return { code: 'MEMBERSHIP_GENERIC_ERR', itemId };
    if (isGiftCard(product) && cards > MAX_GIFT_CARD_CENTS) return { code: 'GIFT_CARD_LIMIT_EXCEEDED', itemId, limit: MAX_GIFT_CARD_CENTS };
    if (all > MAX_ORDER_CENTS) return { code: 'TECHNICAL_PROBLEM', itemId };
    const missing = site.smallOrder - withoutAddOns;
    // Below the threshold an add-on says how much is missing.
    if (missing <= 0 || !isAddOn(product)) return null;
    return { code: 'ADDON_THRESHOLD_NOT_MET', itemId, minimum: site.smallOrder, missing };
  };
}
