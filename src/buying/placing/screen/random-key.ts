/** An idempotency key for one render of the place-order form: sending the form twice places one order. */
export function randomKey(): string {
  return crypto.randomUUID();
}
