// The price of one sheet, pen or page, to compare packs of different sizes.

/** Cents, with fractions, for one unit; null when a sales unit holds one, or an unknown number. */
export function unitPriceOf(each: number, unitCount: number | null): number | null {
  return unitCount === null || unitCount <= 1 ? null : each / unitCount;
}
