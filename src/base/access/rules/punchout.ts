// Somebody who shops for a purchasing system: what they may call (B2B-9).
import { isOpen, type Access } from './access.ts';
import { CART_DEEDS, type ActingRule } from './acting.ts';

/** A session that a purchasing system has opened. */
export interface Punchout {
  readonly sessionId: string;
  readonly accountNumber: string;
  /** `inspect`: the cart is shown, nothing can be changed. */
  readonly operation: 'create' | 'edit' | 'inspect';
  /** What its people call the system, and who shops. */
  readonly system: string;
  readonly organization: string;
  readonly buyer: string;
  /** Origins whose pages may show the shop in a frame. */
  readonly frameOrigins: readonly string[];
  /** Origins that its carts may be posted to, and sent on to from there. */
  readonly returnOrigins: readonly string[];
  /** The address that the cart is posted to. */
  readonly returnTo: string;
  /** The name of the window that it is posted to; '' for the shop's own. */
  readonly target: string;
  readonly until: Date;
  /** It has ended: by its time, by its person, or because they may not shop any more. Who it was for is still known. */
  readonly isOver: boolean;
}

interface Line {
  readonly access: Access;
  readonly acting?: ActingRule;
  readonly punchout?: true;
}

/**
 * What happens to a call in such a session: open is what a guest may call and a representative may do, for the system's word opens neither the account
 * nor a checkout. `change`: open, unless the cart is only shown.
 */
export function punchoutAdmission({ access, acting, punchout }: Line, changesState: boolean): 'closed' | 'open' | 'change' {
  if (punchout === true) return 'open';
  const isForVisitors = isOpen(access) || (typeof access === 'object' && 'visitorWith' in access);
  if (!isForVisitors || acting === 'never') return 'closed';
  if (!changesState || acting === 'unrecorded') return 'open';
  return typeof acting === 'object' && (CART_DEEDS.includes(acting.deed) || acting.deed === 'storeChange') ? 'change' : 'closed';
}
