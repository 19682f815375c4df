// A representative who acts for a shopper: what they may call, and what of it is recorded (USR-6, USR-11).

/** What a representative can do for a shopper, each in the words of the shopper's record. */
export const ACTING_DEEDS = [
  'cartAdd',
  'cartChange',
  'cartRemove',
  'cartSend',
  'savedAdd',
  'savedRemove',
  'savedToCart',
  'listChange',
  'restockChange',
  'addressChange',
  'storeChange',
  'orderCancel',
  'returnStart',
  'returnCancel',
  'signOut',
] as const;
export type ActingDeed = (typeof ACTING_DEEDS)[number];

/** Deeds that change what the shopper finds in the cart. */
export const CART_DEEDS: readonly ActingDeed[] = ['cartAdd', 'cartChange', 'cartRemove', 'savedToCart'];

/**
 * Whether a representative may call a line for a shopper.
 * - `never`: closed, reading too.
 * - `unrecorded`: open; it changes nothing of the shopper's.
 * - a deed: open, and recorded before it runs. `about`: the fields of the input that the record names, such as `body.items.itemId`.
 *
 * Without a rule a line that only reads is open, and one that changes something is closed.
 */
export type ActingRule = 'never' | 'unrecorded' | { readonly deed: ActingDeed; readonly about?: readonly string[] };

/** The representative of a session in which somebody acts for its shopper. */
export interface Acting {
  readonly actingId: string;
  /** The representative's profile; `number` is the number that the shop knows them by (csrUserId). */
  readonly representativeId: string;
  readonly name: string;
  readonly number: string;
  readonly reason: string;
  readonly until: Date;
  /** The shopper's first name, for sentences about what is closed. */
  readonly firstName: string;
}

/** What happens to a call of a representative who acts for a shopper. */
export function actingAdmission(rule: ActingRule | undefined, changesState: boolean): 'closed' | 'open' | 'recorded' {
  if (rule === undefined) return changesState ? 'closed' : 'open';
  if (rule === 'never') return 'closed';
  return rule === 'unrecorded' ? 'open' : 'recorded';
}
