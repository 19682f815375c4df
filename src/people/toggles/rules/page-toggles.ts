// The toggles that pages use, and the visitor they apply to (USR-7).
import type { Shopper } from '#base/shopper/rules';
import type { ToggleVisitor } from './is-on.ts';

/** Parts of pages that have a toggle. `signOut` is the header's link: the account page keeps its own (T34). */
export const PAGE_TOGGLES = [
  'chat',
  'feedback',
  'helpCenter',
  'footerContent',
  'flyouts',
  'recommendations',
  'banners',
  'popularCategories',
  'giftCardLink',
  'insidersNetwork',
  'learnTab',
  'signOut',
] as const;
export type PageToggle = (typeof PAGE_TOGGLES)[number];

export const GUEST_VISITOR: ToggleVisitor = { customerName: null };

/** The name of the shopper's account; without an account, the customer's own. */
export function toggleVisitor(shopper: Pick<Shopper, 'account' | 'profile'> | null): ToggleVisitor {
  const { account = null, profile = null } = shopper ?? {};
  return { customerName: account?.name ?? (profile === null ? null : `${profile.firstName} ${profile.lastName}`.trim()) };
}
