// Whether an order may be charged at the shop's prices: what the buyer expects to pay decides, never what the buyer would like to pay (trust 2).

/** Ours is cheaper, or at most `tolerancePercent` dearer than the order says. The order is charged at ours. */
export function isPriceRight(ordered: number, ours: number, tolerancePercent: number): boolean {
  return ours * 100 <= ordered * (100 + tolerancePercent);
}
