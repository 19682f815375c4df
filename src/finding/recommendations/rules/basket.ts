// Items bought together: the input of learning.

export interface Basket {
  /** Distinct items. */
  readonly itemIds: readonly string[];
  /** Customer of the basket; null when unknown. */
  readonly ownerId: string | null;
}
