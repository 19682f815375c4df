// What one sheet, pen or page costs, so that packs of different size compare fairly.

/** Cents, with fractions, for one of the units a sales unit holds; null when it holds one or nobody said. */
export function unitPriceOf(each: number, unitCount: number | null): number | null {
  return unitCount === null || unitCount <= 1 ? null : each / unitCount;
}
