// How a quantity field interprets typed text and its two buttons.

export type QuantityBounds = {
  /** Least quantity. */
  readonly min: number;
  readonly max: number;
  /** The buttons move between multiples of this. */
  readonly step: number;
};

/**
 * The quantity for a typed text (CART-11): anything but a positive whole number is 0, clamped to the bounds; an empty field is one step, or the
 * minimum if that is more.
 */
export function settledQuantity(text: string, { min, max, step }: QuantityBounds): number {
  const typed = text.trim();
  const count = typed === '' ? Math.max(step, min) : /^[0-9]+$/.test(typed) ? Number(typed) : 0;
  return Math.min(Math.max(count, min), max);
}

/** The next multiple up or down; undefined at the bound. The buttons never reach zero: removing has its own button. */
export function steppedQuantity(text: string, direction: 1 | -1, bounds: QuantityBounds): number | undefined {
  const { max, step } = bounds;
  const from = settledQuantity(text, bounds);
  const next = direction === 1 ? (Math.floor(from / step) + 1) * step : (Math.ceil(from / step) - 1) * step;
  const least = Math.max(step, bounds.min);
  if (next < least) return undefined;
  return next > max ? undefined : next;
}
