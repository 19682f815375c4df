// What was bought together, as learning reads it.

export interface Basket {
  /** Different items. */
  readonly itemIds: readonly string[];
  /** Whose it was; null where nobody is to be told apart. */
  readonly ownerId: string | null;
}
