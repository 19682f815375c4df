// Which lines of an answer count (CART-9, CART-28); both spellings of active occur.

/** Lines in an approval (TRANSIENT, APPROVED) and unknown items (INVALID) do not count. */
export function countsByStatus(status: string | undefined, isHidden = false): boolean {
  if (status === 'DELETED') return !isHidden;
  return status === undefined || status.toLowerCase() === 'active';
}
