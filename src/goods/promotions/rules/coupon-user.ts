// Who uses a coupon that each person may use so often (CART-15, trust 7).

/** Whoever shares the account, the e-mail or the delivery address is the same person. */
export interface CouponUser {
  /** The account's shopper, or the guest of this browser; null for a visitor without a session. */
  readonly ownerId: string | null;
  /** As `emailIdentity` writes it; '' when it is not known. */
  readonly email: string;
  /** Where goods go, however it is written (`dwellingOf`); '' when it is not known, or is no single person's. */
  readonly address: string;
}

/** Gmail's two names for one mailbox. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * An e-mail as it tells people apart: capitals do not, nor does what follows a plus, which everybody may add to their own address. Dots do, except
 * at Gmail, which does not look at them; elsewhere `a.silva@` and `asilva@` are two people.
 */
export function emailIdentity(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  if (name === '' || host === '') return '';
  const [plain = ''] = name.split('+');
  return GMAIL.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain === '' ? name : plain}@${host}`;
}
