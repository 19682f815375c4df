// Goods with special rules: paid memberships, gift cards, add-ons, and amounts too large for one order (CART-13).
import type { ProductFacts } from '#goods/catalog/rules';
import { isLive, type CartLine } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import type { ItemMessage } from './cart-message.ts';

/** Most gift cards in one order, in cents of its currency. */
export const MAX_GIFT_CARD_CENTS = 200_000;
/** Most goods in one online order, in cents; larger orders are agreed by telephone. */
export const MAX_ORDER_CENTS = 100_000_000;

/** Rewards cannot buy money or services. */
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

export type Program = 'SELECT' | 'PREMIUM';

/** The program that a membership item grants, read from the end of its part number. */
export function programOf({ partNumber }: Pick<ProductFacts, 'partNumber'>): Program | null {
  if (partNumber.endsWith('-SEL')) return 'SELECT';
  return partNumber.endsWith('-PRE') ? 'PREMIUM' : null;
}

/** The program that an item gives to somebody else than its buyer; null: it is no gift. */
export function giftedProgramOf({ partNumber }: Pick<ProductFacts, 'partNumber'>): Program | null {
  return partNumber.endsWith(GIFT) ? programOf({ partNumber: partNumber.slice(0, -GIFT.length) }) : null;
}

const GIFT = '-GIFT';

/** A member cannot buy the same program again or a smaller one, but may buy the larger one. An unknown program counts as the same. */
export function membershipProblem(product: ProductFacts, { shopper }: CartFacts): ItemMessage | null {
  const { program, member } = shopper;
  if (product.kind !== 'membership' || !member || giftedProgramOf(product) !== null) return null;
  const offered = programOf(product);
  if (offered === 'PREMIUM' && program === 'SELECT') return null;
  if (offered === 'SELECT' && program === 'PREMIUM') return { code: 'ALREADY_BENEFICIARY', itemId: product.itemId };
  return { code: 'ALREADY_PURCHASED', itemId: product.itemId };
}

/**
 * Why the rest of the cart does not allow `qty` of a product on a line; `others` excludes the line itself. Calls `others` only when needed, so that
 * most adds never go through the lines.
 */
export function crossLineProblem(
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
  // Only large amounts are worth the sum.
  if (value < MAX_ORDER_CENTS / 10_000) return null;
  return others().reduce((sum, line) => sum + worth(line, facts), value) > MAX_ORDER_CENTS ? { code: 'TECHNICAL_PROBLEM', itemId } : null;
}

export function isGiftCard(product: ProductFacts | undefined): boolean {
  return product?.kind === 'giftCard' || product?.kind === 'eGiftCard';
}

/** Uses the price the shopper last saw: exact enough for this limit, and saves pricing hundreds of lines. */
function worth(line: CartLine, facts: CartFacts): number {
  if (!isLive(line)) return 0;
  if (line.seenCents !== null) return line.seenCents * line.qty;
  const product = facts.product(line.itemId);
  return product === undefined ? 0 : (facts.price(product, line.qty)?.each ?? 0) * line.qty;
}

/** The facet `addOn` marks goods that ship only with other goods. */
export function isAddOn(product: Pick<ProductFacts, 'facets'> | undefined): boolean {
  return product?.facets['addOn'] !== undefined;
}
