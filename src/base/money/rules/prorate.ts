// Splits an amount over lines by their weight, so that the shares sum exactly (largest remainder).

/**
 * Shares of `amount` cents in proportion to `weights` (cents ≥ 0). Whole cents; they sum to `amount`, or are all 0 when every weight is 0. Rounding
 * leftovers go to the largest remainders, earlier lines first. No share exceeds its weight as long as `amount` does not exceed their sum.
 */
export function prorate(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || amount === 0) return weights.map(() => 0);
  const shares = weights.map(() => 0);
  const parts = weights.flatMap((weight, at) => (weight === 0 ? [] : [{ at, ...divided(amount, weight, total) }]));
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  for (const { at, share } of parts) shares[at] = share;
  return shares;
}

/** `amount × weight ÷ total`: quotient and remainder, exact even if the product exceeds a safe integer. */
function divided(amount: number, weight: number, total: number): { share: number; readonly rest: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return { share: Math.floor(product / total), rest: product % total };
  const exact = BigInt(amount) * BigInt(weight);
  return { share: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
}
