// The user of a coupon with a limit per person (CART-15, trust 7).

/** The same account, e-mail or delivery address means the same person. */
export interface CouponUser {
  /** The account's shopper, or the guest of this browser; null for a visitor without a session. */
  readonly ownerId: string | null;
  /** Normalized by `emailIdentity`; '' when unknown. */
  readonly email: string;
  /** Destination, normalized by `dwellingOf`; '' when unknown, or shared by many people. */
  readonly address: string;
  /** A placed order that the shopper is changing: its uses do not count, since it ends when the changed order is placed. */
  readonly changes?: string | undefined;
}

/** Gmail's two domains for one mailbox. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an e-mail to identify a person: ignores case, and the part after a plus, which everybody can add to their own address. Dots matter,
 * except at Gmail, which ignores them; elsewhere `a.silva@` and `asilva@` are two people.
 */
export function emailIdentity(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  if (name === '' || host === '') return '';
  const [plain = ''] = name.split('+');
  return GMAIL.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain === '' ? name : plain}@${host}`;
}
