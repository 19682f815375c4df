// What the status of an answered line means to whoever counts lines (CART-9, CART-28): both spellings of active are read.

/** Lines on their way through an approval (TRANSIENT, APPROVED) and what the shop no longer knows (INVALID) count nowhere. */
export function countsByStatus(status: string | undefined, isHidden = false): boolean {
  if (status === 'DELETED') return !isHidden;
  return status === undefined || status.toLowerCase() === 'active';
}
