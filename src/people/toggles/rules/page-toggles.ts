// The switches that pages look at, and whose they are (USR-7).
import type { Shopper } from '#base/shopper/rules';
import type { ToggleVisitor } from './is-on.ts';

/** What of a page is shown under a switch of its own. */
export const PAGE_TOGGLES = ['chat', 'feedback'] as const;
export type PageToggle = (typeof PAGE_TOGGLES)[number];

export const GUEST_VISITOR: ToggleVisitor = { customerName: null };

/** The name of the shopper's account; of a customer without one, their own. */
export function toggleVisitor(shopper: Pick<Shopper, 'account' | 'profile'> | null): ToggleVisitor {
  const { account = null, profile = null } = shopper ?? {};
  return { customerName: account?.name ?? (profile === null ? null : `${profile.firstName} ${profile.lastName}`.trim()) };
}
