// What a quantity field makes of typed text and of its two buttons.

export type QuantityBounds = {
  /** The least that can be typed. */
  readonly min: number;
  readonly max: number;
  /** The buttons move by this much, and only to its multiples. */
  readonly step: number;
};

/**
 * The number a finished text stands for (CART-11): what is no whole number in digits, zero or negative is 0, within the bounds; an empty
 * field counts as one step, or the least if that is more.
 */
export function settledQuantity(text: string, { min, max, step }: QuantityBounds): number {
  const typed = text.trim();
  const count = typed === '' ? Math.max(step, min) : /^[0-9]+$/.test(typed) ? Number(typed) : 0;
  return Math.min(Math.max(count, min), max);
}

/** The next stop up or down; undefined when there is none. The buttons never reach zero: removing has its own button. */
export function steppedQuantity(text: string, direction: 1 | -1, bounds: QuantityBounds): number | undefined {
  const { max, step } = bounds;
  const from = settledQuantity(text, bounds);
  const next = direction === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  const least = Math.max(step, bounds.min);
  if (next < least) return undefined;
  return next > max ? undefined : next;
}
