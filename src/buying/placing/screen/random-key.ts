/** A key for one showing of the place-order form: sent twice, it orders once. */
export function randomKey(): string {
  return crypto.randomUUID();
}
