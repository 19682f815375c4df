// Goods with rules of their own: paid memberships, gift cards, add-ons, and amounts too large for one order (CART-13).
import type { ProductFacts } from '#goods/catalog/rules';
import { isLive, type CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { ItemMessage } from './cart-message.ts';

/** Gift cards one order may hold, in cents of its currency. */
export const MAX_GIFT_CARD_CENTS = 200_000;
/** Goods one order may hold online, in cents; larger ones are agreed on the telephone. */
export const MAX_ORDER_CENTS = 100_000_000;

/** Rewards are money off goods, not off money or promises. */
const NO_REWARDS: ReadonlySet<ProductFacts['kind']> = new Set([
  'giftCard',
  'eGiftCard',
  'membership',
  'warranty',
  'assembly',
  'techHelp',
  'freeSample',
]);

/** Whether a member's rewards may pay for it (easyRewardsItem). */
export function takesRewards({ kind }: Pick<ProductFacts, 'kind'>): boolean {
  return !NO_REWARDS.has(kind);
}

/** The program a membership item grants: its part number ends with it. */
function programOf({ partNumber }: Pick<ProductFacts, 'partNumber'>): 'SELECT' | 'PREMIUM' | null {
  if (partNumber.endsWith('-SEL')) return 'SELECT';
  return partNumber.endsWith('-PRE') ? 'PREMIUM' : null;
}

/**
 * Whoever is a member does not buy the same again, nor a smaller program whose benefits they have; the larger one they may. A member
 * of a program the item does not name is a member already.
 */
export function membershipProblem(product: ProductFacts, { shopper }: CartFacts): ItemMessage | null {
  const { program, member } = shopper;
  if (product.kind !== 'membership' || !member) return null;
  const offered = programOf(product);
  if (offered === 'PREMIUM' && program === 'SELECT') return null;
  if (offered === 'SELECT' && program === 'PREMIUM') return { code: 'ALREADY_BENEFICIARY', itemId: product.itemId };
  return { code: 'ALREADY_PURCHASED', itemId: product.itemId };
}

/**
 * What the rest of the cart says against having `qty` of a product on a line; the line itself is not among `others`. They are asked for
 * only where they matter, so that most adds do not look at them.
 */
export function againstTheRest(
  product: ProductFacts,
  qty: number,
  others: () => readonly CartLine[],
  facts: CartFacts,
): ItemMessage | null {
  const { itemId, kind } = product;
  if (kind === 'membership') {
    const another = others().some((line) => isLive(line) && facts.product(line.itemId)?.kind === 'membership');
    return qty > 1 || another ? { code: 'MEMBERSHIP_GENERIC_ERR', itemId } : null;
  }
  const isCard = isGiftCard(product);
  const value = isCard || qty > 1 ? (facts.price(product, qty)?.each ?? 0) * qty : 0;
  if (isCard) {
    const cards = others().reduce((sum, line) => sum + (isGiftCard(facts.product(line.itemId)) ? worth(line, facts) : 0), value);
    return cards > MAX_GIFT_CARD_CENTS ? { code: 'GIFT_CARD_LIMIT_EXCEEDED', itemId, limit: MAX_GIFT_CARD_CENTS } : null;
  }
  // Only large lines are worth adding up.
  if (value < MAX_ORDER_CENTS / 10_000) return null;
  return others().reduce((sum, line) => sum + worth(line, facts), value) > MAX_ORDER_CENTS ? { code: 'TECHNICAL_PROBLEM', itemId } : null;
}

export function isGiftCard(product: ProductFacts | undefined): boolean {
  return product?.kind === 'giftCard' || product?.kind === 'eGiftCard';
}

/** By the price the shopper last saw: the limit is a round one, and hundreds of lines need not be priced for it. */
function worth(line: CartLine, facts: CartFacts): number {
  if (!isLive(line)) return 0;
  if (line.seenCents !== null) return line.seenCents * line.qty;
  const product = facts.product(line.itemId);
  return product === undefined ? 0 : (facts.price(product, line.qty)?.each ?? 0) * line.qty;
}

/** An add-on leaves with other goods only: its facet `addOn` says so. */
export function isAddOn(product: Pick<ProductFacts, 'facets'> | undefined): boolean {
  return product?.facets['addOn'] !== undefined;
}
